/** Arguments with which an operation reaches its rows, where those of `operations.ts` only test authorization. */

import { CUSTOMER } from '../../modules/billing/testing/shop.ts';
import { listNames } from '../../modules/entries/lists.ts';
import { jobAnswers } from '../../modules/jobs/testing/job-desk.ts';
import { createPersonalLinks } from '../../services/personal-links.ts';
import { createVault } from '../../services/vault.ts';
import { type Args, operations, PAGE, POST } from '../operations.ts';
import { days } from '../rows.ts';
import { SECRET } from './people.ts';
import type { Twin } from './twins.ts';

const links = createPersonalLinks(SECRET);
const vault = createVault(SECRET);
/** The token in an alert's mails. */
export const alertToken = (kind: string, id: number): string => links.tokenOf(kind, { id, nonce: 'nonce' });
/** Without a random part, so that both worlds are asked the same. */
const sealed = new Map<string, string>();
const sealOnce = (text: string, owner: string): string => {
  const key = `${owner} ${text}`;
  const token = sealed.get(key) ?? vault.seal(text, owner);
  sealed.set(key, token);
  return token;
};

const SOMEDAY = '2100-01-01T00:00:00.000Z';

const aroundNow = () => ({ from: days(-30).toISOString().slice(0, 10), until: days(1).toISOString().slice(0, 10) });

const APPLICATION = {
  basic_info: { firstName: 'Ida', lastName: 'Berg', emailAddress: 'seeker@example.com' },
  files: { coverLetter: 'x' },
};

