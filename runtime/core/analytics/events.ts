/** The catalogue of tracked events and the dimensions they may carry. */

/**
 * Where an event is sent from: the visitor's browser, the server, or both. One that both see goes to the relay from the
 * server, which knows that it happened; the browser's own report then counts as already sent.
 */
export type EventType = 'CLIENT' | 'SERVER' | 'HYBRID';

/** Every event by its key. */
export const EVENT_TYPES = {
  job_search: 'CLIENT',
  job_visit: 'CLIENT',
  job_edit: 'CLIENT',
  job_bookmark: 'CLIENT',
  job_alert_prompt: 'CLIENT',
  view_original_ad_btn_click: 'CLIENT',
  job_apply_start: 'CLIENT',
  job_apply_complete: 'HYBRID',
  quick_apply_basic_info: 'CLIENT',
  quick_apply_questions: 'CLIENT',
  quick_apply_file_upload: 'CLIENT',
  quick_apply_review_info: 'CLIENT',
  quick_apply_success: 'CLIENT',
  orgprofile_search: 'CLIENT',
  orgprofile_visit: 'CLIENT',
  resume_search: 'CLIENT',
  resume_visit: 'CLIENT',
  registration_form: 'CLIENT',
  email_verification_page: 'CLIENT',
  signup_start: 'CLIENT',
} as const satisfies Record<string, EventType>;

export type EventKey = keyof typeof EVENT_TYPES;

/** Numeric dimensions; -1 stands for none. */
export const ID_DIMENSIONS = [
  'entity_id',
  'importer_ID',
  'current_user_id',
  'owner_id',
  'entity_user_id',
  'organization_id',
] as const;

/** Text dimensions; (none) stands for none. */
export const TEXT_DIMENSIONS = [
  'entity_type',
  'entity_bundle',
  'entity_title',
  'organization_name',
  'title',
  'application_type',
  'occupations',
  'regions',
  'employment_types',
  'upgrades',
  'user_role',
  'current_user_role',
  'route',
  'entity_subtype',
  'entity_user_name',
  'event_occurrence_place',
  'companies',
  'search_query',
  'signup_method',
  'prefered_job_role',
  'languages',
  'skills',
  'region',
  'fields_of_study',
  'request_status',
  'job_owner_frontend',
] as const;

type Ids = Partial<Record<(typeof ID_DIMENSIONS)[number], number | null>>;
type Texts = Partial<Record<(typeof TEXT_DIMENSIONS)[number], string | readonly string[] | null>>;

/** What a caller reports when something happens. */
export interface TrackedEvent {
  key: EventKey;
  params?: Ids & Texts;
  /** Defaults to 1. */
  value?: number;
}
