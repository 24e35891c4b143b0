/** What the administration asks of the backend; a test asks the API whether it offers all of it. */

const FINDING = 'code severity file line pointer message allowed suggestion fix';
const ENTRY = 'version kind restores note author created differences { pointer before after }';
const CARD = 'id name origin primary status isSwitched isSuspended';
const RESULT = `{ version findings { ${FINDING} } }`;
const USER = `id email name created verified blocked secondFactor isManageable roles { role brand } brands { brand approved }`;
const MAIL = 'id brand to subject template state tries lastError created sent';

export const ACCESS = `query AdminAccess { adminAccess { parts isAdministrator secondFactor { required enrolled confirmed recoveryCodes } } }`;
export const BRANDS = `query AdminBrands { adminBrands { ${CARD} } }`;
export const BRAND = `query AdminBrand($id: String!) { adminBrand(id: $id) {
  id version file document patch brand { ${CARD} } origins { pointer layer file line } findings { ${FINDING} }
  undo { ${ENTRY} } redo { ${ENTRY} } } }`;
export const SCHEMA = `query BrandSchema { brandSchema }`;
export const TRY = `query BrandPatchFindings($brand: String!, $patch: JSON!) { brandPatchFindings(brand: $brand, patch: $patch) { ${FINDING} } }`;
export const HISTORY = `query BrandPatchHistory($brand: String!, $from: Int!) { brandPatchHistory(brand: $brand, from: $from, count: 20) { total entries { ${ENTRY} } } }`;
export const SAVE = `mutation SaveBrandPatch($brand: String!, $expected: Int!, $patch: JSON!, $note: String!) {
  saveBrandPatch(brand: $brand, expected: $expected, patch: $patch, note: $note) ${RESULT} }`;
export const UNDO = `mutation UndoBrandPatch($brand: String!, $expected: Int!) { result: undoBrandPatch(brand: $brand, expected: $expected) ${RESULT} }`;
export const REDO = `mutation RedoBrandPatch($brand: String!, $expected: Int!) { result: redoBrandPatch(brand: $brand, expected: $expected) ${RESULT} }`;
export const RESTORE = `mutation RestoreBrandPatch($brand: String!, $expected: Int!, $version: Int!, $note: String!) {
  result: restoreBrandPatch(brand: $brand, expected: $expected, version: $version, note: $note) ${RESULT} }`;

export const USERS = `query AdminUsers($list: AdminList, $brand: String, $role: String, $state: String) {
  adminUsers(list: $list, brand: $brand, role: $role, state: $state) { total users { ${USER} } } }`;
export const VERIFY_USER = `mutation VerifyUser($id: Int!) { verifyUser(id: $id) { ${USER} } }`;
export const BLOCK_USER = `mutation BlockUser($id: Int!, $blocked: Boolean!) { blockUser(id: $id, blocked: $blocked) { ${USER} } }`;
export const APPROVE_USER = `mutation ApproveUser($id: Int!, $brand: String!, $approved: Boolean!) {
  approveUser(id: $id, brand: $brand, approved: $approved) { ${USER} } }`;
export const GRANT_ROLE = `mutation GrantRole($id: Int!, $role: String!, $brand: String) { grantRole(id: $id, role: $role, brand: $brand) { ${USER} } }`;
export const REVOKE_ROLE = `mutation RevokeRole($id: Int!, $role: String!, $brand: String) { revokeRole(id: $id, role: $role, brand: $brand) { ${USER} } }`;
export const RESET_FACTOR = `mutation ResetSecondFactor($id: Int!) { resetSecondFactor(id: $id) { ${USER} } }`;
export const MASQUERADE = `mutation Masquerade($id: Int!) { masquerade(userId: $id) { token } }`;

export const WAITING_PROFILES = `query WaitingOrganizations { waitingOrganizations(limit: 100) { id name requested } }`;
export const APPROVE_PROFILE = `mutation ApproveOrganization($id: Int!) { result: approveOrganization(organizationId: $id) { faults { message } } }`;
export const REFUSE_PROFILE = `mutation RefuseOrganization($id: Int!, $reason: String!) { result: refuseOrganization(organizationId: $id, reason: $reason) { id } }`;

const PRICE = '{ amount currency text }';
const ORDER = `id frontend state way organizationName customer created paid cancelled refunded reason
  lines { name quantity price ${PRICE} } sum { total ${PRICE} } invoices { number kind }`;
export const ORDERS = `query AdminOrders($list: AdminList, $brand: String, $state: String) {
  adminOrders(list: $list, brand: $brand, state: $state) { total orders { ${ORDER} } } }`;
export const CONFIRM_ORDER = `mutation AdminConfirmOrder($id: Int!) { result: adminConfirmOrder(orderId: $id) { ${ORDER} } }`;
export const CANCEL_ORDER = `mutation AdminCancelOrder($id: Int!, $reason: String!) { result: adminCancelOrder(orderId: $id, reason: $reason) { ${ORDER} } }`;
export const REFUND_ORDER = `mutation AdminRefundOrder($id: Int!, $reason: String!) { result: adminRefundOrder(orderId: $id, reason: $reason) { ${ORDER} } }`;

export const MAILS = `query AdminMails($list: AdminList, $brand: String, $state: String) {
  adminMails(list: $list, brand: $brand, state: $state) { total mails { ${MAIL} } } }`;
export const MAIL_TEXT = `query AdminMail($id: Int!) { adminMail(id: $id) { text mail { ${MAIL} } } }`;
export const RETRY_MAIL = `mutation RetryMail($id: Int!) { retryMail(id: $id) { ${MAIL} } }`;

export const EVENTS = `query AdminEvents($list: AdminList, $brand: String, $kind: String) {
  adminEvents(list: $list, brand: $brand, kind: $kind) { total events { id brand kind account actor detail network created } } }`;

export const BEGIN_FACTOR = `mutation BeginSecondFactor { beginSecondFactor { uri secret qr } }`;
export const CONFIRM_FACTOR = `mutation ConfirmSecondFactor($code: String!) { confirmSecondFactor(code: $code) { confirmed recoveryCodes } }`;

const CONSENT = `id type placement optIn required languages revisions {
  id text note author created consents changes { language pieces { kind text } } }`;
export const CONSENTS = `query AdminConsents($brand: String!) { adminConsents(brand: $brand) { ${CONSENT} } }`;
export const REWORD = `mutation RewordConsent($brand: String!, $id: Int!, $text: JSON!, $note: String!, $after: Int!) {
  rewordConsent(brand: $brand, id: $id, text: $text, note: $note, after: $after) { id } }`;
