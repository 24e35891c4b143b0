/** The single list of route names: which paths are fixed, whom they belong to, and which depend on a feature. */

/** First segments that belong to the server or to parts of the product that are not brand pages. */
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
  'maps',
  'pdfjs',
  'healthz',
  'sitemap',
]);

/**
 * Personal pages: canonical path -> page document. They are the same for everyone until the browser knows who is signed
 * in.
 */
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
  '/user/keeping': 'keeping',
  '/user/alerts': 'alerts',
  '/user/newsletter': 'newsletter',
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

/** Personal pages about one record: path before its id -> page document. */
export const numberedPages: Readonly<Record<string, string>> = { '/resume': 'resume-view' };

/** Subpaths of personal trees with a fixed set of parts; other trees know their parts themselves. */
export const personalParts: Readonly<Record<string, readonly string[]>> = { resume: ['preview'] };

/** Page documents of personal pages with subpaths for steps or parts. */
export const personalTrees: ReadonlySet<string> = new Set([
  'settings',
  'profile',
  'applications',
  'keeping',
  'alerts',
  'newsletter',
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

/** Page documents with a fixed route; every other key of `pages` is a content page, except the template. */
export const fixedPages: readonly string[] = [
  'shell',
  'home',
  'jobs',
  'job',
  'organizations',
  'organization',
  'cv-site',
  'blog',
  'blog-post',
  'error',
  'directory',
  ...Object.values(personalPages),
  ...Object.values(numberedPages),
];

/** The page document that renders content pages kept in the database. */
export const templatePage = 'landing';

/** First segments of fixed pages; no landing page may be at or below them. */
export const fixedSegments: ReadonlySet<string> = new Set([
  'jobs',
  'job',
  'organizations',
  'organization',
  'cv-site',
  'blog',
  'router',
  '404',
]);

/** Canonical paths that do not exist while a feature is off, including everything below them. */
export const featurePaths: Readonly<Record<string, readonly string[]>> = {
  resume: ['/resume', '/resumes', '/resume-alert', '/cv-site'],
  resumeSearches: ['/resumes', '/resume-alert'],
  resumeImport: ['/resume/wizard/import'],
  resumeAlerts: ['/resume-alert'],
  blog: ['/blog'],
  resumeContact: ['/resumes/contacts'],
  recruiter: [
    '/user/organization',
    '/user/settings/figures',
    '/job/wizard',
    '/job-manager',
    '/my-products',
    '/checkout',
    '/employers',
    '/resumes',
    '/resume-alert',
  ],
  applicant: ['/job/apply', '/user/applications', '/user/keeping'],
  jobAlerts: ['/user/alerts'],
  bookmarks: ['/user/bookmarks'],
  newsletter: ['/user/newsletter', '/user/settings/news'],
  cvSite: ['/cv-site'],
};

/** Where features without paths of their own show: without these pages they do nothing. */
export const featurePlaces: Readonly<Record<string, readonly string[]>> = {
  recommender: ['/resumes'],
  vatNumber: ['/checkout'],
};

/** Canonical paths that do not exist while all of these features are off. */
export const sharedPaths: readonly { features: readonly string[]; path: string }[] = [
  { features: ['applicant', 'recruiter'], path: '/user/register' },
];

/** Page documents that do not exist while a feature is off, where other pages share the path. */
export const featureDocuments: Readonly<Record<string, readonly string[]>> = {
  resumeSearches: ['resume-view'],
  recruiter: ['resume-view'],
};

/** Files the server generates, such as the sitemap, which may have a language prefix. */
export function isServerFile(segments: readonly string[]): boolean {
  const last = segments.at(-1);
  return (
    last === 'sitemap.xml' ||
    last === 'sitemap.xsl' ||
    last === 'sitemap.css' ||
    (segments.length === 1 && (last === 'robots.txt' || last === 'favicon.ico'))
  );
}
