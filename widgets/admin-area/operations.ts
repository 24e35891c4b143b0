/** What the administration asks of the backend; a test asks the API whether it offers all of it. */
import { fullJobFields } from '../shared/jobs/job-query.ts';

const FINDING = 'code severity file line pointer message allowed suggestion fix';
const ENTRY = 'version kind restores note author created differences { pointer before after }';
const CARD = 'id name origin primary status isSwitched isSuspended';
const RESULT = `{ version findings { ${FINDING} } }`;
const USER = `id email name created verified blocked secondFactor isManageable roles { role brand } brands { brand approved vouched blocked }`;
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
export const FIND_PROFILES = `query FindProfiles($text: String!) {
  search(index: ORGANIZATIONS, request: { fulltext: { keys: $text }, range: { first: 0, last: 20 } }) {
    hits { organization { id name training } } } }`;
export const SET_TRAINING = `mutation SetTraining($id: Int!, $training: Boolean!) { result: setOrganizationTraining(organizationId: $id, training: $training) { training } }`;
export const REFUSE_PROFILE = `mutation RefuseOrganization($id: Int!, $reason: String!) { result: refuseOrganization(organizationId: $id, reason: $reason) { id } }`;

const PRICE = '{ amount currency text }';
const ORDER = `id frontend state way organizationName customer created paid cancelled refunded reason attention
  lines { product name quantity refunded price ${PRICE} } sum { total ${PRICE} } sentBack ${PRICE} invoices { number kind }`;
export const ORDERS = `query AdminOrders($list: AdminList, $brand: String, $state: String) {
  adminOrders(list: $list, brand: $brand, state: $state) { total orders { ${ORDER} } } }`;
export const CONFIRM_ORDER = `mutation AdminConfirmOrder($id: Int!) { result: adminConfirmOrder(orderId: $id) { ${ORDER} } }`;
export const CANCEL_ORDER = `mutation AdminCancelOrder($id: Int!, $reason: String!) { result: adminCancelOrder(orderId: $id, reason: $reason) { ${ORDER} } }`;
export const ORDER_SEEN = `mutation AdminOrderSeen($id: Int!) { result: adminOrderSeen(orderId: $id) { ${ORDER} } }`;
export const REFUND_ORDER = `mutation AdminRefundOrder($id: Int!, $reason: String!, $part: RefundPart) { result: adminRefundOrder(orderId: $id, reason: $reason, part: $part) { ${ORDER} } }`;

const JOB = `id title state version organizationName onBehalf ownerName submitted changed publishAt published expires refusal
  external path isPublic actions`;
export const WAITING_JOBS = `query JobsToReview($search: String, $limit: Int!, $offset: Int!) {
  jobsToReview(search: $search, limit: $limit, offset: $offset) { total jobs { ${JOB} } } }`;
export const JOB_LOOK = `query JobLook($id: Int!) { ownJob(id: $id) {
  version actions faults { code pointer message } preview { ...FullJob } } } ${fullJobFields}`;
export const APPROVE_JOB = `mutation ApproveJob($id: Int!, $version: Int!, $publishAt: DateTime, $expires: DateTime) {
  approveJob(id: $id, version: $version, publishAt: $publishAt, expires: $expires) { ${JOB} } }`;
export const REJECT_JOB = `mutation RejectJob($id: Int!, $reason: String!) { rejectJob(id: $id, reason: $reason) { id } }`;
export const CHANGE_JOBS = `mutation SettleJobs($ids: [Int!]!, $action: JobBulkAction!, $reason: String) {
  changeJobs(ids: $ids, action: $action, reason: $reason) { id done message } }`;
export const ALL_JOBS = `query AllJobs($states: [JobState!], $search: String, $sort: OwnJobSort!, $descending: Boolean!, $limit: Int!, $offset: Int!) {
  ownJobs(everybody: true, states: $states, search: $search, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {
    total jobs { ${JOB} } } }`;
export const SET_JOB_STATE = `mutation SetJobState($id: Int!, $state: JobState!, $reason: String, $publishAt: DateTime, $expires: DateTime) {
  setJobState(id: $id, state: $state, reason: $reason, publishAt: $publishAt, expires: $expires) {
    faults { code pointer message } job { state } } }`;
export const JOB_REPORTS = `query JobReports($resolved: Boolean!, $limit: Int!, $offset: Int!) {
  jobReports(resolved: $resolved, limit: $limit, offset: $offset) { total reports {
    id reason text email created resolved outcome note openForJob job { ${JOB} } } } }`;
export const RESOLVE_REPORT = `mutation ResolveJobReport($id: Int!, $outcome: JobReportOutcome!, $note: String) {
  resolveJobReport(id: $id, outcome: $outcome, note: $note) { id } }`;

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
