/** Faults of menus; entries that lead to nothing are in dead-links.ts. */
import type { Fault } from '../fault.ts';

const jobs = '{ "label": { "en": "Jobs", "de": "Stellen" }, "page": "jobs" }';
const paper = '"url": "https://www.acme.example"';

export const navigation: readonly Fault[] = [
  ['an entry without a label', jobs, '{ "page": "jobs" }', '/navigation/main/0'],
  ['an entry with an empty label', jobs, '{ "label": "", "page": "jobs" }', '/navigation/main/0/label'],
  [
    'an entry in one language of two',
    jobs,
    '{ "label": { "en": "Jobs" }, "page": "jobs" }',
    '/navigation/main/0/label',
    'warning',
  ],
  ['an entry with two targets', jobs, '{ "label": "Jobs", "page": "jobs", "path": "/jobs" }', '/navigation/main/0'],
  ['an entry without a target', jobs, '{ "label": "Jobs" }', '/navigation/main/0'],
  ['an entry to a page that does not exist', jobs, '{ "label": "Jobs", "page": "jbos" }', '/navigation/main/0/page'],
  ['an entry to a page by its address', jobs, '{ "label": "Jobs", "page": "/jobs" }', '/navigation/main/0/page'],
  ['an entry by its name alone', jobs, '"jobs"', '/navigation/main/0'],
  ['a path without its slash', '"path": "/jobs/remote"', '"path": "jobs/remote"', '/navigation/main/1/path'],
  ['a path with a space', '"path": "/jobs/remote"', '"path": "/jobs/home office"', '/navigation/main/1/path'],
  [
    'another site as a path',
    '"path": "/jobs/remote"',
    '"path": "https://www.acme.example/jobs"',
    '/navigation/main/1/path',
  ],
  ['another site without its scheme', paper, '"url": "www.acme.example"', '/navigation/footer/1/url'],
  ['another site with one slash', paper, '"url": "https:/www.acme.example"', '/navigation/footer/1/url'],
  ['another site with a space', paper, '"url": "https://www.acme .example"', '/navigation/footer/1/url'],
  ['an email address without mailto', paper, '"url": "post@acme.example"', '/navigation/footer/1/url'],
  ['a feature misspelt', '"feature": "recruiter"', '"feature": "recruter"', '/navigation/main/2/feature'],
  ['a feature of a group', '"feature": "recruiter"', '"feature": "oauth"', '/navigation/main/2/feature', 'warning'],
  [
    'a menu that is one entry',
    '"sidebar": [{ "label": { "en": "Employers", "de": "Arbeitgeber" }, "page": "organizations" }]',
    '"sidebar": { "label": "Employers", "page": "organizations" }',
    '/navigation/sidebar',
  ],
  ['the same entry twice', jobs, `…,\n      ¦${jobs}`, '/navigation/main/1', 'warning'],
  [
    'a sidebar that is collapsed with a text',
    '"sidebarCollapsed": true',
    '"sidebarCollapsed": "true"',
    '/navigation/sidebarCollapsed',
  ],
];
