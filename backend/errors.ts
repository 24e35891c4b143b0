/** Expected failures of a request; docs/errors.md lists the codes. */
import { GraphQLError } from 'graphql';

export type UserErrorCode =
  | 'UNKNOWN_FRONTEND'
  | 'FRONTEND_MISMATCH'
  | 'UNAVAILABLE'
  | 'NOT_JSON'
  | 'BODY_TOO_LARGE'
  | 'METHOD_NOT_ALLOWED'
  | 'WRONG_CONTENT_TYPE'
  | 'WRONG_CONTENT_ENCODING'
  | 'VARIABLE_TOO_LONG'
  | 'QUERY_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_INPUT'
  | 'SIGN_IN_REQUIRED'
  | 'SESSION_ENDED'
  | 'SIGN_IN_AGAIN'
  | 'NO_SUCH_PERSON'
  | 'NOT_ALLOWED'
  | 'BRAND_NEEDED'
  | 'NOT_WHILE_ACTING'
  | 'FEATURE_OFF'
  | 'TOO_MANY_TRIES'
  | 'TOO_MANY_ALERTS'
  | 'TOO_MANY_BOOKMARKS'
  | 'TOO_MANY_HIDDEN'
  | 'ALERT_UNKNOWN'
  | 'ALERT_STOPPED'
  | 'CAPTCHA_NEEDED'
  | 'CONTACT_OFF'
  | 'DRAFT_TOO_LARGE'
  | 'MAIL_BOUNCED'
  | 'PATCH_CONFLICT'
  | 'SCHEDULE_CONFLICT'
  | 'PREVIEW_ONLY'
  | 'PREVIEW_OFF'
  | 'PREVIEW_OUTSIDE'
  | 'FLEET_CONFLICT'
  | 'IMPORTER_BUSY'
  | 'IMPORTER_DRAFT'
  | 'IMPORTER_UNKNOWN'
  | 'SYNDICATION_UNKNOWN'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_WRONG'
  | 'LAST_ADMINISTRATOR'
  | 'EMAIL_NOT_VERIFIED'
  | 'NOT_APPROVED'
  | 'BLOG_POST_UNKNOWN'
  | 'BLOG_POST_CHANGED'
  | 'BLOG_SLUG_TAKEN'
  | 'PAGE_UNKNOWN'
  | 'PAGE_CHANGED'
  | 'PAGE_PATH_TAKEN'
  | ApplicationErrorCode
  | JobErrorCode
  | MergeErrorCode
  | PartnerErrorCode
  | TermErrorCode
  | OrganizationErrorCode
  | ResumeErrorCode
  | BillingErrorCode
  | UploadErrorCode
  | `SEARCH_${string}`;

export type ApplicationErrorCode =
  | 'JOB_CLOSED'
  | 'APPLY_ELSEWHERE'
  | 'APPLY_INELIGIBLE'
  | 'APPLICATION_UNKNOWN'
  | 'APPLICATION_DECIDED'
  | 'STAGE_NOT_ALLOWED'
  | 'CONVERSATION_CLOSED'
  | 'CONVERSATION_BLOCKED'
  | 'CONVERSATION_REFUSED'
  | 'MESSAGE_UNKNOWN'
  | 'INTERVIEW_PAST'
  | 'INTERVIEW_WITHDRAWN'
  | 'PLACEHOLDER_UNKNOWN'
  | 'TABLE_TOO_LONG'
  | 'TOO_MANY_TAGS'
  | 'TOO_MANY_LISTS'
  | 'CANDIDATE_LISTS_FULL'
  | 'CANDIDATE_DECLINED'
  | 'CANDIDATE_UNKNOWN'
  | 'TOO_MANY_STAGES'
  | 'STAGE_NAME_TWICE'
  | 'STAGE_UNKNOWN'
  | 'APPLICATION_TAGS_FULL'
  | 'TOO_MANY_TEMPLATES'
  | 'REPLY_FROM_ELSEWHERE'
  | 'REPLY_EMPTY'
  | 'REPLY_TOO_LONG'
  | 'REPLY_TOO_LARGE'
  | 'REPLY_TOO_MANY_FILES'
  | 'REPLY_UNREADABLE';

export type JobErrorCode =
  | 'JOB_UNKNOWN'
  | 'JOB_CHANGED'
  | 'JOB_STATE'
  | 'JOB_EXTERNAL'
  | 'JOB_NOT_PAID'
  | 'JOB_INCOMPLETE'
  | 'ASSISTANT_BUSY'
  | 'ASSISTANT_AWAY'
  | 'ASSISTANT_SLOW'
  | 'ASSISTANT_CUT'
  | 'ASSISTANT_EMPTY';

