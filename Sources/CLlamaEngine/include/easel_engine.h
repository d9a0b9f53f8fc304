// The engine as Easel sees it: a table of C functions over two opaque handles.
//
// The table is filled by easel_engine.cpp, which is compiled on the user's machine against the llama.cpp that is there
// and loaded with dlopen. No type of llama.cpp appears here, so its interface may change without breaking Easel.
//
// Rules that hold for every function:
// * A handle is used by one thread at a time, except `context_cancel`, which any thread may call.
// * A context is freed before its model.
// * Functions that fill a buffer return the length needed; when it exceeds the capacity, the contents are unspecified.
// * No C++ exception leaves the table.

#ifndef EASEL_ENGINE_H
#define EASEL_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Raised whenever the table changes, so that an older shared object is never called by a newer Easel.
#define EASEL_ENGINE_INTERFACE 1

typedef struct easel_model easel_model;
typedef struct easel_context easel_context;

typedef enum easel_status {
    EASEL_OK = 0,
    EASEL_CANNOT_LOAD = 1,        // the file is missing, truncated, or not a model this engine knows
    EASEL_OUT_OF_MEMORY = 2,      // a context or a buffer could not be allocated
    EASEL_CONTEXT_FULL = 3,       // the tokens do not fit into the context
    EASEL_CANCELLED = 4,          // context_cancel was called
    EASEL_EVALUATION_FAILED = 5,  // the engine refused the tokens
} easel_status;

typedef struct easel_error {
    easel_status status;
    char message[512];  // UTF-8, ends with a zero byte, one line
} easel_error;

typedef struct easel_message {
    const char *role;
    const char *content;
} easel_message;

typedef enum easel_token_flags {
    EASEL_TOKEN_ENDS_GENERATION = 1,
    EASEL_TOKEN_CONTROL = 2,  // markup of the chat template; never text
    EASEL_TOKEN_BYTE = 4,     // stands for one raw byte
    EASEL_TOKEN_UNUSED = 8,
} easel_token_flags;

typedef struct easel_engine {
    int32_t interface;
    const char *(*library_version)(void);

    // Maps the file into memory. `threads` serve all contexts of the model. Null and `error` filled when it fails.
    easel_model *(*model_load)(const char *path, int32_t threads, easel_error *error);
    void (*model_free)(easel_model *model);
    int32_t (*model_description)(const easel_model *model, char *buffer, int32_t capacity);
    // A scalar of the file's metadata as text; a negative length when there is no such key.
    int32_t (*model_metadata)(const easel_model *model, const char *key, char *buffer, int32_t capacity);
    int32_t (*model_context_length)(const easel_model *model);  // what it was trained for, in tokens
    uint64_t (*model_byte_count)(const easel_model *model);

    int32_t (*vocabulary_size)(const easel_model *model);
    // The bytes a token stands for; the spelling of control tokens only when `with_control`.
    int32_t (*token_piece)(
        const easel_model *model, int32_t token, bool with_control, char *buffer, int32_t capacity);
    int32_t (*token_flags)(const easel_model *model, int32_t token);
    // `parse_control` reads the spelling of control tokens as such tokens; otherwise it is plain text.
    int32_t (*tokenize)(
        const easel_model *model, const char *text, int32_t length, bool add_special, bool parse_control,
        int32_t *tokens, int32_t capacity);

    const char *(*chat_template)(const easel_model *model);  // null when the file has none
    // A negative length when the engine does not know this template.
    int32_t (*apply_chat_template)(
        const char *chat_template, const easel_message *messages, int32_t count, bool open_reply, char *buffer,
        int32_t capacity);

    easel_context *(*context_create)(easel_model *model, int32_t length, easel_error *error);
    void (*context_free)(easel_context *context);
    int32_t (*context_length)(const easel_context *context);
    // Evaluates tokens at `position`, which is also how many tokens the context holds; logits are kept for the last
    // `rows` of them. After any failure the context holds exactly the first `position` tokens again.
    easel_status (*context_evaluate)(
        easel_context *context, const int32_t *tokens, int32_t count, int32_t position, int32_t rows,
        easel_error *error);
    // As many floats as the vocabulary has tokens, for one of the kept rows, 0 the earliest; null for other rows.
    // Valid until the next evaluation.
    const float *(*context_logits)(easel_context *context, int32_t row);
    // Forgets all tokens from `position` on; false when this model cannot forget a part, after which it holds none.
    bool (*context_truncate)(easel_context *context, int32_t position);
    // Makes `to` hold what `from` holds. Both belong to one model.
    easel_status (*context_copy)(easel_context *from, easel_context *to, easel_error *error);
    // Stops a running evaluation soon, and every later one at once, until `context_resume`.
    void (*context_cancel)(easel_context *context);
    void (*context_resume)(easel_context *context);
} easel_engine;

// The only exported symbol of the shared object.
typedef const easel_engine *(*easel_engine_entry)(void);
#define EASEL_ENGINE_ENTRY "easel_engine_functions"

#ifdef __cplusplus
}
#endif

#endif
