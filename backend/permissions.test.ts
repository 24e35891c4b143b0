/** Every operation, by everybody, on their own things, those of others and those of another brand: docs/permissions.md is the answer. */
import { type GraphQLField, getNamedType, isCompositeType } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { apiSchema } from './api-schema.ts';
import { rateLimit } from './database/schema/uploads.ts';
import { adminBackend } from './modules/admin/testing/admin-backend.ts';
import { everybody, makeCast, makeThings, nothing, type Side, type Things } from './testing/everybody.ts';
import type { Person } from './testing/people.ts';
import { insertBasics } from './testing/rows.ts';

const api = adminBackend();
const schema = apiSchema();

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

type Args = Record<string, unknown>;

/** Arguments of every operation; where they take a thing, it is asked about those of several sides. */
const operations: Readonly<Record<string, (things: Things) => Args>> = {
  'Query.accountLink': () => ({ token: 'unknown' }),
  'Query.applicants': ({ job }) => ({ jobId: job }),
  'Query.applicantsCsv': ({ job }) => ({ jobId: job }),
  'Query.application': ({ application }) => ({ id: application }),
  'Query.applicationLink': () => ({ token: 'unknown' }),
  'Query.applicationNotices': ({ organization }) => ({ organizationId: organization }),
  'Query.applications': () => ({}),
  'Query.applyOffer': () => ({ jobId: 1 }),
  'Query.adminAccess': () => ({}),
  'Query.adminBrand': ({ brand }) => ({ id: brand }),
  'Query.adminBrands': () => ({}),
  'Query.adminConsents': ({ brand }) => ({ brand }),
  'Query.adminEvents': ({ brand }) => ({ brand }),
  'Query.adminMail': ({ mail }) => ({ id: mail }),
  'Query.adminMails': ({ brand }) => ({ brand }),
  'Query.adminOrders': ({ brand }) => ({ brand }),
  'Query.adminUsers': ({ brand }) => ({ brand }),
  'Query.brandPatchFindings': ({ brand }) => ({ brand, patch: {} }),
  'Query.brandPatchHistory': ({ brand }) => ({ brand }),
  'Query.brandSchema': () => ({}),
  'Query.captchaChallenge': () => ({ form: 'contact' }),
  'Query.creditLinks': () => ({}),
  'Query.customerProfile': ({ organization }) => ({ organizationId: organization }),
  'Query.bookmarks': ({ job }) => ({ jobs: [job] }),
  'Query.draft': () => ({ form: 'contact' }),
  'Query.exportAccount': () => ({}),
  'Query.facetAliases': () => ({ index: 'JOBS', aliases: ['x'] }),
  'Query.facetValues': () => ({ index: 'JOBS', field: 'occupations', text: 'x' }),
  'Query.foundResume': ({ resume }) => ({ id: resume }),
  'Query.form': () => ({ name: 'contact' }),
  'Query.formFaults': () => ({ name: 'contact', answers: {} }),
  'Query.getCredits': ({ organization }) => ({ organizationId: organization }),
  'Query.getSubscriptions': ({ organization }) => ({ organizationId: organization, limit: 1 }),
  'Query.getAppConfig': () => ({}),
  'Query.getGdprConsentInfos': () => ({}),
  'Query.getRoutInfo': () => ({ slug: '/jobs' }),
  'Query.getUser': () => ({}),
  'Query.hasTheLatestConsent': () => ({ type: 'PRIVACY_POLICY', placement: 'REGISTRATION' }),
  'Query.invitation': () => ({ token: 'unknown' }),
  'Query.featuredOrganizations': () => ({ limit: 1 }),
  'Query.job': () => ({ id: 1 }),
  'Query.jobAlert': () => ({ token: '1-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }),
  'Query.jobAlerts': () => ({}),
  'Query.jobFormSettings': () => ({}),
  'Query.jobPreflight': ({ job }) => ({ id: job, answers: {} }),
  'Query.jobPreview': ({ job }) => ({ id: job, answers: {} }),
  'Query.jobReports': () => ({}),
  'Query.jobsToReview': () => ({}),
  'Query.orderQuote': ({ organization }) => ({ organizationId: organization, items: [] }),
  'Query.ownOrder': ({ order }) => ({ orderId: order }),
  'Query.ownOrders': ({ organization }) => ({ organizationId: organization, limit: 1 }),
  'Query.products': () => ({}),
  'Query.organization': ({ organization }) => ({ id: organization }),
  'Query.organizationPeople': ({ organization }) => ({ organizationId: organization }),
  'Query.organizationsElsewhere': () => ({}),
  'Query.ownJob': ({ job }) => ({ id: job }),
  'Query.ownJobs': () => ({}),
  'Query.ownOrganization': ({ organization }) => ({ organizationId: organization }),
  'Query.ownResume': () => ({}),
  'Query.places': () => ({ text: 'x' }),
  'Query.resumeWizard': () => ({}),
  'Query.search': () => ({ index: 'JOBS', request: { range: { first: 0, last: 1 } } }),
  'Query.similarJobs': () => ({ id: 1 }),
  'Query.terms': () => ({ taxonomy: 'skill' }),
  'Query.updatableOrganizationProfiles': () => ({}),
  'Query.version': () => ({}),
  'Query.waitingOrganizations': () => ({}),
  'Mutation.acceptInvitation': () => ({ token: 'unknown' }),
  'Mutation.addApplicationNote': ({ application }) => ({ id: application, text: 'x' }),
  'Mutation.apply': () => ({ jobId: 1, answers: {}, key: 'key-of-an-application' }),
  'Mutation.confirmApplication': () => ({ token: 'unknown' }),
  'Mutation.moveApplications': ({ application }) => ({ ids: [application], to: 'rejected' }),
  'Mutation.noteApplyStart': () => ({ jobId: 1 }),
  'Mutation.openApplication': ({ application }) => ({ id: application }),
  'Mutation.rateApplication': ({ application }) => ({ id: application, rating: 1 }),
  'Mutation.removeApplicationNote': ({ application }) => ({ id: application, noteId: 1 }),
  'Mutation.setApplicationNotices': ({ organization }) => ({ organizationId: organization, mode: 'daily' }),
  'Mutation.withdrawApplication': ({ application }) => ({ id: application }),
  'Mutation.activateOrganization': ({ organization }) => ({ organizationId: organization }),
  'Mutation.answerResumeContact': ({ contact }) => ({ id: contact, approve: false }),
  'Mutation.openResumeContact': ({ contact }) => ({ id: contact }),
  'Mutation.requestResumeContact': ({ resume }) => ({ resumeId: resume, answers: {} }),
  'Mutation.revokeResumeContact': ({ contact }) => ({ id: contact }),
  'Mutation.withdrawResumeContact': ({ contact }) => ({ id: contact }),
  'Query.ownResumeContacts': () => ({}),
  'Query.resumeContacts': () => ({}),
  'Query.cvSite': () => ({ id: 1 }),
  'Query.ownCvSite': () => ({}),
  'Mutation.saveCvSite': () => ({ published: false, slug: 'ida-berg', indexable: false, shows: [] }),
  'Query.resumeAlert': ({ resumeAlert }) => ({ id: resumeAlert }),
  'Query.resumeAlerts': () => ({}),
  'Query.savedResumeSearchTitle': () => ({ search: '/resumes' }),
  'Mutation.createResumeAlert': () => ({ search: '/resumes', answers: {} }),
  'Mutation.deleteResumeAlert': ({ resumeAlert }) => ({ id: resumeAlert }),
  'Mutation.pauseResumeAlert': ({ resumeAlert }) => ({ id: resumeAlert, paused: true }),
  'Mutation.updateResumeAlert': ({ resumeAlert }) => ({ id: resumeAlert, answers: {} }),
  'Query.resumeContactTerms': ({ resume }) => ({ resumeId: resume }),
  'Mutation.approveJob': ({ job }) => ({ id: job }),
  'Mutation.archiveJob': ({ job }) => ({ id: job }),
  'Mutation.changeJobs': () => ({ ids: [1], action: 'archive' }),
  'Mutation.deleteJob': ({ job }) => ({ id: job }),
  'Mutation.duplicateJob': ({ job }) => ({ id: job, key: 'key-of-a-copy' }),
  'Mutation.approveOrganization': ({ organization }) => ({ organizationId: organization }),
  'Mutation.approveUser': ({ person, brand }) => ({ id: person.id, brand, approved: true }),
  'Mutation.beginSecondFactor': () => ({}),
  'Mutation.blockUser': ({ person }) => ({ id: person.id, blocked: true }),
  'Mutation.bringOrganization': ({ organization }) => ({ organizationId: organization }),
  'Mutation.changeEmail': () => ({ email: 'new@example.com', password: 'x' }),
  'Mutation.changeMemberRole': ({ organization, member }) => ({
    organizationId: organization,
    accountId: member,
    role: 'editor',
  }),
  'Mutation.changePassword': () => ({ oldPassword: 'x', newPassword: 'a long new password' }),
  'Mutation.confirmSecondFactor': () => ({ code: '000000' }),
  'Mutation.createGdprUserConsent': ({ person }) => ({ mail: person.email, infoId: 1 }),
  'Mutation.createOrganization': () => ({ name: 'New Works' }),
  'Mutation.deleteAccount': () => ({ password: 'x' }),
  'Mutation.dropDraft': () => ({ form: 'contact' }),
  'Mutation.grantRole': ({ person, brand }) => ({ id: person.id, role: 'job_editor', brand }),
  'Mutation.handOverOrganization': ({ organization, member }) => ({ organizationId: organization, accountId: member }),
  'Mutation.inviteMember': ({ organization }) => ({
    organizationId: organization,
    email: 'ida@example.com',
    role: 'editor',
  }),
  'Mutation.joinSite': () => ({ role: 'applicant', answers: {} }),
  'Mutation.leaveOrganization': ({ organization }) => ({ organizationId: organization }),
  'Mutation.masquerade': ({ person }) => ({ userId: person.id }),
  'Mutation.promoteJob': ({ job }) => ({ id: job, kind: 'featured', key: 'key-of-a-promotion' }),
  'Mutation.publishJob': ({ job }) => ({ id: job }),
  'Mutation.rejectJob': ({ job }) => ({ id: job, reason: 'x' }),
  'Mutation.reportJob': () => ({ id: 1, reason: 'fraud', text: 'x' }),
  'Mutation.resolveJobReport': ({ report }) => ({ id: report, outcome: 'dismissed' }),
  'Mutation.publishOrganization': ({ organization }) => ({ organizationId: organization }),
  'Mutation.adminCancelOrder': ({ order }) => ({ orderId: order, reason: 'x' }),
  'Mutation.adminConfirmOrder': ({ order }) => ({ orderId: order }),
  'Mutation.adminOrderSeen': ({ order }) => ({ orderId: order }),
  'Mutation.adminRefundOrder': ({ order }) => ({ orderId: order, reason: 'x' }),
  'Mutation.payOrder': ({ order }) => ({ orderId: order }),
  'Mutation.placeOrder': ({ organization }) => ({
    organizationId: organization,
    items: [],
    way: 'invoice',
    hash: 'x',
    key: 'key-of-an-order',
  }),
  'Mutation.saveCustomer': ({ organization }) => ({ organizationId: organization, answers: {} }),
  'Mutation.withdrawOrder': ({ order }) => ({ orderId: order }),
  'Mutation.readResumeFile': () => ({ file: 'none' }),
  'Mutation.redoBrandPatch': ({ brand }) => ({ brand, expected: 99 }),
  'Mutation.refuseOrganization': ({ organization }) => ({ organizationId: organization, reason: 'x' }),
  'Mutation.register': () => ({ answers: {} }),
  'Mutation.removeMember': ({ organization, member }) => ({ organizationId: organization, accountId: member }),
  'Mutation.requestPasswordReset': () => ({ email: 'nobody@example.com' }),
  'Mutation.resendVerification': () => ({ email: 'nobody@example.com' }),
  'Mutation.resetPassword': () => ({ token: 'unknown', password: 'a long new password' }),
  'Mutation.resetSecondFactor': ({ person }) => ({ id: person.id }),
  'Mutation.restoreBrandPatch': ({ brand }) => ({ brand, expected: 99, version: 0, note: 'x' }),
  'Mutation.retryMail': ({ mail }) => ({ id: mail }),
  'Mutation.revokeRole': ({ person, brand }) => ({ id: person.id, role: 'job_editor', brand }),
  'Mutation.rewordConsent': ({ brand }) => ({ brand, id: 0, text: {}, note: '', after: 0 }),
  'Mutation.saveBrandPatch': ({ brand }) => ({ brand, expected: 99, patch: {}, note: 'x' }),
  'Mutation.confirmJobAlert': () => ({ token: '1-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }),
  'Mutation.createJobAlert': () => ({ search: '/jobs', answers: {} }),
  'Mutation.deleteJobAlert': ({ alert }) => ({ id: alert }),
  'Mutation.joinBookmarks': ({ job }) => ({ jobs: [job] }),
  'Mutation.markJob': ({ job }) => ({ job, marked: true }),
  'Mutation.pauseJobAlert': ({ alert }) => ({ id: alert, paused: true }),
  'Mutation.updateJobAlert': ({ alert }) => ({ id: alert, answers: {} }),
  'Query.recommendedJobs': () => ({ limit: 1 }),
  'Query.savedSearchTitle': () => ({ search: '/jobs' }),
  'Mutation.saveDraft': () => ({ form: 'contact', answers: {}, version: 0 }),
  'Mutation.saveJob': ({ job }) => ({ id: job, answers: {}, submit: false, key: 'key-of-a-save' }),
  'Mutation.setJobState': ({ job }) => ({ id: job, state: 'draft' }),
  'Mutation.withdrawJob': ({ job }) => ({ id: job }),
  'Mutation.saveOrganizationGroup': ({ organization }) => ({
    organizationId: organization,
    group: 'faq',
    answers: {},
    version: 99,
  }),
  'Mutation.saveResume': () => ({ groups: [{ group: 'skills', answers: {}, version: 99 }] }),
  'Mutation.sendContactMessage': () => ({ answers: {} }),
  'Mutation.showResume': () => ({ visible: false }),
  'Mutation.signOutEverywhere': () => ({}),
  'Mutation.undoBrandPatch': ({ brand }) => ({ brand, expected: 99 }),
  'Mutation.unpublishOrganization': ({ organization }) => ({ organizationId: organization }),
  'Mutation.updateAccount': () => ({ displayName: 'Ida' }),
  'Mutation.upload': () => ({ file: 'none', purpose: 'ATTACHMENT' }),
  'Mutation.verifyEmail': () => ({ token: 'unknown' }),
  'Mutation.verifyUser': ({ person }) => ({ id: person.id }),
  'Mutation.withdrawInvitation': ({ organization, invitation }) => ({
    organizationId: organization,
    invitationId: invitation,
  }),
};

const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

/** Things that the arguments of an operation look at. */
function wantedBy(argsOf: (things: Things) => Args): ReadonlySet<keyof Things> {
  const looked = new Set<keyof Things>();
  const thing = { id: 1, email: '' };
  argsOf(new Proxy({}, { get: (_, name) => looked.add(name as keyof Things) && thing }) as Things);
  return looked;
}

const OF_SOMEBODY: readonly (keyof Things)[] = [
  'organization',
  'job',
  'application',
  'order',
  'alert',
  'resumeAlert',
  'resume',
  'contact',
];

/** Sides that an operation can be about. Null where it is about none. */
function sidesOf(wanted: ReadonlySet<keyof Things>): (Side | null)[] {
  if (OF_SOMEBODY.some((name) => wanted.has(name))) return ['own', 'others', 'foreign'];
  return wanted.size > 0 ? ['others', 'foreign'] : [null];
}

/** An operation that asks for as little as can be. */
function documentOf(name: string, { name: field, args, type }: GraphQLField<unknown, unknown>, given: Args): string {
  const asked = args.filter((arg) => Object.hasOwn(given, arg.name));
  const variables = asked.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const uses = asked.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  const kind = name.startsWith('Query') ? 'query' : 'mutation';
  return `${kind} ${variables && `(${variables})`} { ${field}${uses && `(${uses})`}${selection} }`;
}

/** What each refusal reads as in the table. */
const words: Readonly<Record<string, string>> = {
  SIGN_IN_REQUIRED: 'sign in',
  NOT_ALLOWED: 'no',
  NOT_WHILE_ACTING: 'not so',
  ORGANIZATION_UNKNOWN: 'unknown',
  JOB_UNKNOWN: 'unknown',
  MEMBER_UNKNOWN: 'unknown',
  ORDER_UNKNOWN: 'unknown',
  APPLICATION_UNKNOWN: 'unknown',
  ALERT_UNKNOWN: 'unknown',
  CONTACT_UNKNOWN: 'unknown',
  RESUME_UNKNOWN: 'unknown',
  NO_SUCH_PERSON: 'unknown',
  EMAIL_NOT_VERIFIED: 'verify',
};

async function outcome(
  name: string,
  field: GraphQLField<unknown, unknown>,
  args: Args,
  person: Person | null,
): Promise<string> {
  const query = documentOf(name, field, args);
  const answer = await api.post(
    'acme.example',
    { query, variables: args },
    { frontend: 'acme;en', ...person?.headers },
  );
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  const code = errors?.[0]?.extensions?.code;
  if (errors && (code === undefined || code === 'INTERNAL')) throw new Error(`${name}: ${errors[0]?.message}`);
  if (code !== undefined) return words[code] ?? 'yes';
  return data?.[field.name] === null ? 'null' : 'yes';
}

it('is known of every operation', () => {
  expect(Object.keys(operations).sort()).toEqual(fields.map(({ name }) => name).sort());
});

it('is what the documentation says', { timeout: 120_000 }, async () => {
  const rows: string[] = [];
  const audience = await makeCast(api);
  for (const { name, field } of fields) {
    const argsOf = operations[name] ?? (() => ({}));
    const wanted = wantedBy(argsOf);
    // Who only asks is the same afterwards.
    const people = name.startsWith('Query') ? audience : await makeCast(api);
    for (const side of sidesOf(wanted).reverse()) {
      await api.db.delete(rateLimit);
      const cells = await Promise.all(
        everybody.map(async (who) => {
          const me = people[who];
          const things = side === null ? nothing : await makeThings(api, { side, who, me, wanted });
          return outcome(name, field, argsOf(things), me);
        }),
      );
      rows.push(`| \`${name}\` | ${side ?? ''} | ${cells.join(' | ')} |`);
    }
  }
  await expect(page(rows)).toMatchFileSnapshot('../docs/permissions.md');
});

function page(rows: readonly string[]): string {
  return `# Who may do what

Written by \`backend/permissions.test.ts\`, which runs every operation of the API for everybody: about their own things, those of
others on this brand, and those of another brand (foreign). \`yes\` lets pass, whatever comes of it then; \`sign in\` and
\`verify\` ask for a session or a confirmed address; \`no\` refuses; \`unknown\` and \`null\` answer as if the thing were not there;
\`not so\` refuses an administrator who acts as somebody. Everybody is signed in on this brand: *newcomer* has not confirmed the
address, *elsewhere* is a site_admin of another brand, *acting* an administrator who acts as the owner.

| operation | whose | ${everybody.join(' | ')} |
|---|---|${everybody.map(() => '---').join('|')}|
${[...rows].sort().join('\n')}
`;
}
