/** Converts recognized data to form answers: truncated to limits, with words as terms and places as addresses. */
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import type { JsonObject } from '../../../read-json.ts';
import { readText } from '../../../read-json.ts';
import { searchPlaces } from '../../places/service.ts';
import { FORM } from '../listing.ts';
import { termFinder } from './matched-terms.ts';
import { degreeIn } from './recognise/degrees.ts';
import type { Home, Period, Recognised, RecognisedJob, RecognisedSchool } from './recognise/recognised.ts';

type Answers = Record<string, unknown>;

const PHONE = /^\+?[0-9][0-9 ()/.-]{4,30}$/;
/** Number of towns to look up: one for the person, the others for the newest entries. */
const MOST_PLACES = 12;

/** Groups in the order of the form; only groups and fields of the brand's form. */
export async function toAnswers(
  context: ApiContext,
  found: Recognised,
): Promise<{ group: string; answers: JsonObject }[]> {
  const all = await everyGroup(context, found);
  return formOf(context, FORM).groups.flatMap(({ group, schema }) => {
    const { properties } = schema;
    const own = Object.entries(all[group] ?? {}).filter(
      ([name, value]) => value !== undefined && isSchema(properties) && Object.hasOwn(properties, name),
    );
    return own.length === 0 ? [] : [{ group, answers: Object.fromEntries(own) }];
  });
}

async function everyGroup(context: ApiContext, found: Recognised): Promise<Record<string, Answers>> {
  const placeOf = placeFinder(context);
  const { phone, about, headline, firstName, lastName, birthday, home } = found;
  return {
    personal_info: {
      firstName: cut(firstName, 80),
      lastName: cut(lastName, 80),
      phone: phone !== null && PHONE.test(phone) ? phone : undefined,
      birthday: birthday ?? undefined,
      homeLocation: home === null ? undefined : await homeOf(placeOf, home),
      about: about === null ? undefined : richText(about),
    },
    job_preferences: { title: cut(headline, 140) },
    work_experience: {
      workExperience: some(await inTurn(found.work.slice(0, 40), (job) => position(context, placeOf, job))),
    },
    education: { education: some(await inTurn(found.education.slice(0, 30), (one) => school(placeOf, one))) },
    languages: languages(context, found),
    skills: skills(context, found),
  };
}

type PlaceFinder = (text: string | null) => Promise<JsonObject | undefined>;

async function position({ terms }: ApiContext, placeOf: PlaceFinder, job: RecognisedJob): Promise<Answers> {
  const { title, company, place, period, summary } = job;
  return defined({
    jobTitle: cut(title, 140),
    occupation: termFinder(terms, 'occupation')(title) ?? undefined,
    companyName: cut(company, 150),
    location: await placeOf(place),
    timePeriod: timePeriod(period),
    summary: cut(summary, 4000),
  });
}

async function school(placeOf: PlaceFinder, one: RecognisedSchool): Promise<Answers> {
  const { institution, program, place, period, summary } = one;
  return defined({
    institution: cut(institution, 150),
    degreeLevel: degreeIn(`${program ?? ''} ${institution}`) ?? undefined,
    studyProgram: cut(program, 150),
    location: await placeOf(place),
    timePeriod: timePeriod(period),
    summary: cut(summary, 2000),
  });
}

function languages({ terms }: ApiContext, found: Recognised): Answers {
  const codeOf = termFinder(terms, 'language');
  const known = new Map<string, Answers>();
  const free: string[] = [];
  for (const { name, level } of found.languages) {
    const code = codeOf(name);
    if (code === null) free.push(name);
    else if (!known.has(code)) known.set(code, defined({ language: code, level: level ?? undefined }));
  }
  return { languages: some([...known.values()].slice(0, 20)), languagesFree: some(unique(free).slice(0, 10)) };
}

function skills({ terms }: ApiContext, found: Recognised): Answers {
  const codeOf = termFinder(terms, 'skill');
  const codes = found.skills.map(codeOf);
  const free = found.skills.filter((_, at) => codes[at] === null).map((skill) => skill.slice(0, 80));
  return {
    skills: some(unique(codes.flatMap((code) => code ?? [])).slice(0, 50)),
    skillsFree: some(unique(free).slice(0, 50)),
  };
}

/** With the street and the postal code of the file, whatever the gazetteer knows of the town. */
async function homeOf(placeOf: PlaceFinder, { street, zip, town, region }: Home): Promise<JsonObject> {
  const place = await placeOf([town, region].filter(Boolean).join(', '));
  const own = { addressLine1: cut(street, 150), zip: cut(zip, 12) };
  return defined({ ...own, administrativeArea: cut(region, 60), ...place, locality: town.slice(0, 100) });
}

/** Towns from the gazetteer; unknown ones stay as text. */
function placeFinder(context: ApiContext): PlaceFinder {
  let left = MOST_PLACES;
  return async (text) => {
    if (text === null) return undefined;
    left -= 1;
    const query = { text, countries: [], locale: 'en', limit: 1, exact: true };
    const [place] = left < 0 ? [] : await searchPlaces(context, query);
    const zip = /\b\d{4,5}\b/.exec(text)?.[0];
    const [town = ''] = text
      .replace(/\b\d{4,5}\b/, '')
      .split(',', 1)
      .map((part) => part.trim().slice(0, 100));
    if (!place || place.lat === null) return defined({ locality: town, zip });
    return defined({
      countryCode: place.country,
      administrativeArea: readText(place.administrativeArea) ?? undefined,
      locality: /\d/.test(place.name) ? town : place.name,
      zip,
    });
  };
}

/** Plain-text paragraphs and lists as HTML. */
function richText(text: string): JsonObject {
  const escaped = text.slice(0, 20_000).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const lines = escaped
    .split('\n')
    .map((line) => (line.startsWith('• ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`));
  return { value: lines.join('').replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>'), format: 'filtered_html' };
}

const timePeriod = (period: Period | null) => (period === null ? undefined : { start: period.start, end: period.end });
const cut = (text: string | null, most: number) => (text === null ? undefined : text.slice(0, most).trim());
const some = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);
const unique = (list: readonly string[]): string[] => [...new Set(list)];
const defined = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined && value !== ''));

async function inTurn<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of list) done.push(await work(one));
  return done;
}
