/** What an account is for on a brand, as the person says. */
export type OwnRole = 'applicant' | 'recruiter';

export const ownRoles: readonly OwnRole[] = ['applicant', 'recruiter'];

const employers: readonly string[] = ['recruiter', 'job_editor', 'site_admin', 'administrator'];

/** Whether pages of employers are for a person with these roles. */
export function isEmployer(roles: readonly string[]): boolean {
  return roles.some((role) => employers.includes(role));
}

/** Whether a person with these roles may take another one on, where the brand has it. */
export function canAddRole(
  features: Readonly<Record<OwnRole, boolean>>,
  roles: readonly string[],
  role: OwnRole,
): boolean {
  return features[role] && !roles.includes(role) && ownRoles.some((own) => roles.includes(own));
}
