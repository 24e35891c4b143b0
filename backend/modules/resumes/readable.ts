/** What somebody may read of a resume: the one place that decides. Pure. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import type { OpenedField } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { shownPhone } from '../../answers/shown-phone.ts';
import { isAnswer } from '../../answers/stored.ts';
import { type JsonObject, readObject, readText } from '../../read-json.ts';

/** Its owner; everybody; or an organization whose request the owner approved, with what that disclosed. */
export type ResumeReader = 'owner' | 'public' | { opened: ReadonlySet<OpenedField> };

const NAME = 'personal_info/firstName';

/** Private fields that approval discloses; other private fields are only visible to the owner. */
const OPENED: Readonly<Record<OpenedField, readonly string[]>> = {
  name: ['personal_info/firstName', 'personal_info/lastName'],
  home: ['personal_info/homeLocation'],
  files: ['attachments/attachments'],
  email: [],
  phone: ['personal_info/phone', 'job_preferences/phone'],
  messages: [],
};

export interface ReadableResume {
  name: string | null;
  email: string | null;
  /** Groups with content. */
  parts: { group: string; answers: JsonObject }[];
}

interface WholeResume {
  /** The brand's form; `x-private` marks private fields. */
  groups: readonly AskedGroup[];
  data: Record<string, unknown>;
  /** Address of the account. */
  email: string;
}

/** The part of a resume that this reader gets. Answers to fields that are not in the form are never included. */
export function readableResume(reader: ResumeReader, { groups, data, email }: WholeResume): ReadableResume {
  const opens = doorsOf(reader);
  const parts = groups
    .map(({ group, schema }) => ({ group, answers: readObject(sliceOf(schema, data[group], { at: group, opens })) }))
    .filter(({ answers }) => Object.values(answers).some(isAnswer));
  const { firstName, lastName } = readObject(parts.find(({ group }) => group === 'personal_info')?.answers);
  const name = [firstName, lastName].flatMap((text) => readText(text) ?? []).join(' ');
  const isMailOpen = reader === 'owner' || (reader !== 'public' && reader.opened.has('email'));
  return { name: name === '' ? null : name, email: isMailOpen ? email : null, parts };
}

/** Whether the reader gets the private field at a path of the form, such as `personal_info/phone`. */
function doorsOf(reader: ResumeReader): (at: string) => boolean {
  if (reader === 'owner') return () => true;
  if (reader === 'public') return () => false;
  const open = new Set([...reader.opened].flatMap((field) => OPENED[field]));
  return (at) => open.has(at);
}

/** Fields that the owner may publish beyond what every employer can see: by group. */
const WEB_FIELDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  NAME: { personal_info: ['firstName', 'lastName'] },
  PHONE: { personal_info: ['phone'], job_preferences: ['phone'] },
  BIRTHDAY: { personal_info: ['birthday'] },
  HOME: { personal_info: ['homeLocation'] },
  EXPECTATIONS: { job_preferences: ['desiredSalary', 'careerStatus'] },
};
/** The public home never includes the street. */
const TOWN = ['locality', 'administrativeArea', 'countryCode'];

/** The part of a resume on a public page with the options `shown`: no email address, photo, files or form of address. */
export function webResume(shown: ReadonlySet<string>, whole: WholeResume): ReadableResume {
  const open = readableResume('owner', whole);
  const closed = readableResume('public', whole);
  const parts = open.parts.flatMap(({ group, answers }) => {
    const schema = whole.groups.find((asked) => asked.group === group)?.schema ?? {};
    const chosen = { ...readObject(closed.parts.find((part) => part.group === group)?.answers) };
    for (const [part, fields] of Object.entries(WEB_FIELDS))
      for (const field of fields[group] ?? []) {
        if (shown.has(part) && Object.hasOwn(answers, field)) chosen[field] = answers[field];
        else delete chosen[field];
      }
    delete chosen.salutation;
    if (chosen.homeLocation !== undefined) chosen.homeLocation = pick(readObject(chosen.homeLocation), TOWN);
    const own = readObject(withoutFiles(schema, chosen));
    return Object.values(own).some(isAnswer) ? [{ group, answers: own }] : [];
  });
  return { name: shown.has('NAME') ? open.name : null, email: null, parts };
}

function pick(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}

/** Files and images have URLs that must not become public. */
function withoutFiles(schema: Schema, value: unknown): unknown {
  if (schema['x-part'] === 'image' || schema['x-part'] === 'file') return undefined;
  const { properties, items } = schema;
  if (Array.isArray(value)) {
    const own = isSchema(items) ? value.map((entry) => withoutFiles(items, entry)) : value;
    return own.filter((entry) => entry !== undefined);
  }
  if (!isSchema(properties) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, answer]): [string, unknown][] => {
    const field = properties[name];
    const own = isSchema(field) ? withoutFiles(field, answer) : answer;
    return own === undefined ? [] : [[name, own]];
  });
  return Object.fromEntries(entries);
}

interface Door {
  /** Path of the answer in the form. */
  at: string;
  opens(this: void, at: string): boolean;
}

/** An answer without its private parts; `undefined` if all of it is private. A disclosed field is included completely. */
function sliceOf(schema: Schema, value: unknown, { at, opens }: Door): unknown {
  const isPrivate = schema['x-private'] === true;
  if (isPrivate && !opens(at)) return undefined;
  const door = { at, opens: isPrivate ? () => true : opens };
  if (schema.format === 'phone' && typeof value === 'string') return shownPhone(value);
  const { properties, items } = schema;
  if (Array.isArray(value)) {
    if (!isSchema(items)) return value;
    return value.map((entry) => sliceOf(items, entry, door)).filter((entry) => entry !== undefined);
  }
  if (!isSchema(properties) || typeof value !== 'object' || value === null) return value;
  // Alternative texts are written by the owner, and often contain their name.
  const hidden = schema['x-part'] === 'image' && !door.opens(NAME) ? ['alt', 'title'] : [];
  const entries = Object.entries(value).flatMap(([name, answer]): [string, unknown][] => {
    const field = Object.hasOwn(properties, name) && !hidden.includes(name) ? properties[name] : undefined;
    const own = isSchema(field) ? sliceOf(field, answer, { ...door, at: `${at}/${name}` }) : undefined;
    return own === undefined ? [] : [[name, own]];
  });
  return Object.fromEntries(entries);
}
