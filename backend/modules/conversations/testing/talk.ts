/** API calls of conversations. For tests. */

const VIEW = `side state employer seeker
  messages { id fromSeeker text stage files { name url } undelivered isRead }`;
export const READ = `query ($about: ConversationAbout!, $id: Int!, $side: ConversationSide!, $token: String) {
  done: conversation(about: $about, id: $id, side: $side, token: $token) { ${VIEW} } }`;
export const WRITE = `mutation ($about: ConversationAbout!, $id: Int!, $side: ConversationSide!, $token: String, $text: String!,
  $files: [String!]! = [], $key: String!) {
  done: sendMessage(about: $about, id: $id, side: $side, token: $token, text: $text, files: $files, key: $key) { ${VIEW} } }`;
export const SEEN = `mutation ($about: ConversationAbout!, $id: Int!, $side: ConversationSide!, $token: String, $until: Int!) {
  done: markConversationRead(about: $about, id: $id, side: $side, token: $token, until: $until) }`;
export const BLOCK = `mutation ($about: ConversationAbout!, $id: Int!, $side: ConversationSide!, $token: String, $blocked: Boolean!) {
  done: blockConversation(about: $about, id: $id, side: $side, token: $token, blocked: $blocked) { state } }`;
export const REPORT = `mutation ($about: ConversationAbout!, $id: Int!, $side: ConversationSide!, $token: String, $messageId: Int!,
  $text: String!) {
  done: reportMessage(about: $about, id: $id, side: $side, token: $token, messageId: $messageId, text: $text) }`;
export const NOTICES = 'mutation ($mode: MessageNoticeMode!) { done: setMessageNotices(mode: $mode) }';
