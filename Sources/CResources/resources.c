#include "CResources.h"

// Embedding is a C23 directive that Swift has no twin for.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char demopay[] = {
#embed "data/apps/demopay.app.yaml"
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

const struct parley_resource parley_resources[] = {
    {"apps/demopay.app.yaml", demopay, sizeof demopay},
    {"sentences/en.yaml", sentences_en, sizeof sentences_en},
    {"sentences/zh-Hans.yaml", sentences_zh_hans, sizeof sentences_zh_hans},
    {"texts/Siri.xcstrings", siri_texts, sizeof siri_texts},
    {0, 0, 0},
};
