/** Faults of a small brand in one language: the document plain.json. */
import type { Fault } from '../fault.ts';

const name = '"name": "Plain Jobs",';
const widget = '{ "widget": "latest-jobs" }';
const entry = '{ "label": "Jobs", "page": "jobs" }';

export const plain: readonly Fault[] = [
  ['a live site that is called a family', '"extends": "default",', '…\n  ¦"abstract": true,', '/abstract'],
  ['a family misspelt', '"extends": "default"', '"extends": "deafult"', '/extends'],
  ['a document in capitals', name, '"NAME": "Plain Jobs",', '/site/NAME'],
  ['no name', name, '"name": null,', '/site/name'],
  ['a live site without a host', '"hosts": ["jobs.plain.example"],', '"hosts": [],', '/site/hosts', 'warning'],
  [
    'links to places where none are set',
    widget,
    '{ "widget": "term-links", "props": { "facet": "place" } }',
    '/pages/home/main/0',
    'warning',
  ],
  [
    'a picture behind the opening that is not there',
    '"primary": "#0b6e4f"',
    '"primary": "#0b6e4f",\n    ¦"hero": "image"',
    '/theme/hero',
    'warning',
  ],
  [
    'translated addresses without a translation',
    '"navigation": {',
    '"routes": { "pathTranslation": true },\n  "navigation": {',
    '/routes/pathTranslation',
    'warning',
  ],
  [
    'measuring through the server without a property',
    '"navigation": {',
    '"analytics": { "measurementApi": true },\n  "navigation": {',
    '/analytics/measurementApi',
    'warning',
  ],
];

/** The same, of features that are off. */
export const switchedOff: readonly Fault[] = [
  [
    'a menu entry to resumes, which are off',
    entry,
    '{ "label": "Resumes", "page": "resumes" }',
    '/navigation/main/0',
    'warning',
  ],
  [
    'a menu entry to the blog, which is off',
    entry,
    '{ "label": "Blog", "path": "/blog" }',
    '/navigation/main/0',
    'warning',
  ],
  [
    'a button to resumes, which are off',
    widget,
    '{ "widget": "call-to-action", "props": { "title": "Staff?", "label": "Search", "href": "/resumes" } }',
    '/pages/home/main/0/props/href',
    'warning',
  ],
  [
    'credits for contacts, which are off',
    '"placement": "before"',
    '"placement": "before", "products": { "ten": { "name": "Ten", "type": "contact_credits", "price": 9, "credits": 10 } }',
    '/prices/products/ten',
    'warning',
  ],
];
