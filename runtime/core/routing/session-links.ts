import type { Href } from './href.ts';

/** Personal pages, in menu order; `key` names the text in the namespace `session`. */
export interface SessionLink {
  key:
    | 'dashboard'
    | 'post'
    | 'organization'
    | 'ownJobs'
    | 'applicants'
    | 'resumes'
    | 'applications'
    | 'products'
    | 'settings'
    | 'admin';
  href: string;
}

const adminLike = ['administrator', 'site_admin', 'job_editor'];

/** Those that the brand has and the person may access. Members of organizations may be there for the applicants alone. */
export function sessionLinks(
  href: Href,
  roles: readonly string[],
  { applicantsOnly }: { applicantsOnly: boolean },
): SessionLink[] {
  const recruits = roles.includes('recruiter');
  const posts = recruits && !applicantsOnly;
  const wanted = [
    { key: 'dashboard', page: 'dashboard', may: true },
    { key: 'post', page: 'job-wizard', may: posts },
    { key: 'ownJobs', page: 'job-manager', may: posts },
    { key: 'applicants', page: 'applicants', may: recruits && applicantsOnly },
    { key: 'resumes', page: 'resumes', may: posts },
    { key: 'organization', page: 'profile', may: recruits },
    { key: 'products', page: 'products', may: posts },
    { key: 'applications', page: 'applications', may: roles.includes('applicant') },
    { key: 'settings', page: 'settings', may: true },
    { key: 'admin', page: 'admin', may: adminLike.some((role) => roles.includes(role)) },
  ] as const;
  return wanted.flatMap(({ key, page, may }) => {
    const address = may ? href.page(page) : null;
    return address === null ? [] : [{ key, href: address }];
  });
}
