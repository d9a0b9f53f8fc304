// The engine shim: llama.cpp behind the table of easel_engine.h. The only file of Easel that knows llama.cpp.
//
// Compiled on the user's machine against the llama.cpp found there, so it keeps to calls that have been stable, and
// takes defaults for all parameters it has no opinion on.

#include "easel_engine.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <exception>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include "ggml-backend.h"
#include "ggml-cpu.h"
#include "llama.h"

struct easel_model {
    llama_model *model = nullptr;
    const llama_vocab *vocabulary = nullptr;
    ggml_threadpool *threads = nullptr;
    int32_t thread_count = 1;
};

struct easel_context {
    easel_model *owner = nullptr;
    llama_context *context = nullptr;
    std::atomic<bool> cancelled{false};
    int32_t rows = 0;              // how many logits rows the last evaluation kept
    std::vector<int8_t> wants_logits;
    std::vector<uint8_t> snapshot;  // reused between copies
};

namespace {

// What the library logged as an error since the last clear. It is quiet otherwise; messages become part of ours.
struct ErrorLog {
    std::mutex lock;
    std::string text;

    void clear() {
        std::lock_guard<std::mutex> guard(lock);
        text.clear();
    }

    void append(const char *line) {
        std::lock_guard<std::mutex> guard(lock);
        if (text.size() < 4096) text += line;
    }

