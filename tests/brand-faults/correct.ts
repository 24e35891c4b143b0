/** Unusual documents in which nothing is wrong: a finding on one of them is a false alarm. */

/** What is changed in the model (`model.json`) or the small document (`plain.json`), each text found exactly once. */
export interface Unusual {
  name: string;
  base: 'model' | 'plain';
  changes: readonly (readonly [from: string, to: string])[];
}

const unusual = (name: string, ...changes: Unusual['changes']): Unusual => ({ name, base: 'model', changes });
const unusuallyPlain = (name: string, ...changes: Unusual['changes']): Unusual => ({ name, base: 'plain', changes });

const bank = '"bank": "IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001"';
const iban = 'IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001';
const paper = '"url": "https://www.acme.example"';
const free = '"<p>Searching is free.</p>"';
const old = '{ "from": "/searchjobs", "to": "/jobs" }';
const kiel =
  '"label": "Kiel",\n        "country": "DE",\n        "administrativeArea": "SH",\n        "lat": 54.3233,\n        "lon": 10.1228,';

export const correct: readonly Unusual[] = [
  unusual('the model as it is'),
  unusuallyPlain('the small document as it is'),
  unusual(
    'the largest values that are allowed',
    [
      '"pageSize": { "jobs": 20, "organizations": 12 }',
      '"pageSize": { "jobs": 100, "organizations": 100, "resumes": 100, "recommender": 20 }',
    ],
    [
      '"featuredOrganizations": 4, "featuredJobs": 6, "similarJobs": 5',
      '"featuredOrganizations": 50, "featuredJobs": 50, "topJobs": 50, "latestJobs": 50, "similarJobs": 20',
    ],
    ['"facetLimit": 100', '"facetLimit": 500'],
    ['"maxAgeDays": 30', '"maxAgeDays": 365'],
    ['"jobsPerMail": 10', '"jobsPerMail": 50'],
  ),
  unusual(
    'the smallest values that are allowed',
    ['"pageSize": { "jobs": 20, "organizations": 12 }', '"pageSize": { "jobs": 1, "organizations": 1 }'],
    [
      '"featuredOrganizations": 4, "featuredJobs": 6, "similarJobs": 5',
      '"featuredOrganizations": 0, "featuredJobs": 0, "similarJobs": 0',
    ],
    ['"facetMinCount": 1', '"facetMinCount": 0'],
    ['"paymentDays": 30', '"paymentDays": 0'],
    ['"expiryNoticeDays": 3', '"expiryNoticeDays": 0'],
    ['"archivedJobDays": 30', '"archivedJobDays": 0'],
    ['"promptDays": 10', '"promptDays": 0'],
  ),
  unusual(
    'a currency without cents',
    ['"currency": "EUR"', '"currency": "JPY"'],
    ['"price": 149.5', '"price": 15000'],
    ['"rate": 19', '"rate": 10'],
  ),
  unusual(
    'a currency with thousandths',
    ['"currency": "EUR"', '"currency": "KWD"'],
    ['"price": 149.5', '"price": 4.125'],
  ),
  unusual('a price with two decimals', ['"price": 149.5', '"price": 0.07'], ['"price": 79', '"price": 19.99']),
  unusual('a time zone under its older name', ['"Europe/Berlin"', '"Asia/Calcutta"']),
  unusual('a time zone under its newer name', ['"Europe/Berlin"', '"America/Argentina/Buenos_Aires"']),
  unusuallyPlain('the time of the world', ['"America/New_York"', '"UTC"']),
  unusual('a host with an umlaut, in the letters of the network', [
    '["jobs.acme.example", "www.jobs.acme.example"]',
    '["xn--mller-kva.example", "a.b.c.d.example"]',
  ]),
  unusual('tax in Switzerland', [
    '"rate": 19, "number": "DE136695976"',
    '"rate": 8.1, "number": "CHE-116.281.710 MWST"',
  ]),
  unusual('reduced tax in France', ['"rate": 19, "number": "DE136695976"', '"rate": 2.1, "number": "FR40303265045"']),
  unusual('no tax and no number', ['"rate": 19, "number": "DE136695976"', '"rate": 0, "number": null']),
  unusual('an IBAN without spaces', [iban, 'GB82WEST12345698765432']),
  unusual('two accounts, one of them without an IBAN', [
    bank,
    '"bank": { "en": "Routing 011200608, account 4415 2290", "de": "IBAN: DE02 1203 0000 0000 2020 51\\nBIC: BYLADEM1001\\nVerwendungszweck: Rechnung" }',
  ]),
  unusual('miles, to the meter', ['"unit": "km", "multiplier": 1', '"unit": "mi", "multiplier": 1.609344']),
  unusual('distances with decimals', ['[5, 10, 25, 50, 100], "default": 25', '[0.5, 1, 2.5, 25], "default": 2.5']),
  unusual(
    'a product that is free, and one that is not on sale',
    ['"price": 190,', '"price": 0,'],
    ['"days": 14', '"days": 14,\n        "active": false'],
  ),
  unusual('a flat rate without a limit', ['"slots": 5,\n', '']),
  unusual('a menu with an email address', [paper, '"url": "mailto:jobs@acme.example?subject=Hello%20there"']),
  unusual('a menu with a telephone number', [paper, '"url": "tel:+4940123456"']),
  unusual('a menu with values of a filter and a mark of its own', [
    '"path": "/jobs/remote"',
    '"path": "/jobs?employment_type=full-time,part-time&utm_source=menu"',
  ]),
  unusual('a menu with a search', ['"path": "/jobs/remote"', '"path": "/jobs?search=boat&radius=25"']),
  unusual(
    'names with signs',
    ['"name": "Acme Jobs"', '"name": "R&D <3 – Stellen №1 🚢"'],
    ['"senderName": "Acme Stellenmarkt"', '"senderName": "O\'Neill, Inc."'],
  ),
  unusual(
    'one text for both languages',
    ['{ "en": "Work close to home", "de": "Arbeit in der Nähe" }', '"Acme"'],
    ['{ "en": "Featured job", "de": "Hervorgehobene Anzeige" }', '"Top"'],
  ),
  unusual(
    'plural forms that need no number',
    ['"total_one": "{{count, number}} opening"', '"total_zero": "Nothing",\n        "total_one": "A single opening"'],
    ['"Rund um {{label}}."', '"{{label}} und Umgebung, {{label}}"'],
  ),
  unusual('redirects that end', [
    old,
    '{ "from": "/a", "to": "/b" },\n      { "from": "/b*", "to": "/jobs?search=a#top" },\n      { "from": "/blog/feed*", "to": "https://www.acme.example/feed*" }',
  ]),
  unusual('a redirect to another host of the same publisher', [
    old,
    '{ "from": "/karriere*", "to": "https://karriere.acme.example/*" }',
  ]),
  unusual(
    'a draft that search engines may not list',
    ['"status": "live"', '"status": "draft"'],
    ['"allow": ["/user/register"]', '"allow": [],\n      "index": false'],
  ),
  unusuallyPlain('no facets, no buttons for sharing', [
    '"navigation": {',
    '"facets": { "jobs": { "order": [] }, "organizations": { "order": [] } },\n  "sharing": { "networks": [] },\n  "navigation": {',
  ]),
  unusual('a facet of which all values have to match', [
    '"operator": "or", "multiple": true',
    '"operator": "and", "multiple": true, "limit": 100',
  ]),
  unusual('a form with little in it', [
    '"job_info", "job_location", "job_categorization", "job_schedule", "application_options"',
    '"application_options", "job_categorization", "job_info"',
  ]),
  unusual(
    'jobs that are links',
    ['["job_per_template", "job_per_link"]', '["job_per_link"]'],
    ['"videoUrl": { "hidden": true }', '"description": { "hidden": true }'],
  ),
  unusual('a duration that cannot be changed', [
    '"defaultDuration": 30,\n      "maximumDuration": 90',
    '"defaultDuration": 90,\n      "maximumDuration": 90',
  ]),
  unusual('a text of many kinds', [
    free,
    '"<h2>A</h2><ul><li>1 &lt; 2 &amp; 3<ul><li>b</li></ul></li></ul><blockquote><p>“C”<br>d</p></blockquote><p><a href=\\"mailto:a@b.example\\">e</a>, <a href=\\"/jobs?search=x&amp;radius=5\\">f</a>, <a href=\\"https://example.com\\">g</a></p>"',
  ]),
  unusual(
    'a text that is plain',
    [
      '"level": 1,\n            "text": { "en": "<p>Searching is free.</p>"',
      '"level": 1,\n            "format": "plain",\n            "text": { "en": "2 * 3 < 7 *and* so on"',
    ],
    ['"<p>Die Suche ist kostenlos.</p>"', '"Kostenlos"'],
  ),
  unusual('a place near the date line', [
    kiel,
    '"label": "Suva",\n        "country": "FJ",\n        "administrativeArea": null,\n        "lat": -18.1416,\n        "lon": 178.4419,',
  ]),
  unusual('a place on an island', [
    kiel,
    '"label": "Las Palmas",\n        "country": "ES",\n        "administrativeArea": "CN",\n        "lat": 28.1248,\n        "lon": -15.43,',
  ]),
  unusual('a publisher in Kosovo', ['"country": "DE",\n    "timeZone"', '"country": "XK",\n    "timeZone"']),
  unusual('frames with a port', ['"https://*.partner.example"', '"https://partner.example:8443"']),
  unusuallyPlain('a page of the parent taken away', ['"pages": {', '"pages": {\n    "employers": null,']),
  unusuallyPlain('British and American English', [
    '"theme": {',
    '"locales": { "default": "en-GB", "supported": ["en-GB", "en"] },\n  "theme": {',
  ]),
  unusuallyPlain(
    'light letters on a dark page',
    ['"primary": "#0b6e4f"', '"primary": "#ffd166", "surface": "dark", "colorScheme": "dark"'],
    ['"blog": false', '"blog": false,\n    "darkMode": false'],
  ),
  unusuallyPlain(
    'a family',
    ['"hosts": ["jobs.plain.example"],', ''],
    ['"version": 1,', '"version": 1,\n  "abstract": true,'],
  ),
];
