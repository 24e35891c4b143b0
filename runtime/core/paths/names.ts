/** The one place that holds route names: which paths are fixed, whose they are, and what a feature owns. */

/** First segments that belong to the server or to parts of the product that are no page of a brand document. */
export const reservedSegments: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'graphql',
  'dashboard',
  'my-products',
  'embed',
  'feeds',
  'user',
  'brands',
  '_next',
  '_log',
  'theme',
  'fonts',
  'healthz',
  'sitemap',
]);

/** Pages about the person who looks at them: canonical path -> page document. They are the same for everyone until the browser knows who it is. */
export const personalPages: Readonly<Record<string, string>> = {
  '/user/login': 'login',
  '/user/register': 'register',
  '/user/logout': 'logout',
  '/user/verify': 'verify',
  '/user/password': 'password',
  '/user/settings': 'settings',
  '/user/organization': 'profile',
  '/user/invitation': 'invitation',
  '/user/applications': 'applications',
  '/user/alerts': 'alerts',
  '/user/bookmarks': 'bookmarks',
  '/dashboard': 'dashboard',
  '/admin': 'admin',
  '/job/wizard': 'job-wizard',
  '/job/apply': 'apply',
  '/job-manager': 'job-manager',
  '/job-manager/applicants': 'applicants',
  '/resume': 'resume',
  '/resume/edit': 'resume-edit',
  '/resume/wizard': 'resume-wizard',
  '/resumes': 'resumes',
  '/resumes/contacts': 'resume-contacts',
  '/resume-alert': 'resume-alerts',
  '/my-products': 'products',
  '/checkout': 'checkout',
};

/** Personal pages of one thing each: path before its number -> page document. */
export const numberedPages: Readonly<Record<string, string>> = { '/resume': 'resume-view' };

/** All that stands below pages of a tree whose parts are few; other trees know their parts themselves. */
export const personalParts: Readonly<Record<string, readonly string[]>> = { resume: ['preview'] };

/** Page documents of them that have steps or parts with addresses of their own below. */
export const personalTrees: ReadonlySet<string> = new Set([
  'settings',
  'profile',
  'applications',
  'alerts',
  'admin',
  'job-wizard',
  'apply',
  'job-manager',
  'applicants',
  'resume',
  'resume-edit',
  'resume-wizard',
  'resume-alerts',
  'products',
  'checkout',
]);

/** Page documents that a fixed route leads to; every other key of `pages` is a content page, but for the template. */
export const fixedPages: readonly string[] = [
  'shell',
  'home',
  'jobs',
  'job',
  'organizations',
  'organization',
  'cv-site',
  'error',
  'directory',
  ...Object.values(personalPages),
  ...Object.values(numberedPages),
];

/** The page document that shows the content pages kept in the database. */
export const templatePage = 'landing';

/** First segments that lead to fixed pages; no landing page may stand at or below them. */
export const fixedSegments: ReadonlySet<string> = new Set([
  'jobs',
  'job',
  'organizations',
  'organization',
  'cv-site',
  'router',
  '404',
]);

/** Canonical paths that are gone while a feature is off; a path owns everything below it. */
export const featurePaths: Readonly<Record<string, readonly string[]>> = {
  resume: ['/resume', '/resumes', '/resume-alert', '/cv-site'],
  resumeSearches: ['/resumes', '/resume-alert'],
  resumeImport: ['/resume/wizard/import'],
  resumeAlerts: ['/resume-alert'],
  blog: ['/blog'],
  resumeContact: ['/resumes/contacts'],
  recruiter: [
    '/user/organization',
    '/job/wizard',
    '/job-manager',
    '/my-products',
    '/checkout',
    '/employers',
    '/resumes',
    '/resume-alert',
  ],
  applicant: ['/job/apply', '/user/applications'],
  jobAlerts: ['/user/alerts'],
  bookmarks: ['/user/bookmarks'],
  cvSite: ['/cv-site'],
};

/** Canonical paths that are gone while all of these features are off. */
export const sharedPaths: readonly { features: readonly string[]; path: string }[] = [
  { features: ['applicant', 'recruiter'], path: '/user/register' },
];

/** Page documents that are gone while a feature is off, where other pages stand beside them. */
export const featureDocuments: Readonly<Record<string, readonly string[]>> = {
  resumeSearches: ['resume-view'],
  recruiter: ['resume-view'],
};

/** Files that the server answers by itself, with or without a language prefix before the sitemap. */
export function isServerFile(segments: readonly string[]): boolean {
  const last = segments.at(-1);
  return (
    last === 'sitemap.xml' ||
    last === 'sitemap.xsl' ||
    last === 'sitemap.css' ||
    (segments.length === 1 && (last === 'robots.txt' || last === 'favicon.ico'))
  );
}
