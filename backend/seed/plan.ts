/** Plans for brands that have none in `content/plans.json`: from the document alone, in its languages, country and currency. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Content, Town } from './content.ts';
import { type ApplicationWay, type BrandPlan, LANGUAGES, type Language, salaryFactorIn } from './plan-rows.ts';

interface PlanSize {
  jobs: number;
  organizations: number;
  /** Ways of applying, of those that the brand allows. */
  ways: readonly ApplicationWay[];
}

/** Largest towns by country. */
export type Towns = ReadonlyMap<string, Town[]>;

/** Content that also has a plan for each of these brands. */
export async function withPlans(
  client: Pick<pg.ClientBase, 'query'>,
  content: Content,
  brands: readonly CompiledBrand[],
  size: PlanSize,
): Promise<Content> {
  const missing = brands
    .filter(({ id }) => !content.plans.some((plan) => plan.id === id))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
  if (missing.length === 0) return content;
  const towns = await townsOf(client, missing);
  const plans = missing.map((brand) => planOf(brand, size, towns));
  return { ...withTowns(content, towns), plans: [...content.plans, ...plans] };
}

/** Content that also knows these towns. */
export const withTowns = (content: Content, towns: Towns): Content => ({
  ...content,
  towns: (set) => towns.get(set) ?? content.towns(set),
});

/** The language of the sentences for a locale; English where there are none. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => isOf(locale, language)) ?? 'en';
}

const isOf = (locale: string, language: Language) => locale === language || locale.startsWith(`${language}-`);

/** What employers in any town hire for. */
const TRADES: Readonly<Record<Language, string[]>> = {
  en: ['health', 'finance', 'software', 'hospitality', 'construction', 'schools', 'shops', 'office'],
  de: ['pflege', 'handwerk', 'logistik', 'it', 'buero', 'handel', 'gastgewerbe', 'industrie'],
  fr: ['sante', 'batiment', 'restauration', 'transport', 'bureau', 'commerce'],
  es: ['salud', 'construccion', 'hosteleria', 'oficina'],
};
/** For a country without places in the gazetteer. */
const TOWNS: Readonly<Record<Language, string>> = { en: 'us', de: 'rheinDe', fr: 'rheinFr', es: 'us' };
const CURRENCIES: Readonly<Record<Language, string>> = { en: 'USD', de: 'EUR', fr: 'EUR', es: 'USD' };

/** The plan of a brand whose country may be one of these. */
export function planOf({ id, document }: CompiledBrand, size: PlanSize, towns: Towns): BrandPlan {
  const { supported } = document.locales;
  const languages = [...new Set(supported.map(languageOf))];
  const ways = size.ways.filter((way) => document.applications.ways.includes(way));
  return {
    id,
    jobs: size.jobs,
    organizations: size.organizations,
    featuredOrganizations: 0.5,
    ways: ways.length > 0 ? ways : ['none'],
    sharedWith: {},
    mix: languages.map((language) => {
      const currency = document.prices.currency ?? CURRENCIES[language];
      return {
        weight: 1,
        language,
        langcode: supported.find((locale) => isOf(locale, language)) ?? language,
        trades: TRADES[language],
        towns: towns.has(document.site.country) ? document.site.country : TOWNS[language],
        currency,
        salaryFactor: salaryFactorIn(currency),
        withSalary: 0.8,
      };
    }),
  };
}

const MOST_TOWNS = 24;

/** The largest towns of the brands' countries, those that the gazetteer has. */
export async function townsOf(client: Pick<pg.ClientBase, 'query'>, brands: readonly CompiledBrand[]): Promise<Towns> {
  const countries = [...new Set(brands.map(({ document }) => document.site.country))];
  const { rows } = await client.query<Town>(
    `select t.* from unnest($1::text[]) as c(code) cross join lateral (
       select p.id, p.name, p.country, p.region, p.lat, p.lon, round(sqrt(p.population))::int as weight,
         coalesce((select upper(min(n.folded)) from place_name n where n.place_id = p.id and n.kind = 2), '') as zip
       from place p join region r on r.country = p.country and r.code = p.region
       where p.country = c.code and p.population > 0 order by p.population desc, p.id limit $2) as t`,
    [countries, MOST_TOWNS],
  );
  return Map.groupBy(rows, ({ country }) => country);
}
