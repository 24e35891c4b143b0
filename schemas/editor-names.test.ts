/** What VS Code offers and explains in a brand file beyond its plain settings. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Checkup } from '../runtime/core/brand/check/checkup.ts';
import { describeFinding } from '../runtime/core/brand/check/finding.ts';
import { openWorkshop } from '../runtime/core/brand/check/workshop.ts';
import { parseSource, ROOT_ID } from '../runtime/core/brand/sources/layers.ts';
import { open } from './testing/editor.ts';

const tree = resolve(import.meta.dirname, '..');
const workshop = openWorkshop(tree);
const root = parseSource(ROOT_ID, 'brands/default.json', readFileSync(resolve(tree, 'brands/default.json')));

/** What the checker says about `brands/acme.json`. */
function findings(text: string): string[] {
  const acme = parseSource('acme', 'brands/acme.json', Buffer.from(text));
  const sources = new Map([
    [ROOT_ID, root],
    ['acme', acme],
  ]);
  const checkup = new Checkup({ ...workshop, sources, hostOwner: () => undefined });
  return checkup.examine('acme').findings.map(({ code, message }) => `${code} ${message}`);
}

const menu = (entry: string) => `{ "navigation": { "main": [${entry}] } }`;
const group = (inner: string) => `{ "forms": { "job": { "items": { "job_info": ${inner} } } } }`;

describe('an editor offers', () => {
  it.each([
    ['facets', '{ "facets": { "jobs": { "order": ["|"] } } }', '"industries"', 'Facet: Industry.'],
    ['facets', '{ "facets": { "resumes": { "items": { | } } } }', 'skills', 'Facet: Skills.'],
    ['facets', '{ "search": { "seo": { "organizations": { "order": [|] } } } }', '"industry"', 'Facet: Industry.'],
    [
      'sort fields',
      '{ "search": { "sorting": { "jobs": { "options": [{ "field": "|" }] } } } }',
      '"salary"',
      'By salary.',
    ],
    [
      'form groups',
      '{ "forms": { "resume": { "order": ["|"] } } }',
      '"skills"',
      'Skills: Employers compare your skills with what the job needs: name each one.',
    ],
    ['form groups', '{ "forms": { "job": { "items": { | } } } }', 'job_info', 'Job: What the job is about.'],
    [
      'form groups',
      '{ "customFields": { "x_a": { "groups": ["|"] } } }',
      '"organization/about"',
      expect.stringContaining('About'),
    ],
    ['form groups', '{ "forms": { "resume": { "wizard": { "order": ["|"] } } } }', '"education"', expect.anything()],
    ['form fields', group('{ "order": ["|"] }'), '"linkUrl"', 'Link to the job ad: Web page with the full job ad.'],
    ['form fields', group('{ "fields": { | } }'), 'linkUrl', 'Link to the job ad: Web page with the full job ad.'],
    [
      'form fields',
      '{ "forms": { "resume": { "wizard": { "hidden": ["|"] } } } }',
      '"personal_info/phone"',
      expect.anything(),
    ],
    ['pages', menu('{ "page": "|" }'), '"jobs"', 'The job search.'],
    ['pages', '{ "site": { "legal": { "terms": "|" } } }', '"terms"', expect.stringContaining('page of your own')],
    ['features', menu('{ "feature": "|" }'), '"oauth.google"', 'Sign in with Google.'],
    ['languages', '{ "site": { "tagline": { | } } }', 'en-GB', 'English, British.'],
    ['languages', menu('{ "label": { "en": "Jobs", | } }'), 'fr', 'French.'],
    ['languages', '{ "routes": { "translations": { | } } }', 'de', 'German.'],
    ['languages', '{ "messages": { | } }', 'de', 'German.'],
    [
      'namespaces of texts',
      '{ "messages": { "de": { | } } }',
      'job-manager',
      'The texts of locales/en/job-manager.json.',
    ],
    ['texts', '{ "messages": { "de": { "search": { "facets": { | } } } } }', 'industries', '“Industry”'],
    ['currencies', '{ "prices": { "currency": | } }', '"CHF"', 'Swiss Franc.'],
    ['countries', '{ "site": { "country": "|" } }', '"DE"', 'Germany.'],
    ['countries', '{ "search": { "autocomplete": { "countries": ["|"] } } }', '"gb"', 'United Kingdom.'],
    ['countries', '{ "search": { "geoInfo": [{ "country": "|" }] } }', '"FR"', 'France.'],
    ['events', '{ "analytics": { "conversionEvents": ["|"] } }', '"job_apply_complete"', 'An event.'],
    ['time zones', '{ "site": { "timeZone": "|" } }', '"Europe/Berlin"', 'Central European Time.'],
  ])('%s: %s', async (_, text, label, explanation) => {
    expect((await open(text).offers()).get(label)).toEqual(explanation);
  });

  it('every currency and country that the checker accepts, and no other', async () => {
    const currencies = [...(await open('{ "prices": { "currency": "|" } }').offers()).keys()];
    expect(currencies.toSorted()).toEqual([...Intl.supportedValuesOf('currency').map((code) => `"${code}"`), 'null']);
    const offered = [...(await open('{ "site": { "country": "|" } }').offers()).keys()];
    expect(offered).toHaveLength(250);
    expect(
      findings(
        `{ "search": { "autocomplete": { "countries": [${offered.slice(0, 20).join().toLowerCase()}] } } }`,
      ).join(),
    ).not.toContain('UNKNOWN_COUNTRY');
  });

  it('a picker for colors', async () => {
    expect(
      await open('{ "theme": { "primary": "#0b6e4f", "secondary": "#ffb703", "hero": "band" } }').swatches(),
    ).toEqual(['"#0b6e4f"', '"#ffb703"']);
  });
});

