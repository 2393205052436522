#include "CYAML.h"

#include <stdlib.h>
#include <yaml.h>

struct cy_parser {
  yaml_parser_t yaml;
  yaml_event_t event;
  bool holds_event;
};

// Swift cannot give yaml_parser_t a fixed address, which libyaml's own pointers into it need.
struct cy_parser *cy_open(const uint8_t *bytes, size_t length) {
  struct cy_parser *parser = calloc(1, sizeof *parser);
  if (!parser) return NULL;
  if (!yaml_parser_initialize(&parser->yaml)) {
    free(parser);
    return NULL;
  }
  // Stated, so that libyaml does not guess UTF-16 from the first bytes.
  yaml_parser_set_encoding(&parser->yaml, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser->yaml, bytes, length);
  return parser;
}

static const char *text_of(const yaml_char_t *text) { return (const char *)text; }

// Swift cannot switch over the anonymous union of yaml_event_t without reading the wrong member.
static void translate(const yaml_event_t *from, struct cy_event *to) {
  *to = (struct cy_event){.kind = CY_END,
                          .line = (int64_t)from->start_mark.line + 1,
                          .column = (int64_t)from->start_mark.column + 1};
  switch (from->type) {
    case YAML_DOCUMENT_START_EVENT:
      to->kind = CY_DOCUMENT_START;
      break;
    case YAML_DOCUMENT_END_EVENT:
      to->kind = CY_DOCUMENT_END;
      break;
    case YAML_ALIAS_EVENT:
      to->kind = CY_ALIAS;
      to->anchor = text_of(from->data.alias.anchor);
      break;
    case YAML_SCALAR_EVENT:
      to->kind = CY_SCALAR;
      to->text = from->data.scalar.value;
      to->text_length = from->data.scalar.length;
      to->anchor = text_of(from->data.scalar.anchor);
      to->tag = text_of(from->data.scalar.tag);
      to->is_plain = from->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
      break;
    case YAML_SEQUENCE_START_EVENT:
      to->kind = CY_SEQUENCE_START;
      to->anchor = text_of(from->data.sequence_start.anchor);
      to->tag = text_of(from->data.sequence_start.tag);
      break;
    case YAML_SEQUENCE_END_EVENT:
      to->kind = CY_SEQUENCE_END;
      break;
    case YAML_MAPPING_START_EVENT:
      to->kind = CY_MAPPING_START;
      to->anchor = text_of(from->data.mapping_start.anchor);
      to->tag = text_of(from->data.mapping_start.tag);
      break;
    case YAML_MAPPING_END_EVENT:
      to->kind = CY_MAPPING_END;
      break;
    case YAML_NO_EVENT:
    case YAML_STREAM_START_EVENT:
    case YAML_STREAM_END_EVENT:
      break;
  }
}

// Swift cannot say when an event is to be freed; here it is whenever the next one is asked for.
bool cy_next(struct cy_parser *parser, struct cy_event *event) {
  do {
    if (parser->holds_event) yaml_event_delete(&parser->event);
    parser->holds_event = yaml_parser_parse(&parser->yaml, &parser->event);
    if (!parser->holds_event) return false;
  } while (parser->event.type == YAML_STREAM_START_EVENT);
  translate(&parser->event, event);
  return true;
}

// Swift would have to know which fields of yaml_parser_t count for which kind of error.
struct cy_error cy_last_error(const struct cy_parser *parser) {
  const yaml_parser_t *yaml = &parser->yaml;
  struct cy_error error = {.problem = yaml->problem, .offset = -1};
  if (yaml->error == YAML_READER_ERROR) {
    error.offset = (int64_t)yaml->problem_offset;
  } else if (yaml->error != YAML_MEMORY_ERROR) {
    error.line = (int64_t)yaml->problem_mark.line + 1;
    error.column = (int64_t)yaml->problem_mark.column + 1;
  }
  if (yaml->context) {
    error.context = yaml->context;
    error.context_line = (int64_t)yaml->context_mark.line + 1;
    error.context_column = (int64_t)yaml->context_mark.column + 1;
  }
  return error;
}

// Swift cannot free what calloc made above.
void cy_close(struct cy_parser *parser) {
  if (parser->holds_event) yaml_event_delete(&parser->event);
  yaml_parser_delete(&parser->yaml);
  free(parser);
}
