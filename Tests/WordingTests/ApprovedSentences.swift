/// The sentences of a payment as they are approved: key, English, Chinese.
///
/// A change here is a change of what people read and hear; it wants to be read aloud once.
enum ApprovedSentences {
  static let shown: [(key: String, english: String, chinese: String)] = [
    (
      "alternative.offer",
      "Do you want to see what DemoPay offers instead?",
      "要看看“DemoPay”提供的其他选择吗？"
    ),
    (
      "ambiguous",
      "That could mean more than one thing. Say it another way.",
      "这句话有不止一种理解。请换个说法。"
    ),
    (
      "ask.INRequestPaymentIntent.currencyAmount",
      "How much do you want to request?",
      "您想收多少钱？"
    ),
    (
      "ask.INRequestPaymentIntent.note",
      "What's the request for?",
      "您想为这笔收款写什么备注？"
    ),
    (
      "ask.INRequestPaymentIntent.payer",
      "Who do you want to request money from?",
      "您想向谁收款？"
    ),
    (
      "ask.INSendPaymentIntent.currencyAmount",
      "How much do you want to send?",
      "您想付多少钱？"
    ),
    (
      "ask.INSendPaymentIntent.note",
      "What's the payment for?",
      "您想为这笔付款写什么备注？"
    ),
    (
      "ask.INSendPaymentIntent.payee",
      "Who do you want to pay?",
      "您想付款给谁？"
    ),
    (
      "button.confirm.INRequestPaymentIntent",
      "Request",
      "收款"
    ),
    (
      "button.confirm.INSendPaymentIntent",
      "Send",
      "付款"
    ),
    (
      "button.dontAllow",
      "Don't Allow",
      "不允许"
    ),
    (
      "button.notNow",
      "Not Now",
      "以后"
    ),
    (
      "button.openApp",
      "Open DemoPay",
      "打开“DemoPay”"
    ),
    (
      "button.retry",
      "Try Again",
      "重试"
    ),
    (
      "cancelled",
      "OK, canceled.",
      "好的，已取消。"
    ),
    (
      "cancelled.INRequestPaymentIntent",
      "OK, no request was sent.",
      "好的，收款请求没有发出。"
    ),
    (
      "cancelled.INRequestPaymentIntent.handling",
      "OK, but the request had already begun. Check in DemoPay whether it was sent.",
      "好的，但收款请求已经开始处理。请在“DemoPay”中查看是否已发出。"
    ),
    (
      "cancelled.INSendPaymentIntent",
      "OK, nothing was sent.",
      "好的，没有付款。"
    ),
    (
      "cancelled.INSendPaymentIntent.handling",
      "OK, but the payment had already begun. Check in DemoPay whether it was made.",
      "好的，但付款已经开始。请在“DemoPay”中查看是否已完成。"
    ),
    (
      "card.INRequestPaymentIntent",
      "Payment Request",
      "收款请求"
    ),
    (
      "card.INSendPaymentIntent",
      "Payment",
      "付款"
    ),
    (
      "code",
      "DemoPay couldn't do that. Try again, or do it in DemoPay.",
      "“DemoPay”无法完成此操作。请重试，或在“DemoPay”中操作。"
    ),
    (
      "code.*.*.continueInApp",
      "Continue in DemoPay.",
      "请在“DemoPay”中继续。"
    ),
    (
      "code.*.*.failure",
      "Something went wrong in DemoPay. Try again, or do it in DemoPay.",
      "“DemoPay”出了点问题。请重试，或在“DemoPay”中操作。"
    ),
    (
      "code.INRequestPaymentIntent.*.failureCredentialsUnverified",
      "DemoPay couldn't verify your account or the other person's. No request was sent. Check your account in DemoPay.",
      "“DemoPay”无法验证您或对方的账户。收款请求没有发出。请在“DemoPay”中检查您的账户。"
    ),
    (
      "code.INRequestPaymentIntent.*.failureNoBankAccount",
      "You or the other person hasn't set up a bank account in DemoPay. No request was sent. Check yours there.",
      "您或对方尚未在“DemoPay”中设置银行账户。收款请求没有发出。请在“DemoPay”中检查您的账户。"
    ),
    (
      "code.INRequestPaymentIntent.*.failureNotEligible",
      "You or the other person can't use DemoPay for requests yet. No request was sent. See why in DemoPay.",
      "您或对方暂时无法使用“DemoPay”收款。收款请求没有发出。请在“DemoPay”中查看原因。"
    ),
    (
      "code.INRequestPaymentIntent.*.failurePaymentsAmountAboveMaximum",
      "That's more than DemoPay lets you request. No request was sent. Try a smaller amount.",
      "金额高于“DemoPay”的收款上限。收款请求没有发出。请换一个更小的金额再试。"
    ),
    (
      "code.INRequestPaymentIntent.*.failurePaymentsAmountBelowMinimum",
      "That's less than DemoPay lets you request. No request was sent. Try a larger amount.",
      "金额低于“DemoPay”的收款下限。收款请求没有发出。请换一个更大的金额再试。"
    ),
    (
      "code.INRequestPaymentIntent.*.failurePaymentsCurrencyUnsupported",
      "DemoPay can't request money in that currency. No request was sent. Try another currency.",
      "“DemoPay”不支持以该货币收款。收款请求没有发出。请换一种货币再试。"
    ),
    (
      "code.INRequestPaymentIntent.*.failureRequiringAppLaunch",
      "To send this request, continue in DemoPay.",
      "要发出收款请求，请在“DemoPay”中继续。"
    ),
    (
      "code.INRequestPaymentIntent.*.failureTermsAndConditionsAcceptanceRequired",
      "You need to accept the terms and conditions in DemoPay first. No request was sent.",
      "您需要先在“DemoPay”中接受条款与条件。收款请求没有发出。"
    ),
    (
      "code.INRequestPaymentIntent.confirm.failure",
      "Something went wrong in DemoPay. No request was sent.",
      "“DemoPay”出了点问题。收款请求没有发出。"
    ),
    (
      "code.INRequestPaymentIntent.confirm.inProgress",
      "Sorry, there was a problem with the app. Check in DemoPay whether a request is on its way.",
      "抱歉，这个 App 出了点问题。请在“DemoPay”中查看收款请求是否正在发出。"
    ),
    (
      "code.INRequestPaymentIntent.confirm.ready",
      "Everything is ready for the request.",
      "收款请求已准备就绪。"
    ),
    (
      "code.INRequestPaymentIntent.confirm.success",
      "Sorry, there was a problem with the app. Check in DemoPay before you request again.",
      "抱歉，这个 App 出了点问题。再次收款前，请在“DemoPay”中查看。"
    ),
    (
      "code.INRequestPaymentIntent.confirm.unspecified",
      "Sorry, there was a problem with the app. No request was sent.",
      "抱歉，这个 App 出了点问题。收款请求没有发出。"
    ),
    (
      "code.INRequestPaymentIntent.handle.failure",
      "DemoPay couldn't send the request. Try again, or check in DemoPay.",
      "“DemoPay”未能发出收款请求。您可以再试一次，或在“DemoPay”中查看。"
    ),
    (
      "code.INRequestPaymentIntent.handle.inProgress",
      "DemoPay has your request for $20.00 from Maria Chen and is still processing it.",
      "“DemoPay”已收到您向 Maria Chen 收款 US$20.00 的请求，正在处理。"
    ),
    (
      "code.INRequestPaymentIntent.handle.ready",
      "Sorry, there was a problem with the app. The request may not have been sent. Check in DemoPay.",
      "抱歉，这个 App 出了点问题。收款请求可能没有发出。请在“DemoPay”中查看。"
    ),
    (
      "code.INRequestPaymentIntent.handle.success",
      "You requested $20.00 from Maria Chen.",
      "已向 Maria Chen 发出 US$20.00 的收款请求。"
    ),
    (
      "code.INRequestPaymentIntent.handle.unspecified",
      "Sorry, there was a problem with the app. Check in DemoPay whether the request was sent.",
      "抱歉，这个 App 出了点问题。请在“DemoPay”中查看收款请求是否已发出。"
    ),
    (
      "code.INSendPaymentIntent.*.failureCredentialsUnverified",
      "DemoPay couldn't verify your account or the other person's. Nothing was sent. Check your account in DemoPay.",
      "“DemoPay”无法验证您或对方的账户。款项没有转出。请在“DemoPay”中检查您的账户。"
    ),
    (
      "code.INSendPaymentIntent.*.failureInsufficientFunds",
      "There isn't enough money in your account. Nothing was sent. Add some in DemoPay, or try a smaller amount.",
      "您的账户余额不足。款项没有转出。请在“DemoPay”中充值，或减少金额再试。"
    ),
    (
      "code.INSendPaymentIntent.*.failureNoBankAccount",
      "You or the other person hasn't set up a bank account in DemoPay. Nothing was sent. Check yours there.",
      "您或对方尚未在“DemoPay”中设置银行账户。款项没有转出。请在“DemoPay”中检查您的账户。"
    ),
    (
      "code.INSendPaymentIntent.*.failureNotEligible",
      "You or the other person can't use DemoPay for payments yet. Nothing was sent. See why in DemoPay.",
      "您或对方暂时无法使用“DemoPay”付款。款项没有转出。请在“DemoPay”中查看原因。"
    ),
    (
      "code.INSendPaymentIntent.*.failurePaymentsAmountAboveMaximum",
      "That's more than DemoPay lets you send. Nothing was sent. Try a smaller amount.",
      "金额高于“DemoPay”的付款上限。款项没有转出。请换一个更小的金额再试。"
    ),
    (
      "code.INSendPaymentIntent.*.failurePaymentsAmountBelowMinimum",
      "That's less than DemoPay lets you send. Nothing was sent. Try a larger amount.",
      "金额低于“DemoPay”的付款下限。款项没有转出。请换一个更大的金额再试。"
    ),
    (
      "code.INSendPaymentIntent.*.failurePaymentsCurrencyUnsupported",
      "DemoPay can't send money in that currency. Nothing was sent. Try another currency.",
      "“DemoPay”不支持以该货币付款。款项没有转出。请换一种货币再试。"
    ),
    (
      "code.INSendPaymentIntent.*.failureRequiringAppLaunch",
      "To make this payment, continue in DemoPay.",
      "要完成这笔付款，请在“DemoPay”中继续。"
    ),
    (
      "code.INSendPaymentIntent.*.failureTermsAndConditionsAcceptanceRequired",
      "You need to accept the terms and conditions in DemoPay first. Nothing was sent.",
      "您需要先在“DemoPay”中接受条款与条件。款项没有转出。"
    ),
    (
      "code.INSendPaymentIntent.confirm.failure",
      "Something went wrong in DemoPay. Nothing was sent.",
      "“DemoPay”出了点问题。款项没有转出。"
    ),
    (
      "code.INSendPaymentIntent.confirm.inProgress",
      "Sorry, there was a problem with the app. Check in DemoPay whether a payment has started.",
      "抱歉，这个 App 出了点问题。请在“DemoPay”中查看付款是否已经开始。"
    ),
    (
      "code.INSendPaymentIntent.confirm.ready",
      "Everything is ready for the payment.",
      "付款已准备就绪。"
    ),
    (
      "code.INSendPaymentIntent.confirm.success",
      "Sorry, there was a problem with the app. Check in DemoPay before you pay again.",
      "抱歉，这个 App 出了点问题。再次付款前，请在“DemoPay”中查看。"
    ),
    (
      "code.INSendPaymentIntent.confirm.unspecified",
      "Sorry, there was a problem with the app. Nothing was sent.",
      "抱歉，这个 App 出了点问题。款项没有转出。"
    ),
    (
      "code.INSendPaymentIntent.handle.failure",
      "DemoPay couldn't make the payment. Try again, or check in DemoPay.",
      "“DemoPay”未能完成付款。您可以再试一次，或在“DemoPay”中查看。"
    ),
    (
      "code.INSendPaymentIntent.handle.inProgress",
      "DemoPay has your payment of $20.00 to Maria Chen and is still processing it.",
      "“DemoPay”已收到您向 Maria Chen 付款 US$20.00 的请求，正在处理。"
    ),
    (
      "code.INSendPaymentIntent.handle.ready",
      "Sorry, there was a problem with the app. The payment may not have been made. Check in DemoPay.",
      "抱歉，这个 App 出了点问题。这笔付款可能没有完成。请在“DemoPay”中查看。"
    ),
    (
      "code.INSendPaymentIntent.handle.success",
      "You sent $20.00 to Maria Chen.",
      "已向 Maria Chen 付款 US$20.00。"
    ),
    (
      "code.INSendPaymentIntent.handle.unspecified",
      "Sorry, there was a problem with the app. Check in DemoPay whether the money was sent.",
      "抱歉，这个 App 出了点问题。请在“DemoPay”中查看款项是否已转出。"
    ),
    (
      "confirmation.INRequestPaymentIntent.note.none",
      "Did you mean Maria Chen?",
      "您指的是 Maria Chen 吗？"
    ),
    (
      "confirmation.INRequestPaymentIntent.payer.none",
      "Did you mean Maria Chen?",
      "您指的是 Maria Chen 吗？"
    ),
    (
      "confirmation.INSendPaymentIntent.note.none",
      "Did you mean Maria Chen?",
      "您指的是 Maria Chen 吗？"
    ),
    (
      "confirmation.INSendPaymentIntent.payee.none",
      "Did you mean Maria Chen?",
      "您指的是 Maria Chen 吗？"
    ),
    (
      "disambiguation",
      "Which one?",
      "您指的是哪一个？"
    ),
    (
      "disambiguation.INRequestPaymentIntent.currencyAmount",
      "Which amount?",
      "您指的是哪个金额？"
    ),
    (
      "disambiguation.INRequestPaymentIntent.note",
      "Which note?",
      "您想用哪条备注？"
    ),
    (
      "disambiguation.INRequestPaymentIntent.payer",
      "Which Maria?",
      "您指的是哪一位 Maria？"
    ),
    (
      "disambiguation.INSendPaymentIntent.currencyAmount",
      "Which amount?",
      "您指的是哪个金额？"
    ),
    (
      "disambiguation.INSendPaymentIntent.note",
      "Which note?",
      "您想用哪条备注？"
    ),
    (
      "disambiguation.INSendPaymentIntent.payee",
      "Which Maria?",
      "您指的是哪一位 Maria？"
    ),
    (
      "disambiguation.more",
      "Here are more.",
      "还有这些。"
    ),
    (
      "disambiguation.noMore",
      "There are no more.",
      "没有其他选项了。"
    ),
    (
      "disambiguation.rest",
      "Do you want to hear 2 more?",
      "还有 2 个，要读给您听吗？"
    ),
    (
      "donation",
      "A detail of this shortcut is no longer valid, so nothing was done.",
      "这个快捷指令中有一项内容已失效，因此没有执行任何操作。"
    ),
    (
      "ending.extensionFault",
      "Fault in the extension",
      "扩展出错"
    ),
    (
      "ending.failed",
      "Failed: failure",
      "失败：failure"
    ),
    (
      "gaveUp",
      "I still didn't get that. You can continue in DemoPay.",
      "我还是没弄明白。您可以在“DemoPay”中继续。"
    ),
    (
      "gaveUp.INRequestPaymentIntent",
      "I still didn't get that, so no request was sent. You can continue in DemoPay.",
      "我还是没弄明白，所以没有发出收款请求。您可以在“DemoPay”中继续。"
    ),
    (
      "gaveUp.INSendPaymentIntent",
      "I still didn't get that, so nothing was sent. You can continue in DemoPay.",
      "我还是没弄明白，所以没有付款。您可以在“DemoPay”中继续。"
    ),
    (
      "goAhead.INRequestPaymentIntent",
      "Request $20.00 from Maria Chen?",
      "向 Maria Chen 收款 US$20.00？"
    ),
    (
      "goAhead.INRequestPaymentIntent.fee",
      "Request $20.00 from Maria Chen with a fee of $0.50?",
      "向 Maria Chen 收款 US$20.00，手续费 US$0.50？"
    ),
    (
      "goAhead.INSendPaymentIntent",
      "Send $20.00 to Maria Chen?",
      "向 Maria Chen 付款 US$20.00？"
    ),
    (
      "goAhead.INSendPaymentIntent.fee",
      "Send $20.00 to Maria Chen with a fee of $0.50?",
      "向 Maria Chen 付款 US$20.00，手续费 US$0.50？"
    ),
    (
      "misheard",
      "Sorry, I didn't catch that.",
      "抱歉，我没听清楚。"
    ),
    (
      "notUnderstood",
      "I can't help with that. You could search the web for it.",
      "这个我帮不上忙。您可以在网上搜索。"
    ),
    (
      "notUnderstood.web",
      "OK, I found this on the web.",
      "好的，这是我在网上找到的。"
    ),
    (
      "nothingToCancel",
      "There's nothing to cancel.",
      "没有可以取消的操作。"
    ),
    (
      "nothingToUndo",
      "There's nothing to undo.",
      "没有可以撤销的操作。"
    ),
    (
      "offline",
      "There's a problem with the network connection. Try again later.",
      "网络连接有问题。请稍后再试。"
    ),
    (
      "openApp.declined",
      "OK. You can continue in DemoPay later.",
      "好的。您可以稍后在“DemoPay”中继续。"
    ),
    (
      "openApp.offer",
      "Do you want to open DemoPay?",
      "要打开“DemoPay”吗？"
    ),
    (
      "openApp.opening",
      "Opening DemoPay.",
      "正在打开“DemoPay”。"
    ),
    (
      "problem",
      "Sorry, there was a problem with the app.",
      "抱歉，这个 App 出了点问题。"
    ),
    (
      "replaced",
      "OK, leaving that.",
      "好的，之前的请求不再继续。"
    ),
    (
      "replaced.INRequestPaymentIntent",
      "OK. The earlier request wasn't sent.",
      "好的，之前的收款请求没有发出。"
    ),
    (
      "replaced.INRequestPaymentIntent.handling",
      "OK, but the request had already begun. Check in DemoPay whether it was sent.",
      "好的，但收款请求已经开始处理。请在“DemoPay”中查看是否已发出。"
    ),
    (
      "replaced.INSendPaymentIntent",
      "OK. The earlier payment wasn't sent.",
      "好的，之前的付款没有进行。"
    ),
    (
      "replaced.INSendPaymentIntent.handling",
      "OK, but the payment had already begun. Check in DemoPay whether it was made.",
      "好的，但付款已经开始。请在“DemoPay”中查看是否已完成。"
    ),
    (
      "retry.offer",
      "Do you want to try again?",
      "要再试一次吗？"
    ),
    (
      "route.justInstalled",
      "Sorry, I'll need a few more minutes to get DemoPay ready. Try again then.",
      "抱歉，我还需要几分钟来准备“DemoPay”。请稍后再试。"
    ),
    (
      "route.noApp",
      "You don't have an app that can do that with Siri. Install one, then try again.",
      "您没有能通过 Siri 完成此操作的 App。请安装一个再试。"
    ),
    (
      "route.notInstalled",
      "It doesn't look like you have an app named DemoPay.",
      "您好像没有名为“DemoPay”的 App。"
    ),
    (
      "route.notSupported",
      "DemoPay can't do that with Siri.",
      "“DemoPay”无法通过 Siri 完成此操作。"
    ),
    (
      "route.permission",
      "Do you want to use DemoPay with Siri?",
      "要通过 Siri 使用“DemoPay”吗？"
    ),
    (
      "route.permissionDenied",
      "Siri isn't allowed to use DemoPay. You can allow it in Settings.",
      "Siri 没有使用“DemoPay”的权限。您可以在“设置”中允许。"
    ),
    (
      "route.restricted",
      "Siri can't use DemoPay because of a restriction on this device. Ask whoever manages it.",
      "由于此设备的限制，Siri 无法使用“DemoPay”。请联系设备的管理员。"
    ),
    (
      "route.whichApp",
      "Which app do you want to use?",
      "您想使用哪个 App？"
    ),
    (
      "row.fee",
      "Fee",
      "手续费"
    ),
    (
      "row.payee",
      "To",
      "收款人"
    ),
    (
      "silence",
      "I didn't hear anything.",
      "我没有听到您说话。"
    ),
    (
      "status.completed",
      "completed",
      "已完成"
    ),
    (
      "suggestApp",
      "This keeps failing. Do you want to do it in DemoPay instead?",
      "一直没有成功。要改为在“DemoPay”中操作吗？"
    ),
    (
      "undo",
      "That can't be undone here. Check your options in DemoPay.",
      "这项操作无法在这里撤销。请在“DemoPay”中查看可行的办法。"
    ),
    (
      "undo.nothingYet",
      "Nothing has been done yet, so there's nothing to undo.",
      "目前还没有执行任何操作，不需要撤销。"
    ),
    (
      "choice.notThere",
      "There are only 2 to choose from.",
      "一共只有 2 个可以选。"
    ),
    (
      "effort.calls",
      "2 calls",
      "调用 2 次"
    ),
    (
      "undo.INRequestPaymentIntent",
      "A payment request can't be taken back here. Check your options in DemoPay.",
      "收款请求无法在这里撤回。请在“DemoPay”中查看可行的办法。"
    ),
    (
      "undo.INSendPaymentIntent",
      "A payment can't be taken back here. Check your options in DemoPay.",
      "付款无法在这里撤回。请在“DemoPay”中查看可行的办法。"
    ),
    (
      "unlock.ask",
      "You'll need to unlock your iPhone first.",
      "您需要先解锁 iPhone。"
    ),
    (
      "unlock.refused",
      "Your iPhone is still locked, so nothing was done.",
      "iPhone 仍处于锁定状态，没有执行任何操作。"
    ),
    (
      "unsupported.INRequestPaymentIntent.currencyAmount.none",
      "DemoPay can't request that amount. Choose another one.",
      "“DemoPay”无法收取该金额。请换一个金额。"
    ),
    (
      "unsupported.INRequestPaymentIntent.currencyAmount.paymentsAmountAboveMaximum",
      "That's more than DemoPay lets you request. Choose a smaller amount.",
      "金额高于“DemoPay”的收款上限。请换一个更小的金额。"
    ),
    (
      "unsupported.INRequestPaymentIntent.currencyAmount.paymentsAmountBelowMinimum",
      "That's less than DemoPay lets you request. Choose a larger amount.",
      "金额低于“DemoPay”的收款下限。请换一个更大的金额。"
    ),
    (
      "unsupported.INRequestPaymentIntent.currencyAmount.paymentsCurrencyUnsupported",
      "DemoPay can't request money in that currency. Choose another currency.",
      "“DemoPay”不支持以该货币收款。请换一种货币。"
    ),
    (
      "unsupported.INRequestPaymentIntent.note.none",
      "DemoPay can't use that note. Choose another one.",
      "“DemoPay”无法使用这条备注。请换一条备注。"
    ),
    (
      "unsupported.INRequestPaymentIntent.payer.credentialsUnverified",
      "DemoPay couldn't verify that account. Request from someone else, or check the account in DemoPay.",
      "“DemoPay”无法验证该账户。请换一位付款人，或在“DemoPay”中检查该账户。"
    ),
    (
      "unsupported.INRequestPaymentIntent.payer.noAccount",
      "That person doesn't have an account with DemoPay. Request from someone who does.",
      "对方没有“DemoPay”账户。请换一位付款人。"
    ),
    (
      "unsupported.INRequestPaymentIntent.payer.noValidHandle",
      "That contact has no phone number or email address that DemoPay can use. Add one, or request from someone else.",
      "此联系人没有“DemoPay”可用的电话号码或电子邮件地址。请添加一个，或换一位付款人。"
    ),
    (
      "unsupported.INRequestPaymentIntent.payer.none",
      "DemoPay can't request money from that person.",
      "“DemoPay”无法向此人收款。"
    ),
    (
      "unsupported.INSendPaymentIntent.currencyAmount.none",
      "DemoPay can't send that amount. Choose another one.",
      "“DemoPay”无法支付该金额。请换一个金额。"
    ),
    (
      "unsupported.INSendPaymentIntent.currencyAmount.paymentsAmountAboveMaximum",
      "That's more than DemoPay lets you send. Choose a smaller amount.",
      "金额高于“DemoPay”的付款上限。请换一个更小的金额。"
    ),
    (
      "unsupported.INSendPaymentIntent.currencyAmount.paymentsAmountBelowMinimum",
      "That's less than DemoPay lets you send. Choose a larger amount.",
      "金额低于“DemoPay”的付款下限。请换一个更大的金额。"
    ),
    (
      "unsupported.INSendPaymentIntent.currencyAmount.paymentsCurrencyUnsupported",
      "DemoPay can't send money in that currency. Choose another currency.",
      "“DemoPay”不支持以该货币付款。请换一种货币。"
    ),
    (
      "unsupported.INSendPaymentIntent.note.none",
      "DemoPay can't use that note. Choose another one.",
      "“DemoPay”无法使用这条备注。请换一条备注。"
    ),
    (
      "unsupported.INSendPaymentIntent.payee.credentialsUnverified",
      "DemoPay couldn't verify that account. Choose someone else, or check the account in DemoPay.",
      "“DemoPay”无法验证该账户。请换一位收款人，或在“DemoPay”中检查该账户。"
    ),
    (
      "unsupported.INSendPaymentIntent.payee.insufficientFunds",
      "There isn't enough money in your account. Add some in DemoPay, or choose a smaller amount.",
      "您的账户余额不足。请在“DemoPay”中充值，或减少金额。"
    ),
    (
      "unsupported.INSendPaymentIntent.payee.noAccount",
      "That person doesn't have an account with DemoPay. Choose someone who does.",
      "对方没有“DemoPay”账户。请换一位收款人。"
    ),
    (
      "unsupported.INSendPaymentIntent.payee.noValidHandle",
      "That contact has no phone number or email address that DemoPay can use. Add one, or choose someone else.",
      "此联系人没有“DemoPay”可用的电话号码或电子邮件地址。请添加一个，或换一位收款人。"
    ),
    (
      "unsupported.INSendPaymentIntent.payee.none",
      "DemoPay can't send money to that person.",
      "“DemoPay”无法向此人付款。"
    ),
    (
      "value.none",
      "none",
      "无"
    ),
    (
      "whatToChange",
      "What do you want to change?",
      "您想更改什么？"
    ),
    (
      "whatToChange.INRequestPaymentIntent",
      "Do you want to change the person, the amount, or the note?",
      "您想更改付款人、金额还是备注？"
    ),
    (
      "whatToChange.INSendPaymentIntent",
      "Do you want to change the person, the amount, or the note?",
      "您想更改收款人、金额还是备注？"
    ),
    (
      "working.again",
      "Still working on it.",
      "仍在处理。"
    ),
    (
      "working.first",
      "One moment.",
      "请稍候。"
    ),
  ]

