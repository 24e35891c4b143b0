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
  | 'alert_deleted';

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
  | 'subscription_cancelled';

/** Kinds of job events. */
export type JobEventKind =
  | 'job_submitted'
  | 'job_published'
  | 'job_scheduled'
  | 'job_archived'
  | 'job_withdrawn'
  | 'job_rejected'
  | 'job_promoted'
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
  | 'member_invited'
  | 'member_invitation_withdrawn'
  | 'member_joined'
  | 'member_role_changed'
  | 'member_removed'
  | 'member_left';

/** All event kinds. */
export type AccountEventKind =
  | OrganizationEventKind
  | BillingEventKind
  | JobEventKind
  | ActionKind
  | ContentEventKind
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
  | 'brand_previewed'
  | 'mail_retried'
  | 'work_retried'
  | 'admin_refused';
