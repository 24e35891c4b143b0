/** The answers in `job.data`, by form group as in schemas/forms/job. Taxonomy answers are term codes. */

import { readImage, type StoredImage } from '../../answers/stored-image.ts';
import { type JsonObject, readNumber, readObject, readObjects, readText, readTexts } from '../../read-json.ts';
import { type Address, readAddress } from '../places/address.ts';

/** A salary per unit of time as the employer entered it; `unit` is hour, day, week, month or year. */
export interface StoredSalary {
  min: number | null;
  max: number | null;
  currencyCode: string;
  unit: string;
}

export interface JobData {
  /** Sanitized HTML: `job_info.description.value`. */
  description: string;
  videoUrl: string | null;
  linkUrl: string | null;
  logo: StoredImage | null;
  /** `job_location.address`, then `job_location.furtherLocations`. */
  locations: Address[];
  /** none, hybrid or remote: `job_location.remoteOptions`. */
  remote: string;
  /** `job_categorization.employmentType`, taxonomy employment_type */
  employmentTypes: string[];
  /** `job_categorization.occupationalField`, taxonomy occupation */
  occupations: string[];
  /** `job_categorization.industry`, taxonomy industry */
  industries: string[];
  /** `job_categorization.yearsOfExperience`, taxonomy experience */
  experience: string | null;
  /** `job_categorization.skills` and `skillsFree` together */
  skills: string[];
  salary: StoredSalary | null;
  /** internal, email, external or none: `application_options.applicationWorkflow` */
  applicationWorkflow: string;
  applicationLink: string | null;
  applicationEmails: string[];
  /** job_per_template, job_per_link or job_per_file: `job_info.type` */
  type: string;
  /** An uploaded file with the job description: `job_info.file` */
  file: StoredFile | null;
  /** Taxonomy salary_range, where no amounts are given. */
  salaryRange: string | null;
  /** Taxonomy degree_level */
  degreeLevel: string | null;
  /** Taxonomy field_of_study */
  fieldsOfStudy: string[];
  /** Taxonomy language, plus free text: `languages` and `languagesFree` together */
  languages: string[];
  /** immediately, by_agreement or date: `job_info.availabilityPeriod` */
  start: string | null;
}

export interface StoredFile {
  name: string;
  /** Bytes. */
  size: number;
  url: string;
}

/** Parses stored answers; missing or malformed ones are treated as unanswered. */
export function readJobData(data: unknown): JobData {
  const groups = readObject(data);
  const info = readObject(groups.job_info);
  const location = readObject(groups.job_location);
  const category = readObject(groups.job_categorization);
  const application = readObject(groups.application_options);
  const addresses = [readObject(location.address), ...readObjects(location.furtherLocations)].map(readAddress);
  return {
    description: readText(readObject(info.description).value) ?? '',
    videoUrl: readText(info.videoUrl),
    linkUrl: readText(info.linkUrl),
    logo: readImage(readObject(groups.company_info).logo),
    locations: addresses.filter((address) => address !== null),
    remote: readText(location.remoteOptions) ?? 'none',
    employmentTypes: readTexts(category.employmentType),
    occupations: readTexts(category.occupationalField),
    industries: readTexts(category.industry),
    experience: readText(category.yearsOfExperience),
    skills: [...readTexts(category.skills), ...readTexts(category.skillsFree)],
    salary: readSalary(category),
    applicationWorkflow: readText(application.applicationWorkflow) ?? 'none',
    applicationLink: readText(application.applicationLink),
    applicationEmails: readTexts(application.applicationEmails),
    type: readText(info.type) ?? 'job_per_template',
    file: readFile(readObject(info.file)),
    salaryRange: readText(category.salaryRange),
    degreeLevel: readText(category.degreeLevel),
    fieldsOfStudy: readTexts(category.fieldsOfStudy),
    languages: [...readTexts(category.languages), ...readTexts(category.languagesFree)],
    start: readText(info.availabilityPeriod),
  };
}

function readFile({ name, size, url }: JsonObject): StoredFile | null {
  const [text, address] = [readText(name), readText(url)];
  return text === null || address === null ? null : { name: text, size: readNumber(size) ?? 0, url: address };
}

/** An amount of a salary; null without one. Nobody is paid nothing: a 0 comes from systems that know no other word for it. */
export const readAmount = (answer: unknown): number | null => readNumber(answer) || null;

function readSalary(category: Readonly<Record<string, unknown>>): StoredSalary | null {
  const [min, max] = [readAmount(category.minSalary), readAmount(category.maxSalary)];
  const currencyCode = readText(category.currencyCode);
  if ((min === null && max === null) || currencyCode === null) return null;
  return { min, max, currencyCode, unit: readText(category.salaryUnit) ?? 'year' };
}

/** Number of units in a year of full-time work. */
const PER_YEAR: Readonly<Record<string, number>> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** Per year in whole currency units, so that salaries compare; null if unknown. */
export function yearly(amount: number | null, unit: string): number | null {
  const factor = PER_YEAR[unit];
  return amount === null || factor === undefined ? null : Math.round(amount * factor);
}
