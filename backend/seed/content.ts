/** Reads the sentence banks in `content/`: per language what all industries share, and one file per industry. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ApplicationWay = 'email' | 'external' | 'none';

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

/** Demo content of a brand: how many jobs and organizations, of which industries, where and in which languages. */
export interface BrandPlan {
  id: string;
  jobs: number;
  organizations: number;
  /** Probability that a profile is featured. */
  featuredOrganizations: number;
  ways: ApplicationWay[];
  /** Other brands that show some of its jobs, with the probability. */
  sharedWith: Record<string, number>;
  mix: PlanPart[];
}

export interface PlanPart {
  weight: number;
  /** Of the sentences. */
  language: Language;
  /** Language of the jobs, where it is not just that: `en-GB`. */
  langcode?: string;
  towns: string;
  trades: string[];
  currency: string;
  /** Multiplier for the salaries of the sentence bank. */
  salaryFactor: number;
  /** Share of jobs with a salary. */
  withSalary: number;
}

export interface LandingText {
  path: string;
  title: string;
  description: string;
  body: string;
}

export interface Content {
  common: Record<Language, Common>;
  trade(language: Language, name: string): Trade;
  towns(set: string): Town[];
  plans: BrandPlan[];
  landing: Record<Language, LandingText>;
}

const folder = join(import.meta.dirname, 'content');
const read = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

/** All content; about 300 KB of JSON. */
export function readContent(): Content {
  const towns: Record<string, Town[]> = read('towns.json');
  const trades = new Map<string, Trade>();
  for (const language of LANGUAGES)
    for (const file of readdirSync(join(folder, language)))
      if (file !== 'common.json') trades.set(`${language}/${file.replace('.json', '')}`, read(language, file));
  return {
    common: { en: read('en', 'common.json'), de: read('de', 'common.json'), fr: read('fr', 'common.json') },
    plans: read('plans.json'),
    landing: read('landing.json'),
    trade: (language, name) => required(trades.get(`${language}/${name}`), `trade ${language}/${name}`),
    towns: (set) => required(towns[set], `towns ${set}`),
  };
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`backend/seed/content has no ${name}.`);
  return value;
}