describe('an editor marks with the task "Check this brand"', () => {
  it('what the checker finds, at its place', () => {
    const { tasks } = JSON.parse(readFileSync(resolve(tree, '.vscode/tasks.json'), 'utf8'));
    const [place, text] = tasks[0].problemMatcher.pattern;
    const found = { code: 'UNKNOWN_KEY', severity: 'error' as const, file: 'brands/acme.json', line: 4, column: 7 };
    const [head = '', message = ''] = describeFinding({ ...found, pointer: '/site/a b', message: 'No.' }).split('\n');
    const [, ...shown] = new RegExp(place.regexp).exec(head) ?? [];
    const keys = ['file', 'line', 'column', 'severity', 'code'];
    expect(Object.fromEntries(keys.map((key) => [key, shown[place[key] - 1]]))).toEqual({
      file: 'brands/acme.json',
      line: '4',
      column: '7',
      severity: 'error',
      code: 'UNKNOWN_KEY',
    });
    expect(new RegExp(text.regexp).exec(message)?.[text.message]).toBe('No.');
  });
});

describe('an editor explains', () => {
  it.each([
    [group('{ "fields": { "link|Url": { "hidden": true } } }'), 'Link to the job ad: Web page with the full job ad.'],
    ['{ "forms": { "job": { "items": { "job_|info": {} } } } }', 'Job: What the job is about.'],
    ['{ "facets": { "jobs": { "items": { "indus|tries": {} } } } }', 'Facet: Industry.'],
    ['{ "prices": { "currency": "CH|F" } }', 'Swiss Franc.'],
    ['{ "messages": { "de": { "search": { "widen": "Wei|ter" } } } }', '“Widen your search”'],
  ])('%s', async (text, explanation) => {
    expect(await open(text).help()).toContain(explanation);
  });
});

describe('an editor marks', () => {
  it('no namespace of texts that exists', async () => {
    const names = [...(await open('{ "messages": { "en": { | } } }').offers()).keys()];
    expect(names.length).toBeGreaterThan(30);
    const text = JSON.stringify({ messages: { en: Object.fromEntries(names.map((name) => [name, {}])) } });
    expect(await open(text).complaints()).toEqual([]);
    expect(findings(text).filter((finding) => !finding.startsWith('MISSING_HOST'))).toEqual([]);
  });

  it.each([
    ['a name that is no facet', '{ "facets": { "jobs": { "order": ["industires", "x_team"] } } }', '"industires"'],
    ['a field of another group', group('{ "fields": { "employmentType": {}, "x_team": {} } }'), '"employmentType"'],
    [
      'a sort field that does not exist',
      '{ "search": { "sorting": { "jobs": { "options": [{ "code": "a", "field": "titel", "value": "asc", "label": null }] } } } }',
      '"titel"',
    ],
    ['a feature that does not exist', menu('{ "label": "A", "page": "home", "feature": "blgo" }'), '"blgo"'],
    ['texts that do not exist', '{ "messages": { "en": { "serach": { } } } }', '"serach"'],
  ])('%s, once', async (_, text, marked) => {
    expect((await open(text).complaints()).map((complaint) => complaint.split(': ')[0])).toEqual([marked]);
  });
});

describe('an editor inserts', () => {
  it.each([
    ['Link to a page {…}', menu('|'), ['Jobs']],
    ['Link to an address on this site {…}', menu('|'), ['Remote']],
    ['Link to another site {…}', menu('|'), ['The paper']],
    ['Widget {…}', '{ "pages": { "home": { "main": [|] } } }', ['latest-jobs']],
    ['Widget with settings {…}', '{ "pages": { "home": { "main": [|] } } }', ['section-heading', 'text', 'News']],
    ['Text {…}', '{ "pages": { "home": { "main": [|] } } }', ['About us']],
    ['Page of your own {…}', '{ "pages": { "team": | } }', []],
    ['imprint', '{ "pages": { | } }', []],
    ['terms', '{ "pages": { | } }', []],
    ['accessibility', '{ "pages": { | } }', []],
    ['about', '{ "pages": { | } }', []],
    ['Redirect one address {…}', '{ "routes": { "redirects": [|] } }', []],
    ['Redirect everything below an address {…}', '{ "routes": { "redirects": [|] } }', []],
    ['Second address of a page {…}', '{ "routes": { "rewrites": [|] } }', []],
    ['single_job', '{ "prices": { "currency": "USD", "products": { | } } }', []],
    ['ten_jobs', '{ "prices": { "currency": "USD", "products": { | } } }', []],
    ['job_flat_rate', '{ "prices": { "currency": "USD", "products": { | } } }', []],
    ['featured_job', '{ "prices": { "currency": "USD", "products": { | } } }', []],
    ['contact_credits', '{ "prices": { "currency": "USD", "products": { | } } }', []],
    ['Job credit {…}', '{ "prices": { "currency": "USD", "products": { "a": | } } }', []],
    ['Choice field {…}', '{ "customFields": { "x_kind": | } }', ['Kind', '', '', 'First', '', 'Second']],
    [
      '{ "en": …, "de": … }',
      '{ "locales": { "supported": ["en", "de"] }, "site": { "tagline": | } }',
      ['Work', 'Arbeit'],
    ],
  ])('%s, in which neither it nor the checker finds a mistake', async (label, text, typed) => {
    const written = await open(text).accept(label, typed);
    expect(await open(written).complaints()).toEqual([]);
    expect(findings(written).filter((finding) => !finding.startsWith('MISSING_HOST'))).toEqual([]);
  });
});
