import Conversation
import Testing
import Understanding

@Suite("Requests in English are understood")
struct EnglishRequestTests {
  static let requests = Row.table(
    """
    Send $20 to Maria with DemoPay => send to Maria, 20 USD, app DemoPay
    Send 20 dollars to Maria => send to Maria, 20 USD
    send maria 20 dollars => send to maria, 20 USD
    Send Maria Chen $20.50 => send to Maria Chen, 20.5 USD
    pay Maria => send to Maria
    Pay John twenty five dollars => send to John, 25 USD
    Pay Johnny twenty-five bucks using Demo Pay => send to Johnny, 25 USD, app DemoPay
    Transfer two hundred and five dollars to Anna Schmidt => send to Anna Schmidt, 205 USD
    Give my mom a hundred dollars => send to mom, 100 USD
    Give mom 50 cents => send to mom, 0.5 USD
    DemoPay Maria 20 dollars => send to Maria, 20 USD, app DemoPay
    demo-pay anna 5 => send to anna, 5 USD, app DemoPay
    Demo Pay 15 euros to Zoë => send to Zoë, 15 EUR, app DemoPay
    Use DemoPay to send Maria $20 => send to Maria, 20 USD, app DemoPay
    With Demo Wallet, pay Anna 10 pounds for the tickets => send to Anna, 10 GBP, "the tickets", app DemoPay
    Hey Siri, send $5 to Anna => send to Anna, 5 USD
    Siri, could you please send 20 dollars to Maria? => send to Maria, 20 USD
    I'd like to send Maria 20 dollars for dinner => send to Maria, 20 USD, "dinner"
    I want to pay Maria 1,234.50 dollars => send to Maria, 1234.5 USD
    Can you send 20 dollars and fifty cents to Maria for the dinner last night, please => send to Maria, 20.5 USD, "the dinner last night"
    Send twenty euros to John saying “happy birthday” => send to John, 20 EUR, "happy birthday"
    Send John 20 EUR with the note thanks for everything => send to John, 20 EUR, "thanks for everything"
    Send €20 to Dave => send to Dave, 20 EUR
    Send 20€ to Dave with Kranzpay => send to Dave, 20 EUR, app Kranzpay
    Send USD20 to Dave => send to Dave, 20 USD
    Send 20 usd to Dave Miller for pizza => send to Dave Miller, 20 USD, "pizza"
    Send money to Dave => send to Dave
    Send some money to my brother => send to brother
    Pay Dave back => send to Dave
    Pay Maria back 12 dollars => send to Maria, 12 USD
    Pay back Maria 12 dollars for the taxi => send to Maria, 12 USD, "the taxi"
    Pay Maria for lunch => send to Maria, "lunch"
    Send 20 => send, 20 USD
    Transfer 50 euros => send, 50 EUR
    Pay 20 quid to Zoe O'Brien => send to Zoe O'Brien, 20 GBP
    Send 2k to Anna => send to Anna, 2000 USD
    Wire Anna two thousand five hundred dollars => send to Anna, 2500 USD
    Send five point five dollars to Anna => send to Anna, 5.5 USD
    Send half a dollar to Anna => send to Anna, 0.5 USD
    Pay Anna two and a half dollars => send to Anna, 2.5 USD
    Pay Anna a dollar fifty => send to Anna, 1.5 USD
    Pay Anna five pounds fifty => send to Anna, 5.5 GBP
    Pay Anna 9,000,000 yen => send to Anna, 9000000 JPY
    Pay Mira nine million francs with Kranzpay => send to Mira, 9000000 CHF, app Kranzpay
    Pay Mira nothing with Kranzpay => send to Mira, 0 USD, app Kranzpay
    Pay Kiran1 10eur => send to Kiran1, 10 EUR
    Shoot Anna 20 bucks => send to Anna, 20 USD
    Make a payment of 20 dollars to Maria => send to Maria, 20 USD
    Make a 20 dollar payment to Maria for rent => send to Maria, 20 USD, "rent"
    Send to Maria 20 dollars for the two pizzas => send to Maria, 20 USD, "the two pizzas"
    Send Maria one hundred million dollars => send to Maria, 100000000 USD
    Please pay um Maria uh 20 dollars thanks => send to Maria, 20 USD
    Send -$20 to Maria => send to Maria, -20 USD
    Send Maria minus twenty dollars => send to Maria, -20 USD
    Pay Penny 20 won => send to Penny, 20 KRW
    Send her 20 dollars => send, 20 USD
    Ｓｅｎｄ　＄２０　ｔｏ　Ｍａｒｉａ => send to Maria, 20 USD
    Send $20 to María José => send to María José, 20 USD
    Send $20 to Maria Ruiz for the dinner with Anna with DemoPay => send to Maria Ruiz, 20 USD, "the dinner with Anna", app DemoPay
    Open DemoPay and send Anna $3 => send to Anna, 3 USD, app DemoPay
    Send 20 dollars to Hanako => send to Hanako, 20 USD
    Give Maria $20 for “the (very late) dinner” => send to Maria, 20 USD, "the (very late) dinner"
    Send $20 to Maria for 🍕 => send to Maria, 20 USD, "🍕"
    Send $20 to Maria 🙏 => send to Maria, 20 USD
    Pay Mira 25 francs with Kranzpay => send to Mira, 25 CHF, app Kranzpay
    Request 20 dollars from Maria => request from Maria, 20 USD
    Request $20 from Maria for pizza with DemoPay => request from Maria, 20 USD, "pizza", app DemoPay
    Ask Maria for 20 dollars => request from Maria, 20 USD
    Ask Odo for 12 euro with Kranzpay => request from Odo, 12 EUR, app Kranzpay
    Charge Maria 20 dollars for the concert tickets => request from Maria, 20 USD, "the concert tickets"
    Charge Maria for 20 dollars => request from Maria, 20 USD
    Get 20 dollars from John => request from John, 20 USD
    Collect thirty euros from Anna using DemoPay for gas => request from Anna, 30 EUR, "gas", app DemoPay
    Maria owes me 12.50 => request from Maria, 12.5 USD
    Maria Chen owes me twenty bucks for drinks => request from Maria Chen, 20 USD, "drinks"
    Ask Anna to pay me 20 dollars => request from Anna, 20 USD
    Can you ask Johnny to send me back $5? => request from Johnny, 5 USD
    Request money from my mother => request from mother
    Ask Maria for money => request from Maria
    Request 30 dollars => request, 30 USD
    Use DemoPay to request ten pounds from Zoe => request from Zoe, 10 GBP, app DemoPay
    I need 20 dollars from Anna => request from Anna, 20 USD
    """)

