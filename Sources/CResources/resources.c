#include "CResources.h"

// Embedding is a C23 directive that Swift has no twin for.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char demopay[] = {
#embed "data/apps/demopay.app.yaml"
};
static const unsigned char demochat[] = {
#embed "data/apps/demochat.app.yaml"
};
static const unsigned char demotunes[] = {
#embed "data/apps/demotunes.app.yaml"
};
static const unsigned char sentences_en[] = {
#embed "data/sentences/en.yaml"
};
static const unsigned char sentences_zh_hans[] = {
#embed "data/sentences/zh-Hans.yaml"
};
static const unsigned char siri_texts[] = {
#embed "data/texts/Siri.xcstrings"
};
static const unsigned char export_page_css[] = {
#embed "data/export/page.css"
};
static const unsigned char export_page_js[] = {
#embed "data/export/page.js"
};
static const unsigned char export_sheet_css[] = {
#embed "data/export/sheet.css"
};
static const unsigned char export_sheet_js[] = {
#embed "data/export/sheet.js"
};
static const unsigned char theme_dark[] = {
#embed "../../themes/dark.yaml"
};
static const unsigned char theme_light[] = {
#embed "../../themes/light.yaml"
};
static const unsigned char theme_high_contrast[] = {
#embed "../../themes/high-contrast.yaml"
};
static const unsigned char theme_colour_vision_safe[] = {
#embed "../../themes/colour-vision-safe.yaml"
};
static const unsigned char theme_mono[] = {
#embed "../../themes/mono.yaml"
};

const struct parley_resource parley_resources[] = {
    {"apps/demopay.app.yaml", demopay, sizeof demopay},
    {"apps/demochat.app.yaml", demochat, sizeof demochat},
    {"apps/demotunes.app.yaml", demotunes, sizeof demotunes},
    {"sentences/en.yaml", sentences_en, sizeof sentences_en},
    {"sentences/zh-Hans.yaml", sentences_zh_hans, sizeof sentences_zh_hans},
    {"texts/Siri.xcstrings", siri_texts, sizeof siri_texts},
    {"export/page.css", export_page_css, sizeof export_page_css},
    {"export/page.js", export_page_js, sizeof export_page_js},
    {"export/sheet.css", export_sheet_css, sizeof export_sheet_css},
    {"export/sheet.js", export_sheet_js, sizeof export_sheet_js},
    {"themes/dark.yaml", theme_dark, sizeof theme_dark},
    {"themes/light.yaml", theme_light, sizeof theme_light},
    {"themes/high-contrast.yaml", theme_high_contrast, sizeof theme_high_contrast},
    {"themes/colour-vision-safe.yaml", theme_colour_vision_safe, sizeof theme_colour_vision_safe},
    {"themes/mono.yaml", theme_mono, sizeof theme_mono},
    {0, 0, 0},
};
