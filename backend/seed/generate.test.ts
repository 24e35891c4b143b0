import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { readVideo } from '../../runtime/core/video-embed.ts';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { createValidator } from '../../schemas/validator.ts';
import { readTaxonomies } from '../data/load-taxonomies.ts';
import { readContent } from './content.ts';
import { FILMS } from './films.ts';
import { type DemoContent, generateDemo } from './generate.ts';
import { createJobs } from './jobs.ts';
import { createOrganizations } from './organizations.ts';
import { drawPicture } from './picture.ts';
import { planOf } from './plan.ts';
import { LANGUAGES } from './plan-rows.ts';

const NOW = new Date('2026-05-04T09:00:00Z');
const content = readContent();
/** A plan may be there before its brand. */
const brands = content.plans
  .filter(({ id }) => existsSync(documentOf(id)))
  .map(({ id }) => ({ id, fields: Object.keys(ownFields(id)) }));
const ids = brands.map(({ id }) => id);
const demo = generateDemo(content, brands, NOW);
const codes = new Map(
  readTaxonomies().map(({ taxonomy, terms }) => [taxonomy, new Set(terms.map(({ code }) => code))]),
);

/** Faults of the answers of one form, as "group path message". */
function faultsOf(form: string) {
  const ajv = createValidator();
  const groups = readFormCatalogue().get(form) ?? new Map();
  const checks = new Map([...groups].map(([group, { schema }]) => [group, ajv.compile({ ...schema, $id: undefined })]));
  return (data: Record<string, unknown>) =>
    Object.entries(data).flatMap(([group, answers]) => {
      const check = checks.get(group);
      if (!check) return [`${group} is no group`];
      // A brand's own choice fields are not part of the shipped schema.
      const own = Object.fromEntries(Object.entries(Object(answers)).filter(([field]) => !field.startsWith('x_')));
      return check(own) ? [] : (check.errors ?? []).map((error) => `${group}${error.instancePath} ${error.message}`);
    });
}

interface OwnField {
  multiple?: boolean;
  groups: string[];
  terms: Record<string, unknown>;
}

/** The choice fields that a brand declares itself, in its own file or in its part for them. */
function ownFields(brand: string): Record<string, OwnField> {
  const files = [documentOf(brand), new URL(`../../brands/${brand}/fields.json`, import.meta.url)].filter(existsSync);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')).customFields));
}

function documentOf(brand: string): URL {
  return new URL(`../../brands/${brand}.json`, import.meta.url);
}

const texts = ({ jobs }: DemoContent) => jobs.map(({ data }) => JSON.stringify(data));