    // The first line, without the name of the function that wrote it.
    std::string first_line() {
        std::lock_guard<std::mutex> guard(lock);
        const std::string line = text.substr(0, text.find('\n'));
        const std::string introduction = "error loading model: ";
        const size_t place = line.find(introduction);
        return place == std::string::npos ? line : line.substr(place + introduction.size());
    }
};

ErrorLog &error_log() {
    static ErrorLog log;
    return log;
}

void on_log(ggml_log_level level, const char *text, void *) {
    if (level == GGML_LOG_LEVEL_ERROR) error_log().append(text);
}

easel_status fail(easel_error *error, easel_status status, const std::string &message) {
    if (error) {
        error->status = status;
        std::snprintf(error->message, sizeof error->message, "%s", message.c_str());
    }
    return status;
}

std::string with_detail(const std::string &message) {
    const std::string detail = error_log().first_line();
    return detail.empty() ? message : message + ": " + detail;
}

int32_t copy_text(const std::string &text, char *buffer, int32_t capacity) {
    const int32_t length = int32_t(text.size());
    if (length <= capacity) std::memcpy(buffer, text.data(), text.size());
    return length;
}

// Thread pools belong to the CPU backend, which may be linked in or loaded by the library; so its functions are asked for.
template <typename Function>
Function cpu_function(const char *name) {
    ggml_backend_dev_t device = ggml_backend_dev_by_type(GGML_BACKEND_DEVICE_TYPE_CPU);
    if (!device) return nullptr;
    return reinterpret_cast<Function>(ggml_backend_reg_get_proc_address(ggml_backend_dev_backend_reg(device), name));
}

void start_library() {
    static std::once_flag once;
    std::call_once(once, [] {
        llama_log_set(on_log, nullptr);
        llama_backend_init();
        if (ggml_backend_dev_count() == 0) ggml_backend_load_all();
    });
}

// MARK: Model

void model_free(easel_model *model) {
    if (!model) return;
    if (model->threads) {
        auto free_pool = cpu_function<decltype(&ggml_threadpool_free)>("ggml_threadpool_free");
        if (free_pool) free_pool(model->threads);
    }
    if (model->model) llama_model_free(model->model);
    delete model;
}

easel_model *model_load_unguarded(const char *path, int32_t threads, easel_error *error) {
    start_library();
    error_log().clear();
    llama_model_params parameters = llama_model_default_params();
    parameters.n_gpu_layers = 0;
    llama_model *loaded = llama_model_load_from_file(path, parameters);
    if (!loaded) {
        fail(error, EASEL_CANNOT_LOAD, with_detail("the model file could not be read"));
        return nullptr;
    }
    easel_model *model = new easel_model;
    model->model = loaded;
    model->vocabulary = llama_model_get_vocab(loaded);
    model->thread_count = std::max(threads, 1);
    if (!llama_model_has_decoder(loaded) || llama_vocab_n_tokens(model->vocabulary) <= 0) {
        fail(error, EASEL_CANNOT_LOAD, "the file holds a model that does not generate text");
        model_free(model);
        return nullptr;
    }
    if (auto new_pool = cpu_function<decltype(&ggml_threadpool_new)>("ggml_threadpool_new")) {
        ggml_threadpool_params pool = ggml_threadpool_params_default(model->thread_count);
        model->threads = new_pool(&pool);
    }
    return model;
}

easel_model *model_load(const char *path, int32_t threads, easel_error *error) {
    try {
        return model_load_unguarded(path, threads, error);
    } catch (const std::exception &exception) {
        fail(error, EASEL_CANNOT_LOAD, exception.what());
    } catch (...) {
        fail(error, EASEL_CANNOT_LOAD, "the engine failed while reading the model file");
    }
    return nullptr;
}

int32_t model_description(const easel_model *model, char *buffer, int32_t capacity) {
    char text[256] = {0};
    llama_model_desc(model->model, text, sizeof text);
    return copy_text(text, buffer, capacity);
}

int32_t model_metadata(const easel_model *model, const char *key, char *buffer, int32_t capacity) {
    const int32_t length = llama_model_meta_val_str(model->model, key, nullptr, 0);
    if (length < 0) return -1;
    std::vector<char> text(size_t(length) + 1);
    llama_model_meta_val_str(model->model, key, text.data(), text.size());
    return copy_text(std::string(text.data(), size_t(length)), buffer, capacity);
}

int32_t model_context_length(const easel_model *model) { return llama_model_n_ctx_train(model->model); }
uint64_t model_byte_count(const easel_model *model) { return llama_model_size(model->model); }

// MARK: Vocabulary

int32_t vocabulary_size(const easel_model *model) { return llama_vocab_n_tokens(model->vocabulary); }

int32_t token_piece(const easel_model *model, int32_t token, bool with_control, char *buffer, int32_t capacity) {
    const int32_t length = llama_token_to_piece(model->vocabulary, token, buffer, capacity, 0, with_control);
    return length < 0 ? -length : length;
}

int32_t token_flags(const easel_model *model, int32_t token) {
    const int attributes = llama_vocab_get_attr(model->vocabulary, token);
    int32_t flags = 0;
    if (llama_vocab_is_eog(model->vocabulary, token)) flags |= EASEL_TOKEN_ENDS_GENERATION;
    if (attributes & LLAMA_TOKEN_ATTR_CONTROL) flags |= EASEL_TOKEN_CONTROL;
    if (attributes & LLAMA_TOKEN_ATTR_BYTE) flags |= EASEL_TOKEN_BYTE;
    if (attributes & (LLAMA_TOKEN_ATTR_UNUSED | LLAMA_TOKEN_ATTR_UNKNOWN)) flags |= EASEL_TOKEN_UNUSED;
    return flags;
}

int32_t tokenize(
    const easel_model *model, const char *text, int32_t length, bool add_special, bool parse_control, int32_t *tokens,
    int32_t capacity) {
    try {
        const int32_t count =
            llama_tokenize(model->vocabulary, text, length, tokens, capacity, add_special, parse_control);
        return count < 0 ? -count : count;
    } catch (...) {
        return 0;
    }
}

// MARK: Chat template

const char *chat_template(const easel_model *model) { return llama_model_chat_template(model->model, nullptr); }

int32_t apply_chat_template(
    const char *chat_template, const easel_message *messages, int32_t count, bool open_reply, char *buffer,
    int32_t capacity) {
    try {
        std::vector<llama_chat_message> chat;
        for (int32_t index = 0; index < count; ++index) chat.push_back({messages[index].role, messages[index].content});
        return llama_chat_apply_template(chat_template, chat.data(), chat.size(), open_reply, buffer, capacity);
    } catch (...) {
        return -1;
    }
}

// MARK: Context

bool is_cancelled(void *context) { return static_cast<easel_context *>(context)->cancelled.load(); }

void context_free(easel_context *context) {
    if (!context) return;
    if (context->context) llama_free(context->context);
    delete context;
}

easel_context *context_create_unguarded(easel_model *model, int32_t length, easel_error *error) {
    error_log().clear();
    easel_context *created = new easel_context;
    created->owner = model;
    llama_context_params parameters = llama_context_default_params();
    parameters.n_ctx = uint32_t(std::max(length, 1));
    parameters.n_batch = 512;
    parameters.n_ubatch = 512;
    parameters.n_seq_max = 1;
    parameters.n_threads = model->thread_count;
    parameters.n_threads_batch = model->thread_count;
    // On a processor, fused attention reads prompts a little faster and writes much slower: behind 900 tokens, 173
    // against 143 tokens a second in, 38 against 62 out (`llama-bench -fa 0,1 -p 512 -n 48 -d 900`, two cores).
    parameters.flash_attn_type = LLAMA_FLASH_ATTN_TYPE_DISABLED;
    parameters.abort_callback = is_cancelled;
    parameters.abort_callback_data = created;
    parameters.no_perf = true;
    created->context = llama_init_from_model(model->model, parameters);
    if (!created->context) {
        fail(error, EASEL_OUT_OF_MEMORY, with_detail("the engine could not make room for a conversation"));
        context_free(created);
        return nullptr;
    }
    if (model->threads) llama_attach_threadpool(created->context, model->threads, nullptr);
    return created;
}

easel_context *context_create(easel_model *model, int32_t length, easel_error *error) {
    try {
        return context_create_unguarded(model, length, error);
    } catch (const std::exception &exception) {
        fail(error, EASEL_OUT_OF_MEMORY, exception.what());
    } catch (...) {
        fail(error, EASEL_OUT_OF_MEMORY, "the engine could not make room for a conversation");
    }
    return nullptr;
}

int32_t context_length(const easel_context *context) { return int32_t(llama_n_ctx(context->context)); }

bool context_truncate(easel_context *context, int32_t position) {
    llama_memory_t memory = llama_get_memory(context->context);
    if (llama_memory_seq_rm(memory, 0, position, -1)) return true;
    llama_memory_clear(memory, true);
    return false;
}

easel_status decode_failure(int32_t code, easel_error *error) {
    if (code == 1) return fail(error, EASEL_CONTEXT_FULL, "the conversation does not fit into the context");
    if (code == 2) return fail(error, EASEL_CANCELLED, "cancelled");
    return fail(error, EASEL_EVALUATION_FAILED, with_detail("the engine refused the tokens"));
}

easel_status evaluate_unguarded(
    easel_context *context, const int32_t *tokens, int32_t count, int32_t position, int32_t rows, easel_error *error) {
    error_log().clear();
    if (count <= 0 || rows <= 0 || rows > count) {
        return fail(error, EASEL_EVALUATION_FAILED, "there are not enough tokens to evaluate");
    }
    if (position + count > context_length(context)) return decode_failure(1, error);
    const int32_t limit = int32_t(llama_n_batch(context->context));
    context->wants_logits.assign(size_t(count), 0);
    std::fill(context->wants_logits.end() - rows, context->wants_logits.end(), 1);
    for (int32_t done = 0; done < count;) {
        if (context->cancelled.load()) return decode_failure(2, error);
        // The rows that are kept must be in one batch, the last.
        const int32_t left = count - done;
        const int32_t size = left <= limit ? left : std::min(limit, left - rows);
        llama_batch batch = {};
        batch.n_tokens = size;
        batch.token = const_cast<llama_token *>(tokens) + done;
        batch.logits = context->wants_logits.data() + done;
        const int32_t code = llama_decode(context->context, batch);
        if (code != 0) return decode_failure(code, error);
        done += size;
    }
    context->rows = rows;
    return EASEL_OK;
}

easel_status context_evaluate(
    easel_context *context, const int32_t *tokens, int32_t count, int32_t position, int32_t rows, easel_error *error) {
    easel_status status;
    context->rows = 0;
    try {
        status = evaluate_unguarded(context, tokens, count, position, rows, error);
    } catch (const std::exception &exception) {
        status = fail(error, EASEL_EVALUATION_FAILED, exception.what());
    } catch (...) {
        status = fail(error, EASEL_EVALUATION_FAILED, "the engine failed while evaluating tokens");
    }
    if (status != EASEL_OK) context_truncate(context, position);
    return status;
}

const float *context_logits(easel_context *context, int32_t row) {
    if (row < 0 || row >= context->rows) return nullptr;
    return llama_get_logits_ith(context->context, row - context->rows);
}

easel_status context_copy(easel_context *from, easel_context *to, easel_error *error) {
    try {
        const size_t size = llama_state_seq_get_size(from->context, 0);
        from->snapshot.resize(size);
        const size_t written = llama_state_seq_get_data(from->context, from->snapshot.data(), size, 0);
        llama_memory_clear(llama_get_memory(to->context), false);
        if (written == 0 || llama_state_seq_set_data(to->context, from->snapshot.data(), written, 0) == 0) {
            llama_memory_clear(llama_get_memory(to->context), true);
            return fail(error, EASEL_EVALUATION_FAILED, with_detail("the engine could not copy a conversation"));
        }
        return EASEL_OK;
    } catch (...) {
        return fail(error, EASEL_OUT_OF_MEMORY, "there was no memory to copy a conversation");
    }
}

void context_cancel(easel_context *context) { context->cancelled.store(true); }
void context_resume(easel_context *context) { context->cancelled.store(false); }

// Older releases have no version function; the system information line exists in all of them.
const char *library_version() { return llama_print_system_info(); }

const easel_engine functions = {
    EASEL_ENGINE_INTERFACE,
    library_version,
    model_load,
    model_free,
    model_description,
    model_metadata,
    model_context_length,
    model_byte_count,
    vocabulary_size,
    token_piece,
    token_flags,
    tokenize,
    chat_template,
    apply_chat_template,
    context_create,
    context_free,
    context_length,
    context_evaluate,
    context_logits,
    context_truncate,
    context_copy,
    context_cancel,
    context_resume,
};

}  // namespace

extern "C" __attribute__((visibility("default"))) const easel_engine *easel_engine_functions(void) {
    return &functions;
}