  @Test("the intent and all values", arguments: requests)
  func request(_ row: Row) throws {
    let recognizer = try World.english.get()
    let found = recognizer.interpret(row.said, expecting: Pending(.request))
    #expect(Notation.text(found.meaning) == row.meaning, "\(found.notes) \(found.runnersUp)")
    #expect(found.template != nil)
  }

  static let others = Row.table(
    """
    send a message to Maria
    pay attention to the road
    pay attention
    send flowers to my mom
    ask Maria about dinner
    call Maria
    call Maria with DemoPay
    what's the weather like tomorrow
    tell Maria I owe her 20 dollars
    text Maria that I paid 20 dollars
    remind me to pay Maria 20 dollars
    how do I pay Maria 20 dollars
    did Maria pay me 20 dollars
    how much is 20 dollars in euros
    set a timer for 20 minutes
    give Maria 20 minutes
    send Maria a text about the 20 dollars
    play some music
    give me 20 dollars
    pay my electricity bill
    pay rent
    pay the rent
    pay bills
    pay taxes
    pay my respects to Anna
    pay off my credit card
    send an email to Anna
    send Anna the photos from last night
    send Maria my location
    send love to Anna
    transfer the call to John
    transfer files to my computer
    give Anna a call
    give Anna a hug
    give mom my regards
    request a song
    request a ride to the airport
    ask John to call me back
    ask Anna for the recipe
    charge my phone
    charge the car to 80 percent
    get directions to Maria's house
    get 20 percent off
    collect the package from Anna
    don't send Maria 20 dollars
    never pay John
    Maria owes me an apology
    Maria and I went to dinner
    I paid Maria 20 dollars
    who is Maria
    Maria
    20 dollars
    $20
    DemoPay
    open DemoPay
    add 20 dollars to my savings
    book a table for two
    turn on the lights
    what can you do
    thank you
    hello
    send Maria 20 dollars tomorrow
    send Maria 20 dollars every month
    send 20 messages to Maria
    split 20 dollars between Maria and Anna
    send 20 30 dollars to Maria
    buy bitcoin for 20 dollars
    wait for Maria
    yes
    no
    2
    send
    pay
    request
    the quick brown fox jumps over the lazy dog
    send me the bill
    pay it forward
    send it to Maria
    give it 20 tries
    say pay Maria 20 dollars
    """)

  @Test("what is no payment is never taken for one", arguments: others)
  func other(_ row: Row) throws {
    let recognizer = try World.english.get()
    let found = recognizer.interpret(row.said, expecting: Pending(.request))
    #expect(!found.meaning.isPayment, "\(Notation.text(found.meaning))")
  }
}