  /// Where what is said differs from what is shown.
  static let spoken: [(key: String, english: String, chinese: String)] = [
    (
      "disambiguation",
      "Which one? Maria Lopez or Maria Chen.",
      "您指的是哪一个？Maria Lopez 或 Maria Chen。"
    ),
    (
      "disambiguation.INRequestPaymentIntent.currencyAmount",
      "Which amount? Maria Lopez or Maria Chen.",
      "您指的是哪个金额？Maria Lopez 或 Maria Chen。"
    ),
    (
      "disambiguation.INRequestPaymentIntent.note",
      "Which note? Maria Lopez or Maria Chen.",
      "您想用哪条备注？Maria Lopez 或 Maria Chen。"
    ),
    (
      "disambiguation.INRequestPaymentIntent.payer",
      "Which Maria? Maria Lopez or Maria Chen.",
      "您指的是哪一位 Maria？Maria Lopez 或 Maria Chen。"
    ),
    (
      "disambiguation.INSendPaymentIntent.currencyAmount",
      "Which amount? Maria Lopez or Maria Chen.",
      "您指的是哪个金额？Maria Lopez 或 Maria Chen。"
    ),
    (
      "disambiguation.INSendPaymentIntent.note",
      "Which note? Maria Lopez or Maria Chen.",
      "您想用哪条备注？Maria Lopez 或 Maria Chen。"
    ),
    (
      "disambiguation.INSendPaymentIntent.payee",
      "Which Maria? Maria Lopez or Maria Chen.",
      "您指的是哪一位 Maria？Maria Lopez 或 Maria Chen。"
    ),
    (
      "goAhead.INRequestPaymentIntent",
      "You're requesting $20.00 from Maria Chen. Ready to send the request?",
      "您将向 Maria Chen 收款 US$20.00。确定发出请求吗？"
    ),
    (
      "goAhead.INRequestPaymentIntent.fee",
      "You're requesting $20.00 from Maria Chen, with a fee of $0.50. Ready to send the request?",
      "您将向 Maria Chen 收款 US$20.00，手续费为 US$0.50。确定发出请求吗？"
    ),
    (
      "goAhead.INSendPaymentIntent",
      "You're sending $20.00 to Maria Chen. Ready to send it?",
      "您将向 Maria Chen 付款 US$20.00。确定付款吗？"
    ),
    (
      "goAhead.INSendPaymentIntent.fee",
      "You're sending $20.00 to Maria Chen, with a fee of $0.50. Ready to send it?",
      "您将向 Maria Chen 付款 US$20.00，手续费为 US$0.50。确定付款吗？"
    ),
    (
      "route.permission",
      "Your payments are sent to Siri. Do you want to use DemoPay with Siri?",
      "Your payments are sent to Siri.要通过 Siri 使用“DemoPay”吗？"
    ),
    (
      "route.whichApp",
      "Which app do you want to use? Maria Lopez or Maria Chen.",
      "您想使用哪个 App？Maria Lopez 或 Maria Chen。"
    ),
  ]
}