const deeper: Readonly<Record<string, (twin: Twin) => Args>> = {
  'Query.accountLink': ({ linkToken }) => ({ token: linkToken }),
  'Query.invitation': ({ invitationToken }) => ({ token: invitationToken }),
  'Query.applicants': ({ published }) => ({ jobId: published }),
  'Query.applicantsCsv': ({ published }) => ({ jobId: published }),
  'Query.applicationLink': ({ brand, guest }) => ({ token: sealOnce(`${brand} ${guest}`, 'application link') }),
  'Query.applyOffer': ({ published }) => ({ jobId: published }),
  'Query.adminEntries': () => ({ of: 'users' }),
  'Query.adminEntriesCsv': () => ({ of: 'jobs' }),
  'Query.adminEntry': ({ published }) => ({ of: 'jobs', id: published }),
  'Mutation.addAdminNote': ({ published }) => ({ of: 'jobs', id: published, text: 'x' }),
  'Query.adminEvents': () => ({}),
  'Query.adminMails': () => ({}),
  'Query.adminOrders': () => ({}),
  'Query.adminProducts': () => ({}),
  'Query.adminProductsCsv': () => ({}),
  'Query.adminStatistics': () => aroundNow(),
  'Query.adminSearchedTexts': () => ({ ...aroundNow(), kind: 'WORDS' }),
  'Query.adminStatisticsCsv': () => aroundNow(),
  'Query.adminImporterFigures': () => aroundNow(),
  'Query.adminUsers': () => ({ list: { text: 'local' } }),
  'Query.mergeCandidates': () => ({ kind: 'account', text: 'local' }),
  'Query.mergePlan': ({ person, other }) => ({ kind: 'account', keep: person.id, merge: other }),
  'Mutation.mergeEntries': ({ person, other }) => ({ kind: 'account', keep: person.id, merge: other }),
  'Query.blogPost': ({ post }) => ({ id: post }),
  'Query.editedBlogPost': ({ draftPost }) => ({ id: draftPost }),
  'Query.editedBlogPosts': () => ({ list: { text: 'a' } }),
  'Query.editedPage': ({ page }) => ({ id: page }),
  'Query.editedPages': () => ({ list: { text: 'a' } }),
  'Query.captchaChallenge': () => ({ form: 'registration' }),
  'Query.cvSite': ({ cvSite }) => ({ id: cvSite }),
  'Query.getRoutInfo': ({ published }) => ({ slug: `/job/${published}` }),
  'Query.job': ({ published }) => ({ id: published }),
  'Query.jobAlert': ({ alert }) => ({ token: alertToken('job alert', alert) }),
  'Query.similarJobs': ({ published }) => ({ id: published }),
  'Query.searchExplanation': ({ published }) => ({
    request: { range: { first: 0, last: 1 }, fulltext: { keys: 'reporter' } },
    jobId: published,
  }),
  'Query.ownOrder': ({ paid }) => ({ orderId: paid }),
  'Query.search': () => ({ index: 'JOBS', request: { range: { first: 0, last: 20 }, facets: [{ field: 'company' }] } }),
  'Query.orderQuote': ({ organization }) => ({ organizationId: organization, items: [{ product: 'three_jobs' }] }),
  'Query.places': () => ({ text: 'Portland' }),
  'Query.nearestPlace': () => ({ lat: 43.66, lon: -70.26 }),
  'Query.terms': () => ({ taxonomy: 'occupation' }),
  'Query.recommendedJobs': () => ({ limit: 6 }),
  'Query.featuredOrganizations': () => ({ limit: 6 }),
  'Mutation.acceptInvitation': ({ invitationToken }) => ({ token: invitationToken }),
  'Mutation.apply': ({ expiring }) => ({
    ...{ jobId: expiring, key: 'key-of-another' },
    answers: APPLICATION,
  }),
  'Mutation.confirmApplication': ({ brand, waiting }) => ({
    token: sealOnce(`${brand} ${waiting}`, 'application link'),
  }),
  'Mutation.noteApplyStart': ({ published }) => ({ jobId: published }),
  'Mutation.declineSyndication': ({ syndicatedJob, brand }) => ({ id: syndicatedJob, brand }),
  'Mutation.approveJob': ({ review }) => ({ id: review }),
  'Mutation.rejectJob': ({ review }) => ({ id: review, reason: 'x' }),
  'Mutation.withdrawJob': ({ review }) => ({ id: review }),
  'Mutation.archiveJob': ({ published }) => ({ id: published }),
  'Mutation.duplicateJob': ({ published }) => ({ id: published, key: 'key-of-a-copy' }),
  'Mutation.changeJobs': ({ published }) => ({ ids: [published], action: 'archive' }),
  'Mutation.extendJob': ({ expiring }) => ({ id: expiring, key: 'key-of-an-extension' }),
  'Mutation.promoteJob': ({ published }) => ({ id: published, kind: 'top', key: 'key-of-a-promotion' }),
  'Mutation.orderForJob': ({ job }) => ({
    ...{ id: job, product: 'three_jobs', way: 'invoice', hash: 'x', key: 'key-of-an-order-for-a-job' },
  }),
  'Mutation.saveJob': ({ job }) => ({ id: job, answers: jobAnswers(), version: 1, submit: true, key: 'key-of-a-save' }),
  'Mutation.reportJob': ({ published }) => ({
    id: published,
    reason: 'fraud',
    text: 'x',
    key: 'key-of-another-report',
  }),
  'Mutation.confirmJobAlert': ({ waitingAlert }) => ({ token: alertToken('job alert', waitingAlert) }),
  'Query.keepingLink': ({ application }) => ({ token: alertToken('keeping', application) }),
  'Mutation.answerKeepingLink': ({ guest }) => ({ token: alertToken('keeping', guest), keep: true }),
  'Query.newsletterReader': ({ reader }) => ({ token: alertToken('newsletter', reader) }),
  'Mutation.confirmNewsletter': ({ waitingReader }) => ({ token: alertToken('newsletter', waitingReader) }),
  'Mutation.endNewsletter': ({ reader }) => ({ token: alertToken('newsletter', reader) }),
  'Mutation.endWeeklyFigures': ({ weekly }) => ({ token: alertToken('weekly figures', weekly) }),
  'Mutation.subscribeToNewsletter': () => ({ email: 'reader@example.com' }),
  'Mutation.createGdprUserConsent': ({ consentInfo }) => ({ mail: 'seeker@example.com', infoId: consentInfo }),
  'Mutation.createJobAlert': () => ({ search: '/jobs', answers: { subscription: { interval: 86_400 } } }),
  'Mutation.createResumeAlert': () => ({ search: '/resumes', answers: { subscription: { interval: 86_400 } } }),
  'Query.organizationsNamed': () => ({ name: 'Harbor Works' }),
  'Query.joinRequests': ({ organization }) => ({ organizationId: organization }),
  'Mutation.decideJoinRequest': ({ organization, joinClaim }) => ({
    ...{ organizationId: organization, id: joinClaim, accept: true },
  }),
  'Query.claimOffer': ({ unowned }) => ({ organizationId: unowned }),
  'Mutation.claimOrganization': ({ unowned }) => ({
    ...{ organizationId: unowned, position: 'x', email: 'seeker@example.com', message: '' },
  }),
  'Mutation.inviteOwner': ({ unowned }) => ({ organizationId: unowned, email: 'seeker@example.com' }),
  'Mutation.undoOrganizationClaim': ({ decidedClaim }) => ({ id: decidedClaim }),
  'Mutation.approveOrganization': ({ second }) => ({ organizationId: second }),
  'Mutation.refuseOrganization': ({ second }) => ({ organizationId: second, reason: 'x' }),
  'Mutation.openResumeContact': ({ approvedContact }) => ({ id: approvedContact }),
  'Query.conversation': ({ application }) => ({ about: 'application', id: application, side: 'seeker' }),
  'Mutation.sendMessage': ({ application, brand }) => ({
    ...{ about: 'application', id: application, side: 'seeker', text: 'x', key: `key-of-a-message-${brand}` },
  }),
  'Mutation.markConversationRead': ({ application, saidByEmployer }) => ({
    ...{ about: 'application', id: application, side: 'seeker', until: saidByEmployer },
  }),
  'Mutation.blockConversation': ({ application }) => ({
    ...{ about: 'application', id: application, side: 'seeker', blocked: true },
  }),
  'Mutation.proposeInterview': ({ application, brand }) => ({
    ...{ about: 'application', id: application, times: [days(7)], minutes: 30, place: 'x' },
    ...{ text: 'x', key: `key-of-times-${brand}` },
  }),
  'Mutation.answerInterview': ({ application, saidByEmployer }) => ({
    ...{ about: 'application', id: application, messageId: saidByEmployer, time: null },
  }),
  'Mutation.withdrawInterview': ({ application, saidByEmployer }) => ({
    ...{ about: 'application', id: application, messageId: saidByEmployer },
  }),
  'Query.messageTemplates': ({ published }) => ({ jobId: published }),
  'Mutation.saveMessageTemplate': ({ published }) => ({ jobId: published, name: 'No', text: 'x' }),
  'Mutation.deleteMessageTemplate': ({ published, template }) => ({ jobId: published, id: template }),
  'Mutation.reportMessage': ({ application, saidByEmployer }) => ({
    ...{ about: 'application', id: application, side: 'seeker', messageId: saidByEmployer, text: 'x' },
  }),
  'Mutation.revokeResumeContact': ({ openedContact }) => ({ id: openedContact }),
  'Mutation.resetPassword': ({ linkToken }) => ({ token: linkToken, password: 'a long new password' }),
  'Mutation.resendVerification': ({ person }) => ({ email: person.email }),
  'Mutation.requestPasswordReset': () => ({ email: 'seeker@example.com' }),
  'Mutation.saveBlogPost': ({ draftPost }) => ({ id: draftPost, version: 1, input: POST }),
  'Mutation.scheduleBlogPost': ({ draftPost }) => ({ id: draftPost, version: 1, publishAt: '2100-01-01T00:00:00Z' }),
  'Mutation.deleteBlogPost': ({ post }) => ({ id: post, version: 1 }),
  'Mutation.savePage': ({ draftPage }) => ({ id: draftPage, version: 1, input: PAGE }),
  'Mutation.schedulePage': ({ draftPage }) => ({ id: draftPage, version: 1, publishAt: '2100-01-01T00:00:00Z' }),
  'Mutation.deletePage': ({ page }) => ({ id: page, version: 1 }),
  'Mutation.adminCreateVoucher': ({ brand }) => ({ brand, voucher: { code: 'autumn', percent: 10 } }),
  'Mutation.adminDeleteVoucher': ({ spareVoucher }) => ({ id: spareVoucher }),
  'Mutation.adminGrantSubscription': ({ brand, organization }) => ({
    ...{ brand, organizationId: organization, product: 'premium_profile', reason: 'x' },
  }),
  'Mutation.adminRefundOrder': ({ paid }) => ({ orderId: paid, reason: 'x' }),
  'Mutation.saveBrandPatch': ({ brand, patch }) => ({ brand, expected: patch, patch: {}, note: 'x' }),
  'Query.apiRequests': ({ organization, apiKey }) => ({ organizationId: organization, id: apiKey }),
  'Query.webhookDeliveries': ({ organization, webhook }) => ({ organizationId: organization, id: webhook }),
  'Mutation.changeWebhook': ({ organization, webhook }) => ({
    ...{ organizationId: organization, id: webhook, events: ['job_expired'], paused: false },
  }),
  'Mutation.renewWebhookSecret': ({ organization, webhook }) => ({ organizationId: organization, id: webhook }),
  'Mutation.deleteWebhook': ({ organization, webhook }) => ({ organizationId: organization, id: webhook }),
  'Mutation.testWebhook': ({ organization, webhook }) => ({ organizationId: organization, id: webhook }),
  'Mutation.resendWebhookDelivery': ({ organization, delivery }) => ({ organizationId: organization, id: delivery }),
  'Mutation.revokeApiKey': ({ organization, apiKey }) => ({ organizationId: organization, id: apiKey }),
  'Mutation.undoBrandPatch': ({ brand, patch }) => ({ brand, expected: patch }),
  'Mutation.redoBrandPatch': ({ brand, patch }) => ({ brand, expected: patch }),
  'Mutation.restoreBrandPatch': ({ brand, patch, oldPatch }) => ({
    brand,
    expected: patch,
    version: oldPatch,
    note: 'x',
  }),
  'Query.fleetPreview': ({ brand }) => ({ brands: [brand], changes: { site: { tagline: 'x' } } }),
  'Mutation.saveFleetEdit': ({ brand, patch }) => ({
    ...{ brands: [{ brand, expected: patch }], changes: { site: { tagline: 'x' } }, note: 'x' },
  }),
  'Mutation.undoFleetEdit': ({ fleet }) => ({ id: fleet }),
  'Query.scheduledPatches': () => ({ open: false }),
  'Mutation.scheduleBrandPatch': ({ brand }) => ({
    ...{ brand, changes: { site: { tagline: 'x' } }, starts: SOMEDAY, note: 'x' },
  }),
  'Mutation.moveScheduledPatch': ({ brand, scheduled }) => ({ brand, id: scheduled, expected: 1, starts: SOMEDAY }),
  'Mutation.rewordConsent': ({ brand, consentInfo, revision }) => ({
    ...{ brand, id: consentInfo, after: revision, note: 'x' },
    text: { en: 'New words' },
  }),
  'Mutation.placeOrder': ({ organization }) => ({
    ...{ organizationId: organization, items: [{ product: 'three_jobs' }], way: 'invoice' },
    ...{ hash: 'x', key: 'key-of-another-order' },
  }),
  'Mutation.saveCustomer': ({ organization }) => ({ organizationId: organization, answers: { billing: CUSTOMER } }),
  'Mutation.saveDraft': () => ({ form: 'contact', answers: { message: {} }, version: 1 }),
  'Mutation.saveOrganizationGroup': ({ organization }) => ({
    ...{ organizationId: organization, group: 'faq', answers: {}, version: 0 },
  }),
  'Mutation.adminSaveResume': ({ resume }) => ({
    ...{ id: resume, groups: [{ group: 'skills', answers: {}, version: 0 }] },
  }),
  'Mutation.saveResume': () => ({ groups: [{ group: 'skills', answers: {}, version: 0 }] }),
};

