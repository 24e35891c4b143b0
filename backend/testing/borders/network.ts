/** What crosses the border between brands, and why. A test compares it with the actual behavior. */
import { type Asker, MEMBERS } from './people.ts';

export interface Crossing {
  why: string;
  /** To whom it tells of other brands. */
  tells?: readonly Asker[];
  /** Tables in which it changes rows of other brands. */
  writes?: readonly string[];
}

const refused: Crossing = { why: 'Who tried is told where it was aimed at.', writes: ['account_event'] };
const ofPerson: Crossing = { why: 'Passwords and sign-ins are those of the account.', writes: ['account_session'] };
const ofMember: Crossing = { why: 'Members act for the organization on every brand.', writes: ['account_brand'] };

const ofAllBrands: Crossing = {
  why: 'What a resume says is open to those who administer all brands of its owner.',
  tells: ['administrator'],
};

const ofBothEntries: Crossing = {
  why: 'Two entries are merged by those who administer all brands of both.',
  tells: ['administrator'],
};

/** By operation or door. */
export const crossings: Readonly<Record<string, Crossing>> = {
  'Query.adminBrand': refused,
  'Query.brandPatchEffects': refused,
  'Query.brandPatchFindings': refused,
  'Query.brandPatchHistory': refused,
  'Query.brandPreviews': refused,
  'Query.adminMail': refused,
  'Query.mailTemplates': refused,
  'Query.mailSample': refused,
  'Mutation.sendMailSample': refused,
  'Query.adminConsents': refused,
  'Mutation.saveBrandPatch': refused,
  'Mutation.createBrandPreview': refused,
  'Mutation.endBrandPreview': refused,
  'Mutation.undoBrandPatch': refused,
  'Mutation.redoBrandPatch': refused,
  'Mutation.restoreBrandPatch': refused,
  'Query.importers': refused,
  'Query.adminBrandsCsv': refused,
  'Query.importersCsv': refused,
  'Query.importerValues': refused,
  'Query.unknownImporterValues': refused,
  'Mutation.createImporter': refused,
  'Mutation.setImporterValue': refused,
  'Query.syndicationRules': refused,
  'Query.syndicationRulesCsv': refused,
  'Query.syndicatedJobs': refused,
  'Mutation.approveSyndicatedJob': refused,
  'Mutation.rejectSyndicatedJob': refused,
  'Query.brandExport': refused,
  'Query.fleetPreview': refused,
  'Mutation.saveFleetEdit': refused,
  'Mutation.undoFleetEdit': refused,
  'Mutation.scheduleBrandPatch': refused,
  'Mutation.moveScheduledPatch': refused,
  'Mutation.cancelScheduledPatch': refused,
  'Mutation.retryMail': refused,
  'Mutation.adminConfirmOrder': refused,
  'Mutation.adminAddAppConfig': refused,
  'Mutation.adminCreateVoucher': refused,
  'Mutation.adminGrantCredits': refused,
  'Mutation.adminGrantSubscription': refused,
  'Mutation.adminOrderSeen': refused,
  'Mutation.adminCancelOrder': refused,
  'Mutation.adminRefundOrder': refused,
  'Mutation.rewordConsent': refused,
  'Query.adminResume': ofAllBrands,
  'Mutation.adminSaveResume': ofAllBrands,
  'Query.joinRequests': {
    why: 'Who belongs to an organization is up to its owners, and to those who administer all its brands.',
    tells: ['administrator'],
  },
  'Query.mergePlan': ofBothEntries,
  'Mutation.mergeEntries': ofBothEntries,
  'Query.exportAccount': { why: 'A person gets everything that is kept about them.', tells: MEMBERS },
  'Mutation.deleteAccount': {
    why: 'An account goes with everything that is kept about its person.',
    writes: [
      ...[
        'account_brand',
        'account_event',
        'account_link',
        'account_role',
        'account_session',
        'admin_note',
        'application',
        'application_note',
        'application_tag',
      ],
      ...[
        'bookmark',
        'candidate_list',
        'consent',
        'conversation',
        'cv_site',
        'cv_site_slug',
        'draft',
        'interview',
        'job_report',
      ],
      'message_notice',
      ...[
        'newsletter_reader',
        'organization_claim',
        'organization_invitation',
        'outbox',
        'resume_contact',
        'resume_frontend',
      ],
      ...['resume_message', 'saved_candidate', 'search_alert', 'upload', 'weekly_figures'],
    ],
  },
  'Mutation.resendVerification': { why: 'An account has one address, which it confirms on any brand.' },
  'The task "move-jobs"': {
    why: 'The clock moves the jobs of all brands.',
    writes: ['job', 'job_search', 'job_search_brand'],
  },
  'The task "publish-posts"': {
    why: 'Time passes for the posts and pages of all brands.',
    writes: ['blog_post', 'landing_page'],
  },
  'The task "keep-statistics"': {
    why: 'Upkeep is the same for the counts of all brands.',
    writes: ['happening', 'job_statistic', 'statistic', 'typed_search'],
  },
  'The task "roll-up-statistics"': {
    why: 'Months come for the counts of all brands.',
    writes: ['job_statistic', 'statistic'],
  },
  'The task "raise-profiles"': { why: 'The clock begins and ends what all brands sold.', writes: ['subscription'] },
  'The function renameProfiles': {
    why: 'A new name counts on all brands.',
    writes: ['organization_profile', 'organization_slug'],
  },
  'Mutation.resetPassword': { ...ofPerson, writes: ['account_link', 'account_session'] },
  'Mutation.changePassword': { ...ofPerson, writes: ['account_link', 'account_session'] },
  'Mutation.signOutEverywhere': ofPerson,
  'Mutation.removeMember': ofMember,
  'Mutation.leaveOrganization': ofMember,
};

/** Operations without a result here, and why. */
export const unanswered: Readonly<Record<string, string>> = {
  'Mutation.grantRole': 'Administrators of the network alone.',
  'Mutation.revokeRole': 'Administrators of the network alone.',
  'Mutation.resetSecondFactor': 'Administrators of the network alone.',
  'Mutation.addTerm': 'Administrators of the network alone.',
  'Mutation.changeTerm': 'Administrators of the network alone.',
  'Mutation.mergeTerms': 'Administrators of the network alone.',
  'Mutation.undoTermChange': 'Administrators of the network alone.',
  'Query.adminWork': 'Administrators of the network alone.',
  'Mutation.retryWork': 'Administrators of the network alone.',
  'Mutation.confirmSecondFactor': 'Its code comes from a device.',
  'Query.mailBounced': 'It is about an address, which is the same on all brands.',
  'Query.placedWidgets': 'Its header is that of the visual editor.',
  'Mutation.readResumeFile': 'Its file comes through the door of uploads.',
  'Mutation.uploadImporterFile': 'Its file comes through the door of uploads.',
  'Query.syndicationTrial': 'It takes a person of two brands.',
  'Mutation.createSyndicationRule': 'It takes a person of two brands.',
  'Mutation.changeSyndicationRule': 'It takes a person of two brands.',
  'Mutation.deleteSyndicationRule': 'It takes a person of two brands.',
  'Mutation.attachOwnFile': 'It copies a file in the storage, and there are none here.',
  'Mutation.attachResume': 'It draws the resume of a person, which is one for all brands.',
  'Mutation.upload': 'Its file comes through the door of uploads.',
};