describe('demo content', () => {
  it('is the same for the same moment', () => {
    expect(generateDemo(readContent(), brands, NOW)).toEqual(demo);
  });

  it('does not change for one brand when another is missing', () => {
    const alone = generateDemo(content, [{ id: 'rheinblick', fields: [] }], NOW);
    expect(alone.jobs.map(({ id, title }) => [id, title])).toEqual(
      demo.jobs.filter(({ frontend }) => frontend === 'rheinblick').map(({ id, title }) => [id, title]),
    );
    expect(new Set(alone.jobs.flatMap(({ frontends }) => frontends))).toEqual(new Set(['rheinblick']));
  });

  it('has the jobs of every plan, 5,000 at most, of organizations with names of their own', () => {
    const plans = content.plans.filter(({ id }) => ids.includes(id));
    const planned = (of: 'jobs' | 'organizations') => plans.reduce((sum, plan) => sum + plan[of], 0);
    expect([demo.jobs.length, demo.organizations.length]).toEqual([planned('jobs'), planned('organizations')]);
    expect(demo.jobs.length).toBeLessThanOrEqual(5000);
    expect(new Set(demo.organizations.map(({ slug }) => slug)).size).toBe(demo.organizations.length);
    expect(new Set(texts(demo)).size).toBe(demo.jobs.length);
  });

  it('shows 100 live jobs or more on every board, and lets people apply on the boards to half of all', () => {
    const live = demo.jobs.filter(({ state }) => state === 'published');
    const counts = new Map(ids.map((id) => [id, live.filter(({ frontend }) => frontend === id).length]));
    expect([...counts].filter(([, count]) => count < 100)).toEqual([]);
    const all = generateDemo(
      content,
      content.plans.map(({ id }) => ({ id, fields: [] })),
      NOW,
    ).jobs;
    const open = all.filter(({ state }) => state === 'published');
    const here = open.filter(({ data }) => Object(data.application_options).applicationWorkflow === 'internal');
    expect(here.length / open.length).toBeGreaterThan(0.5);
  });

  it('gives every brand jobs in every state, and featured, top and video jobs', () => {
    for (const id of ids) {
      const jobs = demo.jobs.filter(({ frontend }) => frontend === id);
      const states = new Set(jobs.map(({ state }) => state));
      expect(states, id).toEqual(new Set(['draft', 'needs_review', 'scheduled', 'published', 'archived']));
      const ages = jobs.flatMap(({ archived }) => (archived ? [(NOW.getTime() - archived.getTime()) / DAY_MS] : []));
      expect(Math.min(...ages), id).toBeLessThan(30);
      expect(Math.max(...ages), id).toBeGreaterThan(30);
      for (const flag of ['featured', 'top'] as const)
        expect(jobs.filter((job) => job[flag]).length, id).toBeGreaterThan(3);
      expect(jobs.filter(({ data }) => JSON.stringify(data).includes('videoUrl')).length, id).toBeGreaterThan(1);
    }
  });

  it('publishes over the last 60 days and never expires a published job in the past', () => {
    for (const { state, published, expires } of demo.jobs) {
      if (state !== 'published' || published === null) continue;
      expect((NOW.getTime() - published.getTime()) / DAY_MS).toBeLessThan(61);
      expect(published.getTime()).toBeLessThanOrEqual(NOW.getTime());
      if (expires) expect(expires.getTime()).toBeGreaterThan(NOW.getTime());
    }
  });

  it('answers the job form without a fault', () => {
    const faults = faultsOf('job');
    for (const { data, title } of demo.jobs) expect(faults(data), title).toEqual([]);
  });

  it('answers the organization form without a fault', () => {
    const faults = faultsOf('organization');
    for (const { data, name } of demo.organizations) expect(faults(data), name).toEqual([]);
  });

  it.each(LANGUAGES)('answers the forms without a fault in a plan of its own in %s', (language) => {
    const document = JSON.parse(readFileSync(new URL('../../brands/default.json', import.meta.url), 'utf8'));
    document.locales.supported = [language];
    const size = { jobs: 60, organizations: 8, ways: ['external'] as const };
    const plan = planOf({ id: 'acme', revision: '0', document, themeHref: '' }, size, new Map());
    const organizations = createOrganizations(content, plan, 1, new Set());
    const jobs = createJobs(content, plan, organizations, 1, NOW);
    expect(new Set(jobs.map(({ langcode }) => langcode))).toEqual(new Set([language]));
    const [ofJob, ofOrganization] = [faultsOf('job'), faultsOf('organization')];
    expect(jobs.flatMap(({ data }) => ofJob(data))).toEqual([]);
    expect(organizations.flatMap(({ data }) => ofOrganization(data))).toEqual([]);
    expect(jobs.filter(({ data }) => /[{}]\w+[{}]/.test(JSON.stringify(data)))).toEqual([]);
  });

  it('uses only codes that a taxonomy has', () => {
    const taxonomies: Record<string, string> = {
      employmentType: 'employment_type',
      occupationalField: 'occupation',
      industry: 'industry',
      degreeLevel: 'degree_level',
      yearsOfExperience: 'experience',
      salaryRange: 'salary_range',
    };
    for (const { data, title } of demo.jobs)
      for (const [field, answer] of Object.entries(Object(data.job_categorization))) {
        const known = codes.get(taxonomies[field] ?? '');
        for (const code of known ? [answer].flat() : [])
          expect(known?.has(String(code)), `${title}: ${field} ${code}`).toBe(true);
      }
  });

  it('answers the choice fields of a brand with its own terms, in the groups that ask them', () => {
    const answered = new Map<string, number>();
    const faults: string[] = [];
    for (const [form, entries] of [
      ['job', demo.jobs.map(({ frontend, data }) => ({ brand: frontend, data }))],
      ['organization', demo.organizations],
    ] as const)
      for (const { brand, data } of entries)
        for (const [group, answers] of Object.entries(data))
          for (const [field, answer] of Object.entries(Object(answers)).filter(([name]) => name.startsWith('x_'))) {
            const declared = ownFields(brand)[field];
            if (!declared?.groups.includes(`${form}/${group}`)) faults.push(`${brand} ${form}/${group} ${field}`);
            if (Array.isArray(answer) && declared?.multiple === false) faults.push(`${brand} ${field} has one value`);
            for (const code of [answer].flat())
              if (!declared || !(String(code) in declared.terms)) faults.push(`${brand} ${field} ${code}`);
            answered.set(`${brand} ${form} ${field}`, (answered.get(`${brand} ${form} ${field}`) ?? 0) + 1);
          }
    expect([...new Set(faults)]).toEqual([]);
    expect([...answered.keys()].sort()).toEqual([
      'campus-bulletin job x_discipline',
      'equal-measure job x_promise',
      'equal-measure organization x_promise',
      'grid-and-power job x_field',
      'grid-and-power job x_ticket',
      'grid-and-power organization x_field',
      'kitchen-pass job x_service',
      'maple-health job x_setting',
      'maple-health organization x_setting',
      'public-service-gazette job x_clearance',
      'stacks-and-shelves job x_library_type',
      'stacks-and-shelves organization x_library_type',
      'stadtwerke-boerse job x_certificates',
      'stadtwerke-boerse job x_duty',
      'stadtwerke-boerse job x_field',
      'stadtwerke-boerse job x_pay_scale',
      'stadtwerke-boerse organization x_field',
      'wide-table job x_written',
      'wide-table organization x_written',
    ]);
  });

  it('lets people apply only where that leads somewhere: on the board, by email, at a link, or in person', () => {
    const leads = {
      internal: 'applicationEmails',
      email: 'applicationEmails',
      external: 'applicationLink',
      none: 'applicationWorkflow',
    };
    for (const { data, title } of demo.jobs) {
      const options = Object(data.application_options);
      expect(Object.keys(leads), title).toContain(options.applicationWorkflow);
      expect(options[leads[options.applicationWorkflow as keyof typeof leads]], title).toBeTruthy();
    }
  });

  it('leaves no placeholder, no markup in titles and no address outside example.com but those of open films', () => {
    const films = FILMS.map(({ source }) => source);
    for (const { data, title } of demo.jobs) {
      const text = films.reduce((rest, film) => rest.replaceAll(film, ''), JSON.stringify(data));
      expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
      expect(title).not.toMatch(/[<>]/);
      for (const host of text.matchAll(/(?:@|https?:\/\/)([a-z0-9]+(?:[.-][a-z0-9]+)*)/g))
        expect(host[1]).toMatch(/(^|\.)example\.com$/);
    }
  });

  it('gives every brand covers, galleries and films that play, and employers without any', () => {
    for (const id of ids) {
      const shown = demo.organizations.filter(({ brand }) => brand === id).map(({ data }) => JSON.stringify(data));
      for (const part of ['"cover"', '"gallery"', '"video_gallery"']) {
        expect(shown.filter((text) => text.includes(part)).length, `${id} ${part}`).toBeGreaterThan(1);
        expect(
          shown.some((text) => !text.includes(part)),
          `${id} without ${part}`,
        ).toBe(true);
      }
    }
    for (const { data } of demo.organizations)
      for (const { source } of Object(data.video_gallery).videos ?? []) expect(readVideo(source)?.player).toBeTruthy();
  });

  it('draws every picture that an answer names, the same each time and small', () => {
    for (const { slug, data, pictures } of demo.organizations) {
      const named = [...JSON.stringify(data).matchAll(/\/files\/(pictures\/[^"]+)/g)].map(([, file]) => file);
      expect(new Set(named), slug).toEqual(new Set(pictures.map(({ file }) => file)));
      expect(new Set(pictures.map(({ scene }) => scene)).size, slug).toBe(pictures.length);
    }
    const [first] = demo.organizations;
    for (const picture of first?.pictures ?? []) {
      const drawn = drawPicture(first?.slug ?? '', picture);
      expect(drawPicture(first?.slug ?? '', picture)).toBe(drawn);
      expect(drawn).not.toMatch(/NaN|undefined/);
      expect(drawn.length).toBeLessThan(40_000);
    }
  });

  it('marks German titles (m/w/d) and French ones (H/F)', () => {
    for (const { langcode, title } of demo.jobs) {
      if (langcode === 'de') expect(title).toContain('(m/w/d)');
      if (langcode === 'fr') expect(title).toContain('(H/F)');
    }
  });

  it('holds the edges on purpose: a title of 140 characters, no salary, no logo, no profile', () => {
    for (const id of ids) {
      const jobs = demo.jobs.filter(({ frontend }) => frontend === id);
      const organizations = demo.organizations.filter(({ brand }) => brand === id);
      expect(jobs.some(({ title }) => title.length === 140)).toBe(true);
      expect(jobs.some(({ data }) => !JSON.stringify(data).includes('Salary'))).toBe(true);
      expect(jobs.some(({ organizationId }) => organizationId === null)).toBe(true);
      expect(organizations.some(({ data }) => !JSON.stringify(data).includes('logo'))).toBe(true);
      expect(organizations.some(({ published }) => !published)).toBe(true);
    }
  });
});
