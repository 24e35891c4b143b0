import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTaxonomies } from '../data/load-taxonomies.ts';
import { readContent, type Trade } from './content.ts';
import { createJobs } from './jobs.ts';
import { createOrganizations } from './organizations.ts';
import { completePlan, LANGUAGES, type Language } from './plan-rows.ts';
import { studies } from './studies.ts';

const NOW = new Date('2026-05-04T09:00:00Z');
const content = readContent();
const folder = join(import.meta.dirname, 'content');
const files = (path: string) => globSync('*.json', { cwd: join(folder, path) });
const named = (path: string) => files(path).map((name) => name.replace('.json', ''));
const trades: [Language, Trade][] = LANGUAGES.flatMap((language) =>
  named(language)
    .filter((name) => name !== 'common')
    .map((name): [Language, Trade] => [language, content.trade(language, name, '')]),
);
const codes = new Map(
  readTaxonomies().map(({ taxonomy, terms }) => [taxonomy, new Set(terms.map(({ code }) => code))]),
);
const unknown = (taxonomy: string, used: readonly string[]) =>
  used.filter((code) => !codes.get(taxonomy)?.has(code)).map((code) => `${taxonomy} ${code}`);

/** Plans with one trade in one set of towns: every trade at once, and every set of towns at once. */
const TOWNS: Readonly<Record<Language, string[]>> = {
  en: [
    ...['us', 'harbor', 'prairie', 'bay', 'frontRange', 'carolina', 'hubs', 'latino'],
    ...['britain', 'marches', 'severn', 'canada'],
  ],
  de: ['germany', 'rheinDe', 'waterkant', 'alpen', 'oberland'],
  fr: ['france', 'rheinFr', 'loire', 'romandie', 'quebec'],
  es: ['us', 'latino'],
};

describe('sentences of a trade', () => {
  it.each(trades)('in %s use terms, benefits and names that there are: $trade', (language, trade) => {
    const common = content.common(language, '', '');
    const occupations = trade.roles.map(({ occupation }) => occupation);
    expect([
      ...unknown('occupation', occupations),
      ...unknown('industry', [...trade.industries, ...trade.roles.map(({ industry }) => industry)]),
      ...unknown('benefit', trade.benefits),
      ...trade.benefits.filter((code) => !common.benefits[code]).map((code) => `no words for ${code}`),
      ...unknown('field_of_study', [studies[trade.trade] ?? `of ${trade.trade}`]),
      ...trade.employers.flatMap(({ name, industry, occupations: hired }) => [
        ...unknown('industry', industry ? [industry] : []),
        ...hired.filter((code) => !occupations.includes(code)).map((code) => `${name} hires no ${code}`),
        ...[...name.matchAll(/\{(\w+)\}/g)].filter(([, pool]) => !common.pools[pool ?? '']).map(([pool]) => pool),
      ]),
    ]).toEqual([]);
  });

  it.each(trades)('in %s are enough for an ad: $trade', (_, trade) => {
    for (const { titles, skills, tasks, requirements, salary } of trade.roles) {
      expect(titles.length, titles[0]).toBeGreaterThan(0);
      expect(skills.length, titles[0]).toBeGreaterThan(0);
      expect(tasks.length, titles[0]).toBeGreaterThanOrEqual(4);
      expect(requirements.length, titles[0]).toBeGreaterThanOrEqual(3);
      expect(salary.max, titles[0]).toBeGreaterThan(salary.min);
    }
    expect(trade.benefits.length).toBeGreaterThanOrEqual(3);
  });

  it.each(LANGUAGES)('in %s, with the words of every place, leave no placeholder', (language) => {
    const all = named(language).filter((name) => name !== 'common');
    for (const towns of TOWNS[language]) {
      const row = { id: `board of ${towns}`, jobs: all.length * 3, organizations: all.length };
      const plan = completePlan({ ...row, mix: [{ language, towns, trades: all }] }, countryOf);
      const organizations = createOrganizations(content, plan, 1, new Set());
      const jobs = createJobs(content, plan, organizations, 1, NOW);
      expect(jobs).toHaveLength(all.length * 3);
      for (const { data } of [...organizations, ...jobs])
        expect(JSON.stringify(data)).not.toMatch(/\{\w+\}|undefined|\[object|<li><\/li>/);
    }
  });

  it('pay in the currency of the plan', () => {
    const { trade } = content;
    const plan = completePlan(
      { id: 'x', mix: [{ language: 'en', towns: 'canada', trades: ['power_grid'] }] },
      countryOf,
    );
    const [part] = plan.mix;
    expect([part?.currency, trade('en', 'power_grid', 'CA').currency]).toEqual(['CAD', 'CAD']);
    const jobs = createJobs(content, plan, createOrganizations(content, plan, 1, new Set()), 1, NOW);
    const hourly = jobs
      .map(({ data }) => Object(data.job_categorization))
      .filter(({ salaryUnit }) => salaryUnit === 'hour');
    expect(hourly.length).toBeGreaterThan(5);
    for (const { minSalary, maxSalary = 56, currencyCode } of hourly) {
      expect(currencyCode).toBe('CAD');
      expect(minSalary).toBeGreaterThanOrEqual(27);
      expect(maxSalary).toBeLessThanOrEqual(56);
    }
  });
});

describe('words of a place', () => {
  it('replace what all of the language share, those of the towns last', () => {
    const { Name: british, Sea: views } = content.common('en', 'GB', 'britain').pools;
    const marches = content.common('en', 'GB', 'marches').pools;
    expect(british).not.toEqual(content.common('en', 'US', 'us').pools.Name);
    expect(marches.Name).toEqual(british);
    expect(marches.Sea).not.toEqual(views);
  });

  it('are spelled without ß in Switzerland', () => {
    const row = { id: 'x', jobs: 60, organizations: 12 };
    const texts = (towns: string) => {
      const plan = completePlan(
        { ...row, mix: [{ language: 'de', towns, trades: ['gastgewerbe', 'handwerk', 'bergbahnen'] }] },
        countryOf,
      );
      const organizations = createOrganizations(content, plan, 1, new Set());
      return JSON.stringify([organizations, createJobs(content, plan, organizations, 1, NOW)]);
    };
    expect(texts('oberland')).not.toContain('ß');
    expect(texts('alpen')).toContain('ß');
  });

  it('exist for countries and sets of towns alone', () => {
    const sets = Object.values(TOWNS).flat();
    const countries = sets.map(countryOf);
    for (const language of LANGUAGES)
      for (const place of named(join(language, 'local'))) expect([...sets, ...countries]).toContain(place);
  });
});

describe('rows of plans', () => {
  it('need no more than towns and trades', () => {
    const row = { id: 'x', mix: [{ language: 'de' as const, towns: 'oberland', trades: ['pflege'] }] };
    expect(completePlan(row, countryOf)).toEqual({
      id: 'x',
      jobs: 130,
      organizations: 26,
      featuredOrganizations: 0.2,
      ways: ['internal', 'internal', 'internal', 'internal', 'internal', 'internal', 'external', 'email'],
      sharedWith: {},
      mix: [
        {
          language: 'de',
          towns: 'oberland',
          trades: ['pflege'],
          weight: 1,
          withSalary: 0.8,
          currency: 'CHF',
          salaryFactor: 1.9,
        },
      ],
    });
  });
});

function countryOf(towns: string): string {
  return content.towns(towns)[0]?.country ?? '';
}
