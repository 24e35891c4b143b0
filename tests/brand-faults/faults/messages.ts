/** Faults of the section messages. */
import type { Fault } from '../fault.ts';

const one = '"total_one": "{{count, number}} opening"';
const near = '"place": { "near": "Rund um {{label}}." }';
const submit = '"form": { "submit": "Find it" }';
const keys = '/messages/en/search';

export const messages: readonly Fault[] = [
  ['a placeholder misspelt', one, '"total_one": "{{cuont, number}} opening"', `${keys}/total_one`],
  ['a placeholder in German', near, '"place": { "near": "Rund um {{ort}}." }', '/messages/de/search/place/near'],
  ['a placeholder forgotten', near, '"place": { "near": "In der Nähe." }', '/messages/de/search/place/near', 'warning'],
  [
    'a placeholder with single brackets',
    near,
    '"place": { "near": "Rund um {label}." }',
    '/messages/de/search/place/near',
    'warning',
  ],
  [
    'a placeholder that is not closed',
    near,
    '"place": { "near": "Rund um {{label}." }',
    '/messages/de/search/place/near',
  ],
  [
    'a placeholder of another template language',
    near,
    '"place": { "near": "Rund um %s." }',
    '/messages/de/search/place/near',
    'warning',
  ],
  ['a format that does not exist', one, '"total_one": "{{count, nummer}} opening"', `${keys}/total_one`, 'warning'],
  ['a placeholder in a text that has none', submit, '"form": { "submit": "Find {{count}}" }', `${keys}/form/submit`],
  [
    'a namespace misspelt',
    '"messages": {\n    "en": {\n      "search"',
    '"messages": {\n    "en": {\n      ¦"serach"',
    '/messages/en/serach',
    'warning',
  ],
  ['a key misspelt', submit, '"form": { "sumbit": "Find it" }', `${keys}/form/sumbit`, 'warning'],
  ['a key outside of its group', submit, '"submit": "Find it"', `${keys}/submit`, 'warning'],
  ['a group that is a text', submit, '"form": "Find it"', `${keys}/form`, 'warning'],
  ['a text that is a group', submit, '"form": { "submit": { "label": "Find it" } }', `${keys}/form/submit`, 'warning'],
  ['a key with its path in one', submit, '"form.submit": "Find it"', `${keys}/form.submit`, 'warning'],
  [
    'a plural that English does not have',
    one,
    '"total_two": "{{count, number}} openings"',
    `${keys}/total_two`,
    'warning',
  ],
  ['a text without its plural forms', one, '"total": "{{count, number}} openings"', `${keys}/total`, 'warning'],
  [
    'a language that the site does not have',
    '"messages": {\n    "en": {',
    '"messages": {\n    ¦"fr": { "search": { "form": { "submit": "Trouver" } } },\n    "en": {',
    '/messages/fr',
    'warning',
  ],
  ['a language in capitals', '"messages": {\n    "en": {', '"messages": {\n    ¦"EN": {', '/messages/EN'],
  [
    'a text without its language',
    '"messages": {\n    "en": {',
    '"messages": {\n    ¦"search": { "form": { "submit": "Find it" } },\n    "en": {',
    '/messages/search',
  ],
  ['an empty text for a button', submit, '"form": { "submit": "" }', `${keys}/form/submit`, 'warning'],
  ['a number for a text', submit, '"form": { "submit": 1 }', `${keys}/form/submit`],
  ['HTML in a message', submit, '"form": { "submit": "<b>Find it</b>" }', `${keys}/form/submit`, 'warning'],
  ['messages in a list', '"form": { "submit": "Los" }', '"form": ["Los"]', '/messages/de/search/form'],
];
