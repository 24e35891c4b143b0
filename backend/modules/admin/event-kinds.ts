/** What administrators do with things of other people, as the log names it. */
export type DeedKind =
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
