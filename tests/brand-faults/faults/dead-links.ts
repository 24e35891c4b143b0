/** What leads to nothing: targets of menus, buttons, texts, redirects and rewrites, pictures, and features that are off. */
import type { Fault } from '../fault.ts';

const remote = '"path": "/jobs/remote"';
const old = '{ "from": "/searchjobs", "to": "/jobs" }';
const careers = '{ "from": "/careers*", "to": "/jobs*" }';
const text = '"<p>Searching is free.</p>"';
const off = (feature: string) => `…,\n    ¦"${feature}": false`;
const on = '"latestTerms": true';

export const deadLinks: readonly Fault[] = [
  ['a menu path that does not exist', remote, '"path": "/about-us"', '/navigation/main/1', 'warning'],
  ['a menu path with a facet value misspelt', remote, '"path": "/jobs/remtoe"', '/navigation/main/1', 'warning'],
  [
    'a menu path with a value of a filter that the search does not have',
    remote,
    '"path": "/jobs/under-30-000"',
    '/navigation/main/1',
    'warning',
  ],
  ['a menu path with a parameter misspelt', remote, '"path": "/jobs?serach=boat"', '/navigation/main/1', 'warning'],
  [
    'a menu path with a filter in the query that the search does not have',
    remote,
    '"path": "/jobs?industries=health-care"',
    '/navigation/main/1',
    'warning',
  ],
  [
    'a menu path with a facet value misspelt in the query',
    remote,
    '"path": "/jobs?employment_type=full-time,part-tme"',
    '/navigation/main/1',
    'warning',
  ],
  [
    'links to values of a filter that the search does not have',
    '"facet": "place"',
    '"facet": "industries"',
    '/pages/home/main/0/props/facet',
    'warning',
  ],
  ['a menu path in another language', remote, '"path": "/fr/jobs"', '/navigation/main/1', 'warning'],
  [
    'a redirect to a page that does not exist',
    old,
    '{ "from": "/searchjobs", "to": "/jobbs" }',
    '/routes/redirects/0',
    'warning',
  ],
  [
    'a redirect to a page in a language that the site does not have',
    old,
    '{ "from": "/searchjobs", "to": "/fr/jobs" }',
    '/routes/redirects/0',
    'warning',
  ],
  [
    'a rewrite to a page that does not exist',
    careers,
    '{ "from": "/careers*", "to": "/jbos*" }',
    '/routes/rewrites/0',
    'warning',
  ],
  [
    'a rewrite to the address of a translation',
    careers,
    '{ "from": "/careers", "to": "/kontakt" }',
    '/routes/rewrites/0',
    'warning',
  ],
  [
    'a button to a page that does not exist',
    '"href": "/contact"',
    '"href": "/contcat"',
    '/pages/home/main/3/props/href',
    'warning',
  ],
  [
    'a link in a text to a page that does not exist',
    '<a href=\\"/contact\\">',
    '<a href=\\"/contcat\\">',
    '/pages/imprint/main/0/props/text',
    'warning',
  ],
  [
    'a link in a text without its language',
    '<a href=\\"/de/kontakt\\">',
    '<a href=\\"/de/kontkat\\">',
    '/pages/imprint/main/0/props/text',
    'warning',
  ],
  [
    'a link in a text to a relative address',
    text,
    '"<p><a href=\\"contact.html\\">Free</a></p>"',
    '/pages/terms/main/0/props/text',
    'warning',
  ],
  [
    'a picture that does not exist',
    '"src": "/brands/acme/social.png"',
    '"src": "/brands/acme/harbor.jpg"',
    '/pages/home/aside/0/props/src',
    'warning',
  ],
  [
    'a picture of a folder that does not exist',
    '"src": "/brands/acme/social.png"',
    '"src": "/images/social.png"',
    '/pages/home/aside/0/props/src',
    'warning',
  ],
  [
    'a picture in a text that does not exist',
    text,
    '"<p>Free <img src=\\"/brands/acme/no.png\\" alt=\\"\\"></p>"',
    '/pages/terms/main/0/props/text',
    'warning',
  ],
  [
    'a call to action to a page that does not exist',
    '"organizationCredits": "/contact"',
    '"organizationCredits": "/prices"',
    '/routes/callToAction/organizationCredits',
    'warning',
  ],
  [
    'a page for credits that does not exist',
    '"resumeContactCredits": "contact"',
    '"resumeContactCredits": "contacts"',
    '/routes/callToAction/resumeContactCredits',
    'warning',
  ],
  [
    'products for contacts, which are off',
    on,
    off('resumeContact'),
    '/prices/products/contacts /features/resumeContact',
    'warning',
    '"contacts": {',
  ],
  [
    'products for employers, who are off',
    on,
    off('recruiter'),
    '/prices/products /features/recruiter',
    'warning',
    '"products": {',
  ],
  [
    'a menu entry to a single job',
    '"page": "organizations" }]',
    '"page": "job" }]',
    '/navigation/sidebar/0',
    'warning',
  ],
];
