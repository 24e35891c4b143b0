/** The role of an account on a brand, chosen by the person. */
export type OwnRole = 'applicant' | 'recruiter';

export const ownRoles: readonly OwnRole[] = ['applicant', 'recruiter'];

const employers: readonly string[] = ['recruiter', 'job_editor', 'site_admin', 'administrator'];

/** Whether a person with these roles may use employer pages. */
export function isEmployer(roles: readonly string[]): boolean {
  return roles.some((role) => employers.includes(role));
}

/** Whether a person with these roles can add another one that the brand offers. */
export function canAddRole(
  features: Readonly<Record<OwnRole, boolean>>,
  roles: readonly string[],
  role: OwnRole,
): boolean {
  return features[role] && !roles.includes(role) && ownRoles.some((own) => roles.includes(own));
}
