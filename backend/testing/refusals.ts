/** What refusals say to those who ask. */

/** What each refusal reads as in the table. */
const words: Readonly<Record<string, string>> = {
  SIGN_IN_REQUIRED: 'sign in',
  NOT_ALLOWED: 'no',
  APPLY_INELIGIBLE: 'no',
  NOT_WHILE_ACTING: 'not so',
  ORGANIZATION_UNKNOWN: 'unknown',
  JOB_UNKNOWN: 'unknown',
  MEMBER_UNKNOWN: 'unknown',
  ORDER_UNKNOWN: 'unknown',
  APPLICATION_UNKNOWN: 'unknown',
  ALERT_UNKNOWN: 'unknown',
  CONTACT_UNKNOWN: 'unknown',
  MESSAGE_UNKNOWN: 'unknown',
  RESUME_UNKNOWN: 'unknown',
  BLOG_POST_UNKNOWN: 'unknown',
  PAGE_UNKNOWN: 'unknown',
  IMPORTER_UNKNOWN: 'unknown',
  SYNDICATION_UNKNOWN: 'unknown',
  NO_SUCH_PERSON: 'unknown',
  CLAIM_UNKNOWN: 'unknown',
  UPLOAD_UNKNOWN: 'unknown',
  EMAIL_NOT_VERIFIED: 'verify',
};

/** What is said to those who may: the matter itself stands in the way. */
const ofTheMatter: ReadonlySet<string> = new Set([
  'APPLICATION_DECIDED',
  'BAD_INPUT',
  'CANDIDATE_DECLINED',
  'CANDIDATE_UNKNOWN',
  'BLOG_POST_CHANGED',
  'BLOG_SLUG_TAKEN',
  'CAPTCHA_NEEDED',
  'CONTACT_DECLINED',
  'CONTACT_HIDDEN',
  'CONTACT_STATE',
  'CONVERSATION_CLOSED',
  'CUSTOMER_MISSING',
  'CV_ADDRESS_TAKEN',
  'IMPORTER_BUSY',
  'IMPORTER_DRAFT',
  'CLAIM_DECIDED',
  'CLAIM_NOT_UNDOABLE',
  'INVITATION_FOR_OTHER',
  'API_KEY_UNKNOWN',
  'API_KEY_TOO_MANY',
  'WEBHOOK_UNKNOWN',
  'WEBHOOK_TOO_MANY',
  'INVITATION_UNUSABLE',
  'JOB_CHANGED',
  'JOB_CLOSED',
  'JOB_NOT_PAID',
  'JOB_STATE',
  'JOB_INCOMPLETE',
  'LAST_ADMINISTRATOR',
  'LAST_OWNER',
  'MEMBER_ALREADY',
  'MERGE_IMPOSSIBLE',
  'MERGE_NOT_UNDOABLE',
  'NOTHING_TO_ORDER',
  'NOT_ENOUGH_CREDITS',
  'ORDER_NOT_OPEN',
  'ORDER_NOT_PAID',
  'ORGANIZATION_CHANGED',
  'ORGANIZATION_NOT_WAITING',
  'ORGANIZATION_OWNED',
  'ALREADY_MEMBER',
  'PAGE_CHANGED',
  'PAGE_PATH_TAKEN',
  'PATCH_CONFLICT',
  'RESUME_CHANGED',
  'STAGE_NOT_ALLOWED',
  'SEARCH_FIELD_UNKNOWN',
  'TERM_CONFLICT',
  'TERM_MERGE_IMPOSSIBLE',
  'TOO_MANY_TRIES',
  'UPLOAD_MISSING',
]);

/** Word of the table for a refusal. */
export function wordOf(code: string): string {
  const word = words[code] ?? (ofTheMatter.has(code) ? 'yes' : undefined);
  if (word === undefined)
    throw new Error(`"${code}" has no word: add it to words, or to ofTheMatter where it is said to those who may.`);
  return word;
}
