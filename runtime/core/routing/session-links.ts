import type { Href } from './href.ts';

/** Personal pages, in menu order; `key` names the text in the namespace `session`. */
export interface SessionLink {
  key:
    | 'dashboard'
    | 'post'
    | 'organization'
    | 'ownJobs'
    | 'resumes'
    | 'applications'
    | 'products'
    | 'settings'
    | 'admin';
  href: string;
}

const adminLike = ['administrator', 'site_admin', 'job_editor'];

/** Those that the brand has and the person may access. */
export function sessionLinks(href: Href, roles: readonly string[]): SessionLink[] {
  const wanted = [
    { key: 'dashboard', page: 'dashboard', may: true },
    { key: 'post', page: 'job-wizard', may: roles.includes('recruiter') },
    { key: 'ownJobs', page: 'job-manager', may: roles.includes('recruiter') },
    { key: 'resumes', page: 'resumes', may: roles.includes('recruiter') },
    { key: 'organization', page: 'profile', may: roles.includes('recruiter') },
    { key: 'products', page: 'products', may: roles.includes('recruiter') },
    { key: 'applications', page: 'applications', may: roles.includes('applicant') },
    { key: 'settings', page: 'settings', may: true },
    { key: 'admin', page: 'admin', may: adminLike.some((role) => roles.includes(role)) },
  ] as const;
  return wanted.flatMap(({ key, page, may }) => {
    const address = may ? href.page(page) : null;
    return address === null ? [] : [{ key, href: address }];
  });
}
