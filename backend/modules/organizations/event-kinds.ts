/** What people do with organizations, as the log names it. */
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
  | 'member_invited'
  | 'member_invitation_withdrawn'
  | 'member_joined'
  | 'member_role_changed'
  | 'member_removed'
  | 'member_left';
