/** What was recognized in a CV, before it is matched with taxonomy terms. */

/** First and last month, such as `2021-04`, or year, where the file names no month; null as an end means until today. */
export interface Period {
  start: string;
  end: string | null;
}

export interface RecognisedJob {
  title: string;
  company: string | null;
  place: string | null;
  period: Period | null;
  summary: string | null;
}

export interface RecognisedSchool {
  institution: string;
  program: string | null;
  place: string | null;
  period: Period | null;
  summary: string | null;
}

/** As written; null where the file does not say. */
export interface Home {
  street: string | null;
  zip: string | null;
  town: string;
  region: string | null;
}

export type LanguageLevel = 'basic' | 'good' | 'fluent' | 'native';

export interface RecognisedLanguage {
  name: string;
  level: LanguageLevel | null;
}

export interface Recognised {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  headline: string | null;
  about: string | null;
  /** As `1991-02-28`. */
  birthday: string | null;
  home: Home | null;
  work: RecognisedJob[];
  education: RecognisedSchool[];
  languages: RecognisedLanguage[];
  skills: string[];
  /** Lines that were not recognized. */
  rest: string[];
}

export const nothing = (): Recognised => ({
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  headline: null,
  about: null,
  birthday: null,
  home: null,
  work: [],
  education: [],
  languages: [],
  skills: [],
  rest: [],
});
