#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The kinds of event, in fixed-width integers that Swift can switch over.
static const int32_t CY_END = 0;
static const int32_t CY_DOCUMENT_START = 1;
static const int32_t CY_DOCUMENT_END = 2;
static const int32_t CY_ALIAS = 3;
static const int32_t CY_SCALAR = 4;
static const int32_t CY_SEQUENCE_START = 5;
static const int32_t CY_SEQUENCE_END = 6;
static const int32_t CY_MAPPING_START = 7;
static const int32_t CY_MAPPING_END = 8;

/// One event; what it points to lives until the next call of cy_next or cy_close.
struct cy_event {
  int32_t kind;
  /// Both count from 1; columns are counted in code points.
  int64_t line;
  int64_t column;
  const uint8_t *text;
  size_t text_length;
  const char *anchor;
  const char *tag;
  /// The scalar stands without quotes and is no block scalar.
  bool is_plain;
};

/// What libyaml objected to.
struct cy_error {
  const char *problem;
  const char *context;
  int64_t line;
  int64_t column;
  /// Where the context began, or 0.
  int64_t context_line;
  int64_t context_column;
  /// The byte at fault when the bytes themselves are wrong, otherwise -1; then line is 0.
  int64_t offset;
};

struct cy_parser;

struct cy_parser *cy_open(const uint8_t *bytes, size_t length);
bool cy_next(struct cy_parser *parser, struct cy_event *event);
struct cy_error cy_last_error(const struct cy_parser *parser);
void cy_close(struct cy_parser *parser);