/** What else an operation is asked, since its arguments lead to other rows. */
const further: Readonly<Record<string, readonly ((twin: Twin) => Args)[]>> = {
  'Query.adminEntries': [
    ...listNames.map((of) => () => ({ of })),
    ({ organization }) => ({ of: 'jobs', filters: [{ name: 'organization', value: String(organization) }] }),
    () => ({ of: 'organizations', list: { text: 'harbor', sort: 'credits' } }),
  ],
  'Query.adminEntry': [
    ({ organization }) => ({ of: 'organizations', id: organization }),
    ({ person }) => ({ of: 'users', id: person.id }),
    ({ resume }) => ({ of: 'resumes', id: resume }),
    ({ cvSite }) => ({ of: 'cv-pages', id: cvSite }),
    ({ contact }) => ({ of: 'contact-requests', id: contact }),
    ({ alert }) => ({ of: 'alerts', id: alert }),
    ({ claim }) => ({ of: 'claims', id: claim }),
    ({ paid }) => ({ of: 'orders', id: paid }),
    ({ voucher }) => ({ of: 'vouchers', id: voucher }),
    ({ reader }) => ({ of: 'newsletter', id: reader }),
  ],
  'Query.orderQuote': [
    ({ organization }) => ({ organizationId: organization, items: [{ product: 'three_jobs' }], voucher: 'spring' }),
  ],
  'Mutation.adminDeleteVoucher': [({ voucher }) => ({ id: voucher })],
  'Mutation.adminEndVoucher': [({ endedVoucher }) => ({ id: endedVoucher, undo: true })],
  'Mutation.addAdminNote': [({ organization }) => ({ of: 'organizations', id: organization, text: 'x' })],
  'Query.getRoutInfo': [
    () => ({ slug: '/about-us' }),
    () => ({ slug: '/organization/harbor-works' }),
    () => ({ slug: '/organization/old-works' }),
    () => ({ slug: '/cv-site/ida-berg' }),
    () => ({ slug: '/cv-site/ida' }),
    () => ({ slug: '/blog/writing-an-application' }),
    () => ({ slug: '/about-us' }),
  ],
  'Query.organization': [() => ({ slug: 'harbor-works' })],
  'Query.getSubscriptions': [
    ({ organization }) => ({
      ...{ organizationId: organization, limit: 9, showSubscriptionsFromAllFrontends: true },
      filters: [{ field: 'frontend', value: ['acme'] }],
    }),
    ({ organization }) => ({ organizationId: organization, limit: 9 }),
  ],
  'Query.search': [
    () => ({ index: 'ORGANIZATIONS', request: { range: { first: 0, last: 9 } } }),
    () => ({ index: 'RESUMES', request: { range: { first: 0, last: 9 } } }),
    () => ({ index: 'JOBS', request: { range: { first: 0, last: 9 }, fulltext: { keys: 'reporter' } } }),
    () => ({ index: 'ORGANIZATIONS', request: { range: { first: 0, last: 9 }, fulltext: { keys: 'harbor' } } }),
  ],
  'Query.blogPosts': [() => ({ text: 'application' }), () => ({ category: 'Applying', offset: 1, limit: 1 })],
  'Mutation.saveBlogPost': [
    () => ({ input: { ...POST, slug: 'writing-an-application' } }),
    ({ post, draftPost }) => ({ id: draftPost, version: 1, input: { ...POST, translationOf: post } }),
  ],
  'Mutation.savePage': [
    () => ({ input: { ...PAGE, path: '/about-us' } }),
    ({ page, draftPage }) => ({ id: draftPage, version: 1, input: { ...PAGE, translationOf: page } }),
  ],
  'Query.facetAliases': [() => ({ index: 'JOBS', aliases: ['full-time', 'journalism'] })],
  'Query.facetValues': [
    () => ({ index: 'JOBS', field: 'occupations', text: 'journ' }),
    () => ({ index: 'JOBS', field: 'company', text: 'harbor' }),
  ],
  'Query.searchSuggestions': [
    () => ({ index: 'JOBS', text: 'harbor' }),
    () => ({ index: 'ORGANIZATIONS', text: 'harbor' }),
  ],
  'Query.accountLink': [() => ({ token: 'link-of-rhein' })],
  'Query.invitation': [() => ({ token: 'invitation-of-rhein' })],
  'Mutation.apply': [
    ({ published }) => ({ jobId: published, key: 'key-of-an-application', answers: {} }),
    ({ ofPerson }) => ({ jobId: ofPerson, key: 'key-of-one-to-a-person', answers: APPLICATION }),
  ],
  'Mutation.addRole': [() => ({ role: 'recruiter', answers: {} })],
  'Mutation.saveCvSite': [() => ({ published: true, slug: 'ida', indexable: true, shows: ['NAME'] })],
  'Mutation.inviteMember': [
    ({ organization }) => ({ organizationId: organization, email: 'seeker@example.com', role: 'editor' }),
  ],
  'Mutation.saveJob': [() => ({ answers: jobAnswers(), submit: false, key: 'key-of-a-request' })],
  'Mutation.createOrganization': [() => ({ name: 'Harbor Works' }), () => ({ name: 'Old Works' })],
  'Mutation.placeOrder': [
    ({ organization }) => ({
      ...{ organizationId: organization, items: [{ product: 'three_jobs' }], way: 'invoice' },
      ...{ hash: 'x', key: 'key-of-an-order-open' },
    }),
  ],
  'Mutation.reportJob': [({ published }) => ({ id: published, reason: 'fraud', text: 'x', key: 'key-of-a-report' })],
  'Mutation.requestResumeContact': [
    ({ otherResume, published }) => ({
      resumeId: otherResume,
      answers: { contact: { message: 'x', job: published } },
    }),
  ],
  'Query.applicants': [
    () => ({}),
    ({ organization }) => ({ stage: 'sent', filter: { unread: true, organizationId: organization } }),
    () => ({ filter: { search: 'a', waiting: true } }),
    () => ({ filter: { tag: 'reserve' } }),
    () => ({ filter: { list: 'spring' } }),
    ({ ownStage }) => ({ filter: { ownStage } }),
  ],
  'Query.applicantsCsv': [() => ({})],
  'Query.applicantTags': [() => ({})],
  'Query.candidateLists': [() => ({})],
  'Mutation.saveCandidates': [({ application }) => ({ ids: [application], list: 'Autumn' })],
  'Mutation.unsaveCandidates': [({ application }) => ({ ids: [application], list: 'Spring' })],
  'Mutation.noteCandidate': [({ application }) => ({ id: application, note: 'x' })],
  'Mutation.answerKeeping': [({ application }) => ({ id: application, keep: false })],
  'Mutation.answerKeepingLink': [({ application }) => ({ token: alertToken('keeping', application), keep: false })],
  'Mutation.saveOwnStages': [
    ({ organization, ownStage }) => ({
      ...{ organizationId: organization, stages: [{ id: ownStage, name: 'Phone', standsFor: 'sent' }] },
    }),
  ],
  'Mutation.moveApplications': [({ application, ownStage }) => ({ ids: [application], to: 'sent', ownStage })],
  'Mutation.tagApplications': [({ application }) => ({ ids: [application], remove: 'Reserve' })],
  'Query.applicantNeighbours': [
    ({ application, published }) => ({ id: application, jobId: published, stage: 'hired' }),
  ],
  'Query.conversation': [
    ({ openedContact }) => ({ about: 'contact', id: openedContact, side: 'seeker' }),
    ({ openedContact }) => ({ about: 'contact', id: openedContact, side: 'employer' }),
    ({ application }) => ({ about: 'application', id: application, side: 'employer' }),
  ],
  'Mutation.sendMessage': [
    // As before on the brand that is asked, and on the other one.
    ({ application }) => ({
      ...{ about: 'application', id: application, side: 'seeker', text: 'x', key: 'key-of-an-old-message' },
    }),
    ({ openedContact }) => ({
      ...{ about: 'contact', id: openedContact, side: 'employer', text: 'x', key: 'key-of-a-message' },
    }),
    ({ openedContact }) => ({
      ...{ about: 'contact', id: openedContact, side: 'seeker', text: 'x', key: 'key-of-a-message' },
    }),
    ({ application }) => ({
      ...{ about: 'application', id: application, side: 'employer', text: 'x', key: 'key-of-a-message' },
    }),
  ],
  'Mutation.blockConversation': [
    ({ openedContact }) => ({ about: 'contact', id: openedContact, side: 'seeker', blocked: true }),
  ],
  'Mutation.setNewsletter': [() => ({ wanted: true })],
  'Mutation.setWeeklyFigures': [() => ({ wanted: true })],
  'Mutation.subscribeToNewsletter': [() => ({ email: 'waiting@example.com' })],
  'Mutation.endNewsletter': [({ ownReader }) => ({ token: alertToken('newsletter', ownReader) })],
  'Mutation.markJob': [({ published }) => ({ job: published, marked: false })],
  'Mutation.sendContactMessage': [() => ({ answers: { message: MESSAGE }, key: 'key-of-a-message' })],
};

const MESSAGE = { name: 'Ida', email: 'ida@example.com', subject: 'A question', body: 'When?' };

/** Arguments of an operation about what stands on the brand of a twin; of each asking, one. */
export function argumentsOf(name: string, twin: Twin): Args[] {
  const first = deeper[name] ?? operations[name] ?? (() => ({}));
  return [first, ...(further[name] ?? [])].map((argsOf) => argsOf(twin));
}
