/** Documents that fit the schema, with one mistake each in what they say. `¦` marks the location of each expected finding. */

const sorting = (options: string) => `{ "search": { "sorting": { "jobs": { "options": [${options}] } } } }`;
const product = (settings: string) =>
  `{ "prices": { "currency": "EUR", "products": { "one": { "name": "One", ${settings} } } } }`;

/** As in mistakes.ts: codes, and the text of `brands/acme.json`. */
export const mistakesOfMeaning: readonly (readonly [codes: string, text: string])[] = [
  ['UNKNOWN_TIME_ZONE', '{ "site": { "timeZone": ¦"Europe/Frankfurt" } }'],
  ['UNKNOWN_SORT_FIELD', sorting('{ "code": "relevancy", "field": ¦"changed", "value": "asc", "label": null }')],
  [
    'SORT_ORDER_UNCLEAR',
    sorting(
      '{ "code": "relevancy", "field": "salary", "value": "asc", "label": null }, { "code": "pay", "field": "salary", "value": "asc", "label": ¦null }',
    ),
  ],
  ['RECOMMENDED_NOT_ON_SALE', '{ "prices": { "recommended": ¦"posting" } }'],
  ['UNKNOWN_PRODUCT_IN_ORDER', '{ "prices": { "order": [¦"posting"] } }'],
  ['PRICE_TOO_PRECISE', product('"type": "job_credits", "credits": 1, "price": ¦1.005')],
  [
    'PRODUCT_INCOMPLETE',
    '{ "prices": { "currency": "EUR", "products": { "one": ¦{ "name": "One", "type": "top_job", "price": 1 } } } }',
  ],
  [
    'MISSING_LEGAL_PAGE MISSING_LEGAL_PAGE PLAIN_INVOICES',
    '{ "site": { "country": ¦¦¦"DE" }, "prices": { "currency": "EUR", "products": { "one": { "name": "One", "type": "job_credits", "credits": 1, "price": 1 } } } }',
  ],
  ['INVALID_VAT_NUMBER', '{ "prices": { "tax": { "number": ¦"DE136695977" } } }'],
  ['INVALID_BANK_ACCOUNT', '{ "prices": { "invoice": { "bank": ¦"DE02120300000000202052" } } }'],
  ['VALUES_CONTRADICT', '{ "forms": { "job": { "defaultDuration": ¦200 } } }'],
  ['VALUES_CONTRADICT', '{ "retention": { "applicationDays": ¦14 } }'],
  ['DISTANCES_NOT_RISING', '{ "search": { "radius": { "options": ¦[100, 5] } } }'],
  ['RADIUS_UNIT', '{ "search": { "radius": { "unit": ¦"mi" } } }'],
  ['TAX_AS_FRACTION', '{ "prices": { "tax": { "rate": ¦0.19 } } }'],
  ['FAMILY_WITH_HOSTS', '{ "abstract": ¦true, "site": { "hosts": ["jobs.acme.example"] } }'],
  ['NO_WAY_TO_APPLY', '{ "applications": { "ways": ¦[] } }'],
  ['UNKNOWN_EVENT', '{ "analytics": { "conversionEvents": [¦"job_applied"] } }'],
  ['MESSAGE_PLACEHOLDER', '{ "messages": { "en": { "search": { "place": { "near": ¦"Near {{town}}." } } } } }'],
  [
    'NOT_A_PICTURE',
    '{ "site": { "assets": "default", "favicon": "favicon.svg", "openGraphImage": ¦"favicon-32.png" } }',
  ],
  ['FIELD_NEEDED', '{ "forms": { "registration": { "order": ¦["consents"] } } }'],
  ['PAGE_INCOMPLETE', '{ "pages": { "jobs": { "main": ¦[] } } }'],
  ['VISIBLE_MARKUP', '{ "site": { "tagline": ¦"Jobs &amp; more" } }'],
  ['SETTING_WITHOUT_EFFECT', '{ "routes": { "pathTranslation": ¦true } }'],
  [
    'LISTED_TWICE',
    '{ "navigation": { "main": [{ "label": "A", "page": "jobs" }, ¦{ "label": "A", "page": "jobs" }] } }',
  ],
  ['UNKNOWN_BRAND', '{ "forms": { "job": { "brands": [¦"nobody"] } } }'],
  ['CONSENT_INCOMPLETE', '{ "consent": { "provider": ¦"cookiebot" } }'],
  [
    'TRACKING_WITHOUT_CONSENT MISSING_LEGAL_PAGE',
    '{ "analytics": ¦{ "ga4MeasurementIds": ["G-ABC1234567"] }, "site": { "country": ¦"CH" } }',
  ],
  [
    'TERM_ALIAS',
    `{ "customFields": { "x_a": {
  "label": "A", "groups": ["job/job_info"], "terms": { "a": { "label": "A", "alias": ¦"B c" } }
} } }`,
  ],
  ['ONE_LINE', '{ "site": { "senderName": ¦"A\\nB" } }'],
  ['EMPTY_TEXT', '{ "messages": { "en": { "search": { "form": { "submit": ¦"" } } } } }'],
  ['NEVER_ASKED', '{ "routes": { "redirects": [{ "from": ¦"/user/x", "to": "/jobs" }] } }'],
];
