/** API calls of conversations. For tests. */

const VIEW = `side state employer seeker
  messages { id fromSeeker text stage files { name url } undelivered isRead
    interview { times minutes place state accepted calendar } }`;
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
export const PROPOSE = `mutation ($about: ConversationAbout!, $id: Int!, $times: [DateTime!]!, $minutes: Int!, $place: String!,
  $text: String!, $key: String!) {
  done: proposeInterview(about: $about, id: $id, times: $times, minutes: $minutes, place: $place, text: $text, key: $key) { ${VIEW} } }`;
export const ANSWER = `mutation ($about: ConversationAbout!, $id: Int!, $token: String, $messageId: Int!, $time: DateTime) {
  done: answerInterview(about: $about, id: $id, token: $token, messageId: $messageId, time: $time) { ${VIEW} } }`;
export const CALL_OFF = `mutation ($about: ConversationAbout!, $id: Int!, $messageId: Int!) {
  done: withdrawInterview(about: $about, id: $id, messageId: $messageId) { ${VIEW} } }`;