/** Of API keys, and of the API that they open. */
export type PartnerErrorCode =
  | 'API_KEY_UNKNOWN'
  | 'API_KEY_TOO_MANY'
  | 'WEBHOOK_UNKNOWN'
  | 'WEBHOOK_TOO_MANY'
  | 'WEBHOOK_URL_INVALID'
  | 'WEBHOOK_URL_INSECURE'
  | 'WEBHOOK_URL_PRIVATE';

export type MergeErrorCode = 'MERGE_IMPOSSIBLE' | 'MERGE_NOT_UNDOABLE' | 'MERGE_CREDITS_SPENT';

export type TermErrorCode =
  | 'TERM_CONFLICT'
  | 'TERM_LOCKED'
  | 'TERM_LOOP'
  | 'TERM_MERGE_IMPOSSIBLE'
  | 'TERM_NOT_UNDOABLE'
  | 'TERM_TAKEN';

export type OrganizationErrorCode =
  | 'ORGANIZATION_UNKNOWN'
  | 'ORGANIZATION_CHANGED'
  | 'ORGANIZATION_NOT_WAITING'
  | 'ORGANIZATION_PAUSED'
  | 'ORGANIZATION_OWNED'
  | 'ALREADY_MEMBER'
  | 'CLAIM_UNKNOWN'
  | 'CLAIM_DECIDED'
  | 'CLAIM_NOT_UNDOABLE'
  | 'MEMBER_UNKNOWN'
  | 'MEMBER_ALREADY'
  | 'LAST_OWNER'
  | 'INVITATION_UNUSABLE'
  | 'INVITATION_FOR_OTHER';

export type ResumeErrorCode =
  | 'RESUME_UNKNOWN'
  | 'CONTACT_UNKNOWN'
  | 'CONTACT_STATE'
  | 'CONTACT_DECLINED'
  | 'CONTACT_HIDDEN'
  | 'CONTACT_NO_WAY'
  | 'CONTACT_NO_PHONE'
  | 'CONTACT_UNREACHABLE'
  | 'CONTACT_NOBODY'
  | 'RESUME_CHANGED'
  | 'RESUME_READER_BUSY'
  | 'CV_ADDRESS_BAD'
  | 'CV_ADDRESS_TAKEN'
  | ResumeFileFault;

/** Why a file cannot be read as a CV. */
export type ResumeFileFault =
  | 'RESUME_FILE_UNKNOWN'
  | 'RESUME_FILE_OLD_WORD'
  | 'RESUME_FILE_LOCKED'
  | 'RESUME_FILE_SCANNED'
  | 'RESUME_FILE_TOO_LONG'
  | 'RESUME_FILE_TOO_LARGE'
  | 'RESUME_FILE_BROKEN'
  | 'RESUME_FILE_EMPTY';

export type BillingErrorCode =
  | 'NOT_ENOUGH_CREDITS'
  | 'NOTHING_TO_ORDER'
  | 'CUSTOMER_MISSING'
  | 'PAYMENT_WAY_UNKNOWN'
  | 'PAYMENT_NOT_REACHED'
  | 'ORDER_UNKNOWN'
  | 'ORDER_NOT_OPEN'
  | 'ORDER_NOT_PAID'
  | 'VOUCHER_CODE_TAKEN'
  | 'VOUCHER_USED';

export type UploadErrorCode =
  | 'UPLOAD_REQUEST_INVALID'
  | 'UPLOAD_MISSING'
  | 'UPLOAD_SIGN_IN_REQUIRED'
  | 'UPLOAD_TOO_OFTEN'
  | 'UPLOAD_BUSY'
  | 'UPLOAD_EMPTY'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_TYPE_REFUSED'
  | 'UPLOAD_TWO_IN_ONE'
  | 'UPLOAD_LOCKED'
  | 'UPLOAD_ACTIVE_CONTENT'
  | 'UPLOAD_DAMAGED'
  | 'UPLOAD_ANIMATED'
  | 'UPLOAD_TOO_MANY_PIXELS'
  | 'UPLOAD_INFECTED'
  | 'UPLOAD_NOT_SCANNED'
  | 'UPLOAD_UNKNOWN';

export interface ErrorDetails {
  path?: string;
  /** HTTP status of the response. */
  status?: number;
  /** Seconds until a retry makes sense, for the Retry-After header. */
  retryAfter?: number;
}

/** Its message reaches the person unchanged: say what is wrong, what is allowed, and what to do. */
export class UserError extends GraphQLError {
  readonly retryAfter: number | undefined;

  constructor(code: UserErrorCode, message: string, details: ErrorDetails = {}) {
    const { path, status, retryAfter } = details;
    super(message, {
      extensions: {
        code,
        ...(path === undefined ? {} : { path }),
        ...(status === undefined ? {} : { http: { status } }),
      },
    });
    this.name = 'UserError';
    this.retryAfter = retryAfter;
  }
}
