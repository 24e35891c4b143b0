/** Faults of the sections facets and customFields. */
import type { Fault } from '../fault.ts';

const order = '["occupations", "employment_type", "x_shift", "company", "remote_options"]';
const company = '"company": { "operator": "or", "multiple": true }';
const groups = '"groups": ["job/job_categorization"]';
const night = '"alias": { "en": "night-shift", "de": "nachtschicht" }';
const terms =
  '"terms": {\n        "day": { "label": { "en": "Day", "de": "Tag" } },\n        "night": { "label": { "en": "Night", "de": "Nacht" }, "alias": { "en": "night-shift", "de": "nachtschicht" } }\n      }';
const field = '/customFields/x_shift';

export const facetsAndFields: readonly Fault[] = [
  [
    'a facet misspelt',
    order,
    '["occupation", "employment_type", "x_shift", "company", "remote_options"]',
    '/facets/jobs/order/0',
  ],
  [
    'a facet with capitals',
    order,
    '["Occupations", "employment_type", "x_shift", "company", "remote_options"]',
    '/facets/jobs/order/0',
  ],
  [
    'a facet with a hyphen',
    order,
    '["occupations", "employment-type", "x_shift", "company", "remote_options"]',
    '/facets/jobs/order/1',
  ],
  [
    'a facet of another search',
    order,
    '["occupations", "skills", "x_shift", "company", "remote_options"]',
    '/facets/jobs/order/1',
  ],
  [
    'a facet twice',
    order,
    '["occupations", "occupations", "x_shift", "company", "remote_options"]',
    '/facets/jobs/order',
  ],
  [
    'a field of its own misspelt',
    order,
    '["occupations", "employment_type", "x_shfit", "company", "remote_options"]',
    '/facets/jobs/order/2',
  ],
  [
    'a field of its own without its beginning',
    order,
    '["occupations", "employment_type", "shift", "company", "remote_options"]',
    '/facets/jobs/order/2',
  ],
  [
    'a facet of a feature that is off',
    order,
    '["occupations", "fields_of_study", "x_shift", "company", "remote_options"]',
    '/facets/jobs/order/1',
    'warning',
  ],
  ['facets in one text', order, '"occupations, company"', '/facets/jobs/order'],
  ['settings of a facet that does not exist', company, '"companies": { "limit": 5 }', '/facets/jobs/items/companies'],
  [
    'settings of a facet that is not offered',
    company,
    '"salary": { "multiple": false }',
    '/facets/jobs/items/salary',
    'warning',
  ],
  ['an operator in capitals', company, '"company": { "operator": "OR" }', '/facets/jobs/items/company/operator'],
  [
    'an operator for one value',
    company,
    '"company": { "operator": "and", "multiple": false }',
    '/facets/jobs/items/company',
    'warning',
  ],
  ['several values with no', company, '"company": { "multiple": "no" }', '/facets/jobs/items/company/multiple'],
  ['no value shown', company, '"company": { "limit": 0 }', '/facets/jobs/items/company/limit'],
  [
    'a heading in one language of two',
    '{ "en": "Field", "de": "Berufsfeld" }',
    '{ "de": "Berufsfeld" }',
    '/facets/jobs/items/occupations/title',
    'warning',
  ],
  [
    'a field of an organization among the facets of resumes',
    '["career_status", "skills", "region"]',
    '["career_status", "skills", "industry"]',
    '/facets/resumes/order/2',
  ],
  [
    'a facet of a field that organizations are not asked',
    '["industry", "occupations"]',
    '["industry", "x_shift"]',
    '/facets/organizations/order/1',
  ],
  ['a field without its beginning', '"x_shift": {', '"shift": {', '/customFields/shift'],
  ['a field with a hyphen', '"x_shift": {', '"x-shift": {', '/customFields/x-shift'],
  ['a field with capitals', '"x_shift": {', '"x_Shift": {', '/customFields/x_Shift'],
  ['a field without a label', '"label": { "en": "Shift", "de": "Schicht" },\n', '', field, 'error', '"x_shift": {'],
  [
    'a label in one language of two',
    '{ "en": "Shift", "de": "Schicht" }',
    '{ "en": "Shift" }',
    `${field}/label`,
    'warning',
  ],
  ['a group without its form', groups, '"groups": ["job_categorization"]', `${field}/groups/0`],
  ['a group that does not exist', groups, '"groups": ["job/job_shift"]', `${field}/groups/0`],
  ['a group of a form that has no such fields', groups, '"groups": ["resume/skills"]', `${field}/groups/0`],
  ['no group', groups, '"groups": []', `${field}/groups`],
  [
    'a group that is not asked',
    '"job_location", "job_categorization", "job_schedule"',
    '"job_location", "job_schedule"',
    `${field}/groups/0 /forms/job`,
    'warning',
    groups,
  ],
  ['values in a list', terms, '"terms": ["day", "night"]', `${field}/terms`],
  ['no values', terms, '"terms": {}', `${field}/terms`],
  ['a value as a text', '"day": { "label": { "en": "Day", "de": "Tag" } }', '"day": "Day"', `${field}/terms/day`],
  ['a value with a space', '"day": { "label"', '"day shift": { "label"', `${field}/terms/day shift`],
  ['a value with a capital letter', '"day": { "label"', '"Day": { "label"', `${field}/terms/Day`],
  [
    'a value with the label of another',
    '"label": { "en": "Night", "de": "Nacht" }',
    '"label": { "en": "Day", "de": "Tag" }',
    `${field}/terms/night`,
    'warning',
    '"day": { "label"',
  ],
  ['an alias with a space', night, '"alias": "night shift"', `${field}/terms/night/alias`],
  ['an alias with capitals', night, '"alias": "Night"', `${field}/terms/night/alias`],
  ['an alias with an umlaut', night, '"alias": { "en": "night", "de": "nächte" }', `${field}/terms/night/alias/de`],
  [
    'an alias of another value',
    night,
    '"alias": { "en": "day", "de": "tag" }',
    `${field}/terms/night`,
    'error',
    '"day": { "label"',
  ],
  ['an empty alias', night, '"alias": ""', `${field}/terms/night/alias`],
  ['a field that must be answered with yes', groups, '…,\n      ¦"required": "yes"', `${field}/required`],
];
