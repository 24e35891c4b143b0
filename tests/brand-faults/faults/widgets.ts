/** Faults of widgets: which, where, and how they are set. */
import type { Fault } from '../fault.ts';

const latest = '{ "widget": "latest-jobs", "props": { "count": 6 } }';
const featured = '{ "widget": "featured-organizations", "props": { "count": 4 } }';
const terms = '{ "widget": "term-links", "props": { "facet": "place", "limit": 10 } }';
const free = '"<p>Searching is free.</p>"';
const toContact = '"href": "/contact"';
const offer = '"when": { "feature": "jobAlerts", "locales": ["en"] }';
const hero = '/pages/home/hero/0/props';
const action = '/pages/home/main/3/props';
const text = '/pages/terms/main/0/props';

export const widgets: readonly Fault[] = [
  ['a widget misspelt', latest, '{ "widget": "latest-jbos" }', '/pages/home/main/1/widget'],
  ['a widget with capitals', latest, '{ "widget": "Latest-Jobs" }', '/pages/home/main/1/widget'],
  ['a widget with an underscore', latest, '{ "widget": "latest_jobs" }', '/pages/home/main/1/widget'],
  ['a widget without its name', latest, '{ "props": { "count": 6 } }', '/pages/home/main/1'],
  ['a widget in a region where it cannot be', latest, '{ "widget": "site-header" }', '/pages/home/main/1/widget'],
  ['a widget on a page where it cannot be', latest, '{ "widget": "job-facts" }', '/pages/home/main/1/widget'],
  [
    'a widget more often than is possible',
    '{ "widget": "filter-sheet" },',
    '…\n        ¦{ "widget": "filter-sheet" },',
    '/pages/jobs/main',
  ],
  ['a prop misspelt', latest, '{ "widget": "latest-jobs", "props": { "cuont": 6 } }', '/pages/home/main/1/props'],
  ['a prop outside of the props', latest, '{ "widget": "latest-jobs", "count": 6 }', '/pages/home/main/1/count'],
  [
    'no jobs in a list',
    latest,
    '{ "widget": "latest-jobs", "props": { "count": 0 } }',
    '/pages/home/main/1/props/count',
  ],
  [
    'too many jobs in a list',
    latest,
    '{ "widget": "latest-jobs", "props": { "count": 500 } }',
    '/pages/home/main/1/props/count',
  ],
  [
    'a number as a text',
    latest,
    '{ "widget": "latest-jobs", "props": { "count": "6" } }',
    '/pages/home/main/1/props/count',
  ],
  [
    'more organizations than the widget shows',
    featured,
    '{ "widget": "featured-organizations", "props": { "count": 50 } }',
    '/pages/home/main/2/props/count',
  ],
  [
    'a facet in the plural',
    terms,
    '{ "widget": "term-links", "props": { "facet": "places" } }',
    '/pages/home/main/0/props/facet',
  ],
  [
    'a field of its own that does not exist',
    terms,
    '{ "widget": "term-links", "props": { "facet": "x_shfit" } }',
    '/pages/home/main/0/props/facet',
  ],
  [
    'a text without the text',
    '"text": { "en": "<p>Searching is free.</p>", "de": "<p>Die Suche ist kostenlos.</p>" }',
    '"format": "plain"',
    '/pages/terms/main/0',
    'error',
    '"props": {\n            "heading": { "en": "Terms',
  ],
  [
    'a picture without its description',
    '"alt": { "en": "The harbor", "de": "Der Hafen" },',
    '',
    '/pages/home/aside/0',
    'error',
    '"props": {\n            "src"',
  ],
  ['a picture without a size', '"width": 1200', '"width": 0', '/pages/home/aside/0/props/width'],
  [
    'a picture by its name alone',
    '"src": "/brands/acme/social.png"',
    '"src": "social.png"',
    '/pages/home/aside/0/props/src',
  ],
  [
    'a button without a target',
    ',\n            "href": "/contact",',
    ',',
    '/pages/home/main/3',
    'error',
    '"props": {\n            "title": { "en": "Are',
  ],
  [
    'a button without a label',
    '"label": { "en": "Write to us", "de": "Schreiben Sie uns" },',
    '',
    '/pages/home/main/3',
    'error',
    '"props": {\n            "title": { "en": "Are',
  ],
  ['a button with an empty label', '"Write to us"', '""', `${action}/label`, 'warning'],
  ['a target without its slash', toContact, '"href": "contact"', `${action}/href`],
  ['a target without its scheme', toContact, '"href": "www.acme.example"', `${action}/href`],
  ['an email address without mailto', toContact, '"href": "jobs@acme.example"', `${action}/href`],
  ['a space behind mailto', toContact, '"href": "mailto: jobs@acme.example"', `${action}/href`, 'warning'],
  ['a tone that does not exist', '"tone": "brand"', '"tone": "loud"', `${action}/tone`],
  [
    'an advertisement with http',
    '"url": "https://ads.acme.example"',
    '"url": "http://ads.acme.example"',
    '/pages/home/aside/1/props/advertisement/url',
  ],
  [
    'an advertisement without its target',
    ', "url": "https://ads.acme.example"',
    '',
    '/pages/home/aside/1/props/advertisement',
  ],
  [
    'a title in one language of two',
    '{ "en": "Find your job", "de": "Finden Sie Ihre Stelle" }',
    '{ "de": "Finden Sie Ihre Stelle" }',
    `${hero}/title`,
    'warning',
  ],
  [
    'a title in a language that the site does not have',
    '"de": "Finden Sie Ihre Stelle"',
    '…, "fr": "Trouvez"',
    `${hero}/title`,
    'warning',
  ],
  ['a switch as a text', '"showRadius": true', '"showRadius": "true"', `${hero}/showRadius`],
  [
    'a format that does not exist',
    '"level": 1,\n            "text": { "en": "<p>Searching',
    '"level": 1,\n            ¦"format": "html",\n            "text": { "en": "<p>Searching',
    `${text}/format`,
  ],
  [
    'a level that does not exist',
    '"level": 1,\n            "text": { "en": "<p>Searching',
    '"level": 4,\n            "text": { "en": "<p>Searching',
    `${text}/level`,
  ],
  ['a tag that is not closed', free, '"<p>Searching is <strong>free.</p>"', `${text}/text/en`, 'warning'],
  ['a script in a text', free, '"<p>Free.</p><script>alert(1)</script>"', `${text}/text/en`, 'warning'],
  [
    'a frame in a text that allows none',
    free,
    '"<iframe src=\\"https://video.example\\"></iframe>"',
    `${text}/text/en`,
    'warning',
  ],
  ['a style in a text', free, '"<p style=\\"color: red\\">Free.</p>"', `${text}/text/en`, 'warning'],
  ['a link to a script', free, '"<p><a href=\\"javascript:alert(1)\\">Free</a></p>"', `${text}/text/en`, 'warning'],
  ['a link without its target', free, '"<p><a>Free</a></p>"', `${text}/text/en`, 'warning'],
  ['a link without its scheme', free, '"<p><a href=\\"www.acme.example\\">Free</a></p>"', `${text}/text/en`, 'warning'],
  ['a text in Markdown', free, '"**Searching** is [free](/jobs)."', `${text}/text/en`, 'warning'],
  ['escaped HTML', free, '"&lt;p&gt;Searching is free.&lt;/p&gt;"', `${text}/text/en`, 'warning'],
  ['a feature that does not exist', offer, '"when": { "feature": "jobAlert" }', '/pages/jobs/main/3/when/feature'],
  [
    'a condition on a language that the site does not have',
    offer,
    '"when": { "locales": ["fr"] }',
    '/pages/jobs/main/3/when/locales',
    'warning',
  ],
  [
    'a condition on a page that does not exist',
    offer,
    '"when": { "pages": ["job-list"] }',
    '/pages/jobs/main/3/when/pages',
  ],
  [
    'a condition on another page than its own',
    offer,
    '"when": { "pages": ["home"] }',
    '/pages/jobs/main/3/when',
    'warning',
  ],
  ['a condition on pages that are no list', offer, '"when": { "pages": "jobs" }', '/pages/jobs/main/3/when/pages'],
];
