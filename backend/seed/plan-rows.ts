/** Rows of `content/plans.json`: a brand names its towns and trades; whatever else a row leaves out is usual. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
/** `internal` is on the board itself. */
export type ApplicationWay = 'internal' | 'email' | 'external' | 'none';

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

export type PlanRow = Pick<BrandPlan, 'id'> & Partial<Omit<BrandPlan, 'mix'>> & { mix: PartRow[] };
type PartRow = Pick<PlanPart, 'language' | 'towns' | 'trades'> & Partial<PlanPart>;

/** Three of four jobs take applications on the board. */
const USUAL_WAYS: ApplicationWay[] = [...Array<ApplicationWay>(6).fill('internal'), 'external', 'email'];

/** The whole plan of a row, by the countries of its towns. */
export function completePlan(row: PlanRow, countryOf: (towns: string) => string): BrandPlan {
  return {
    jobs: 130,
    organizations: 26,
    featuredOrganizations: 0.2,
    ways: USUAL_WAYS,
    sharedWith: {},
    ...row,
    mix: row.mix.map((part) => {
      const currency = part.currency ?? CURRENCIES[countryOf(part.towns)] ?? 'EUR';
      return { weight: 1, withSalary: 0.8, salaryFactor: salaryFactorIn(currency), ...part, currency };
    }),
  };
}

/** Of the countries in `content/towns.json` without the euro. */
const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', GB: 'GBP', CH: 'CHF' };

/** Roughly what salaries in dollars and euros are multiplied by in another currency. */
const SALARY_FACTORS: Readonly<Record<string, number>> = {
  GBP: 0.65,
  CAD: 1.15,
  CHF: 1.9,
  AUD: 1.5,
  NZD: 1.6,
  DKK: 7,
  SEK: 10,
  NOK: 10,
  PLN: 4,
  CZK: 23,
  HUF: 350,
  INR: 30,
  JPY: 140,
};

export const salaryFactorIn = (currency: string): number => SALARY_FACTORS[currency] ?? 1;

/** What the salaries of a trade are multiplied by: nothing where they are in the currency of the plan. */
export function salaryFactorOf({ currency }: { currency?: string }, part: PlanPart): number {
  return part.salaryFactor / (currency === undefined ? 1 : salaryFactorIn(currency));
}
