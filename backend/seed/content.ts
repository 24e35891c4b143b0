/** Reads the sentence banks in `content/`: per language what all industries share, and one file per industry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ApplicationWay,
  type BrandPlan,
  completePlan,
  LANGUAGES,
  type Language,
  type PlanRow,
} from './plan-rows.ts';

export interface Town {
  /** Id of the place in the gazetteer (GeoNames). */
  id: number;
  name: string;
  country: string;
  region: string;
  /** Empty where postal codes are not known. */
  zip: string;
  lat: number;
  lon: number;
  weight: number;
}

/** Answers to a brand's own choice fields, by name. */
export type OwnAnswers = Record<string, string | string[]>;

export interface Role {
  /** Term code of the occupation. */
  occupation: string;
  industry: string;
  titles: string[];
  salary: { min: number; max: number; unit: 'hour' | 'month' | 'year' };
  skills: string[];
  tasks: string[];
  requirements: string[];
  /** Term codes of the brand's own choice fields (`customFields`) that its jobs have. */
  answers?: OwnAnswers;
}

/** Names and descriptions of the employers of an industry; occupations that it hires for, none for all of the industry. */
export interface EmployerPattern {
  name: string;
  /** Term code; without one, any of the industry. */
  industry?: string;
  occupations: string[];
  about: string;
  /** The same for its profile and its jobs; a role's own come first. */
  answers?: OwnAnswers;
}

export interface Trade {
  trade: string;
  /** Of its salaries, where these are not US dollars or euros. */
  currency?: string;
  industries: string[];
  benefits: string[];
  employers: EmployerPattern[];
  roles: Role[];
}

/** Sentences and names in one language. */
export interface Common {
  pools: Record<string, string[]>;
  leads: string[];
  reasons: string[];
  team: string[];
  tasksHeading: string[];
  requirementsHeading: string[];
  benefitsHeading: string[];
  week: string[];
  generic: string[];
  schedule: Record<string, string>;
  remote: Record<string, string>;
  apply: Record<ApplicationWay, string[]>;
  closing: string[];
  equal: string[];
  benefits: Record<string, string>;
  faq: [question: string, answer: string][];
  presentation: string[];
  position: string[];
  /** For one job whose title has the maximum length. */
  longTitle: string;
}

/** What a country or a set of towns says differently, in `content/<language>/local/`: only what differs. */
export type LocalWords = Partial<Common>;

export interface LandingText {
  path: string;
  title: string;
  description: string;
  body: string;
}

export interface Content {
  /** Sentences and names for employers of a town, which is one of this set. */
  common(language: Language, country: string, towns: string): Common;
  /** As it is spelled in a country. */
  trade(language: Language, name: string, country: string): Trade;
  towns(set: string): Town[];
  plans: BrandPlan[];
  landing: Record<Language, LandingText>;
}

const folder = join(import.meta.dirname, 'content');
const read = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

/** All content; about 700 KB of JSON. */
export function readContent(): Content {
  const towns: Record<string, Town[]> = read('towns.json');
  const trades = new Map<string, Trade>();
  for (const language of LANGUAGES)
    for (const file of jsonFiles(language))
      if (file !== 'common.json') trades.set(`${language}/${file.replace('.json', '')}`, read(language, file));
  const rows: PlanRow[] = read('plans.json');
  return {
    common: readCommon(),
    plans: rows.map((row) => completePlan(row, (set) => required(towns[set]?.[0], `towns ${set}`).country)),
    landing: read('landing.json'),
    trade: (language, name, country) =>
      spellIn(country, language, required(trades.get(`${language}/${name}`), `trade ${language}/${name}`)),
    towns: (set) => required(towns[set], `towns ${set}`),
  };
}

/** What all industries of a language share, with the words of a country and then of a set of towns in place of the usual ones. */
function readCommon(): Content['common'] {
  const usual = new Map<string, Common>(LANGUAGES.map((language) => [language, read(language, 'common.json')]));
  const own = new Map<string, LocalWords>(
    LANGUAGES.flatMap((language) =>
      jsonFiles(join(language, 'local')).map((file) => [
        `${language}/${file.replace('.json', '')}`,
        read(language, 'local', file),
      ]),
    ),
  );
  const made = new Map<string, Common>();
  return (language, country, towns) => {
    const key = `${language}/${country}/${towns}`;
    const common =
      made.get(key) ??
      spellIn(
        country,
        language,
        [country, towns].reduce(
          (words, place) => replaceWords(words, own.get(`${language}/${place}`) ?? {}),
          required(usual.get(language), `sentences in ${language}`),
        ),
      );
    made.set(key, common);
    return common;
  };
}

/** Switzerland writes German without ß. */
function spellIn<T extends Common | Trade>(country: string, language: Language, words: T): T {
  return language === 'de' && country === 'CH' ? JSON.parse(JSON.stringify(words).replaceAll('ß', 'ss')) : words;
}

const replaceWords = (words: Common, own: LocalWords): Common => ({
  ...words,
  ...own,
  pools: { ...words.pools, ...own.pools },
  benefits: { ...words.benefits, ...own.benefits },
  schedule: { ...words.schedule, ...own.schedule },
});

function jsonFiles(path: string): string[] {
  const full = join(folder, path);
  return existsSync(full) ? readdirSync(full).filter((file) => file.endsWith('.json')) : [];
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`backend/seed/content has no ${name}.`);
  return value;
}
