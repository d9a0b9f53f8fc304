/// One message of a conversation, as chat templates know it.
struct ChatMessage: Equatable {
    enum Role: String {
        case system, user, assistant, tool
    }

    var role: Role
    var content: String
}
