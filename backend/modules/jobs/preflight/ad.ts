/** A job as the preflight rules see it: what has been entered so far, complete or not. Pure. */
import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import { type JsonObject, readNumber, readObject, readObjects, readText } from '../../../read-json.ts';
import { readAmount } from '../job-data.ts';
import { readSchedule, type Schedule } from '../moves/schedule.ts';

export interface AdPlace {
  /** `/job_location/address`, or one of the further places. */
  pointer: string;
  addressLine1: string | null;
  locality: string | null;
  administrativeArea: string | null;
  countryCode: string | null;
}

export interface Ad {
  /** job_per_template, job_per_link or job_per_file */
  type: string;
  title: string;
  /** As entered. */
  givenHtml: string;
  /** As it would be stored. */
  html: string;
  /** Plain text of that. */
  text: string;
  places: readonly AdPlace[];
  /** none, hybrid or remote */
  remote: string;
  salary: { min: number | null; max: number | null; currencyCode: string | null; range: string | null };
  schedule: Schedule;
  /** Empty if there is none yet. */
  employer: string;
  logo: { width: number | null; height: number | null } | null;
  /** Name of the uploaded job description. */
  fileName: string | null;
  /** internal, email, external or none */
  workflow: string;
  applicationLink: string | null;
}

/** What the rules need to know of the brand. */
export interface AdSite {
  /** Name of the site. */
  name: string;
  /** ISO code. */
  country: string;
  timeZone: string;
  /** Days. */
  defaultDuration: number;
  /** Days. */
  maximumDuration: number;
  /** Pointer of the field that asks for the salary; null where the form has none. */
  salaryField: string | null;
  now: Date;
}

interface Beside {
  /** The sanitized description. */
  html: string;
  employer: string;
}

/** Parses answers as received; missing or malformed ones are treated as unanswered. */
export function readAd(given: unknown, { html, employer }: Beside): Ad {
  const groups = readObject(given);
  const info = readObject(groups.job_info);
  const category = readObject(groups.job_categorization);
  const applying = readObject(groups.application_options);
  return {
    type: readText(info.type) ?? 'job_per_template',
    title: (readText(info.title) ?? '').trim(),
    givenHtml: readText(readObject(info.description).value) ?? '',
    html,
    text: textOf(html),
    places: readPlaces(readObject(groups.job_location)),
    remote: readText(readObject(groups.job_location).remoteOptions) ?? 'none',
    salary: {
      min: readAmount(category.minSalary),
      max: readAmount(category.maxSalary),
      currencyCode: readText(category.currencyCode),
      range: readText(category.salaryRange),
    },
    schedule: readSchedule(groups),
    employer,
    logo: readLogo(readObject(groups.company_info)),
    fileName: readText(readObject(info.file).name),
    workflow: readText(applying.applicationWorkflow) ?? 'none',
    applicationLink: readText(applying.applicationLink),
  };
}

function readPlaces({ address, furtherLocations }: JsonObject): AdPlace[] {
  const further = readObjects(furtherLocations).map((one, at) => ({
    one,
    pointer: `/job_location/furtherLocations/${at}`,
  }));
  return [{ one: readObject(address), pointer: '/job_location/address' }, ...further].flatMap(({ one, pointer }) => {
    const place = {
      pointer,
      addressLine1: readText(one.addressLine1),
      locality: readText(one.locality),
      administrativeArea: readText(one.administrativeArea),
      countryCode: readText(one.countryCode),
    };
    const isGiven = [place.addressLine1, place.locality, place.administrativeArea, place.countryCode].some(Boolean);
    return isGiven ? [place] : [];
  });
}

function readLogo({ logo }: JsonObject): Ad['logo'] {
  const image = readObject(logo);
  if (readText(image.url) === null) return null;
  return { width: readNumber(image.width), height: readNumber(image.height) };
}
