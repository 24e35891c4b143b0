/** Event kinds of the account log. */

/** Kinds of administrators' actions on what belongs to others. */
export type ActionKind =
  | 'resume_read'
  | 'resume_shown'
  | 'resume_hidden'
  | 'resume_saved'
  | 'contact_declined'
  | 'contact_revoked'
  | 'contact_withdrawn'
  | 'alert_changed'
  | 'alert_paused'
  | 'alert_resumed'
  | 'alert_deleted'
  | 'cv_site_taken_down'
  | 'cv_site_restored'
  | 'cv_site_hidden';

/** Kinds of changes to posts and pages. */
export type ContentEventKind =
  | 'content_saved'
  | 'content_published'
  | 'content_scheduled'
  | 'content_withdrawn'
  | 'content_archived'
  | 'content_deleted';

/** Kinds of billing events. */
export type BillingEventKind =
  | 'customer_changed'
  | 'order_placed'
  | 'order_withdrawn'
  | 'order_confirmed'
  | 'order_cancelled'
  | 'order_refunded'
  | 'order_seen'
  | 'credits_granted'
  | 'subscription_granted'
  | 'subscription_extended'
  | 'subscription_cancelled'
  | 'subscription_restored'
  | 'credits_taken_back'
  | 'credits_restored'
  | 'voucher_created'
  | 'voucher_ended'
  | 'voucher_restored'
  | 'voucher_deleted';

/** Kinds of job events. */
export type JobEventKind =
  | 'job_submitted'
  | 'job_published'
  | 'job_scheduled'
  | 'job_approved'
  | 'job_archived'
  | 'job_withdrawn'
  | 'job_rejected'
  | 'job_promoted'
  | 'job_extended'
  | 'job_deleted';

/** Kinds of organization events. */
export type OrganizationEventKind =
  | 'organization_created'
  | 'organization_brought'
  | 'organization_submitted'
  | 'organization_published'
  | 'organization_unpublished'
  | 'organization_withdrawn'
  | 'organization_refused'
  | 'organization_trains'
  | 'organization_trains_not'
  | 'organization_handed_over'
  | 'organization_trusted'
  | 'organization_trusted_not'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'webhook_created'
  | 'webhook_changed'
  | 'webhook_paused'
  | 'webhook_resumed'
  | 'webhook_secret_renewed'
  | 'webhook_deleted'
  | 'claim_made'
  | 'claim_approved'
  | 'claim_rejected'
  | 'claim_undone'
  | 'member_invited'
  | 'member_invitation_withdrawn'
  | 'member_joined'
  | 'member_role_changed'
  | 'member_removed'
  | 'member_left';

/** Kinds of events of importers. */
export type ImporterEventKind =
  | 'importer_created'
  | 'importer_changed'
  | 'importer_paused'
  | 'importer_resumed'
  | 'importer_deleted'
  | 'importer_started'
  | 'importer_answered'
  | 'importer_stopped';

/** Kinds of changes to rules that bring jobs to other brands, and of decisions about such jobs. */
export type SyndicationEventKind =
  | 'syndication_created'
  | 'syndication_changed'
  | 'syndication_on'
  | 'syndication_paused'
  | 'syndication_off'
  | 'syndication_deleted'
  | 'syndication_approved'
  | 'syndication_rejected';

/** All event kinds. */
export type AccountEventKind =
  | OrganizationEventKind
  | BillingEventKind
  | JobEventKind
  | ActionKind
  | ContentEventKind
  | ImporterEventKind
  | SyndicationEventKind
  | 'registered'
  | 'joined'
  | 'role_added'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'sessions_ended'
  | 'email_verified'
  | 'email_changed'
  | 'password_changed'
  | 'password_reset'
  | 'network_linked'
  | 'role_granted'
  | 'masquerade_began'
  | 'masquerade_action'
  | 'masquerade_ended'
  | 'account_deleted'
  | 'role_revoked'
  | 'blocked'
  | 'unblocked'
  | 'approved'
  | 'merged'
  | 'merge_undone'
  | 'approval_withdrawn'
  | 'second_factor_enrolled'
  | 'second_factor_shown'
  | 'second_factor_failed'
  | 'second_factor_reset'
  | 'brand_switched'
  | 'app_config_saved'
  | 'app_config_deleted'
  | 'consent_reworded'
  | 'contact_handled'
  | 'contact_reopened'
  | 'brand_previewed'
  | 'mail_retried'
  | 'mail_tested'
  | 'work_retried'
  | 'term_added'
  | 'term_changed'
  | 'term_merged'
  | 'term_change_undone'
  | 'admin_refused';
