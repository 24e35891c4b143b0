/** Answers that are stored and saved group by group: what a brand asks, and how its form shows them. */
import type { AskedForm, AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormCheck } from '../../runtime/core/forms/check.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';
import type { ApiContext } from '../context.ts';
import type { FormFault } from '../graphql.generated.ts';
import { faultsOf } from '../modules/forms/service.ts';
import { type JsonObject, readObject } from '../read-json.ts';
import { readPublicAddress } from '../uploads/public-address.ts';
import { filesOf, uploadIdOf } from './files.ts';
import { partsOf, withParts } from './parts.ts';

/** Lifetime in seconds of signed URLs of private files: as long as a form may stay open. */
const FILE_SECONDS = 3600;

/** An entity whose answers are stored by group. */
export interface StoredAnswers {
  /** Answers by group. */
  data: Record<string, unknown>;
  /** By group, the number of times it was saved. */
  versions: Record<string, number>;
}

/** What is stored of one group, for those who may change it. */
export interface OwnGroupRecord {
  group: string;
  answers: JsonObject;
  version: number;
  answered: boolean;
  faults: FormFault[];
}

/** The form of this name with the fields of the brand; every brand has it. */
export function formOf(
  { forms, brand, locale }: Pick<ApiContext, 'forms' | 'brand' | 'locale'>,
  name: string,
): AskedForm {
  const form = forms.ask(brand, name, locale);
  if (form === null) throw new Error(`There is no form "${name}".`);
  return form;
}

/** The validator of its answers. */
export function checkOf({ forms, brand }: Pick<ApiContext, 'forms' | 'brand'>, name: string): FormCheck {
  const check = forms.check(brand, name);
  if (check === null) throw new Error(`There is no form "${name}".`);
  return check;
}

/** All groups of a form with their stored answers; `show` converts the answers to what the form displays. */
export function groupsIn(
  context: ApiContext,
  name: string,
  { data, versions }: StoredAnswers,
  show: (asked: AskedGroup) => JsonObject,
): OwnGroupRecord[] {
  const faults = faultsIn(context, name, data);
  return formOf(context, name).groups.map((asked) => {
    const answers = show(asked);
    return {
      group: asked.group,
      answers,
      version: versions[asked.group] ?? 0,
      answered: Object.values(answers).some(isAnswer),
      faults: faults.filter(({ pointer }) => pointer.startsWith(`/${asked.group}/`)),
    };
  });
}

/** An emptied list counts as missing. */
export function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** What is missing or invalid in stored answers under the brand's current form. */
export function faultsIn(
  context: Pick<ApiContext, 'forms' | 'brand' | 'locale'>,
  name: string,
  data: Record<string, unknown>,
): FormFault[] {
  const { groups } = formOf(context, name);
  const answers = Object.fromEntries(groups.map((asked) => [asked.group, askedAnswers(asked, data)]));
  return faultsOf(context, checkOf(context, name)(answers).errors);
}

/** The stored answers to the fields that this brand asks; other brands may ask more. */
export function askedAnswers({ group, schema }: AskedGroup, data: Record<string, unknown>): JsonObject {
  const stored = readObject(data[group]);
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => isSchema(properties) && Object.hasOwn(properties, name)),
  );
}

/** Answers of a group in which files have signed URLs that are valid for an hour. */
export function withOpenFiles(
  context: Pick<ApiContext, 'uploads'>,
  asked: AskedGroup,
  answers: JsonObject,
): JsonObject {
  const files = filesOf(partsOf(asked.schema, answers));
  const changes = new Map(files.map(({ pointer, value }) => [pointer, openable(context, value)]));
  return readObject(withParts(answers, changes));
}

/** A file's answer with signed addresses. */
function openable({ uploads }: Pick<ApiContext, 'uploads'>, file: JsonObject): JsonObject {
  const uploadId = uploadIdOf(file);
  if (uploadId === null) return file;
  const signed = (url: unknown) => {
    const address = typeof url === 'string' ? readPublicAddress(url) : null;
    return address ? uploads.addressOf({ uploadId, variant: address.variant }, FILE_SECONDS) : url;
  };
  const { url, small } = file;
  return { ...file, url: signed(url), ...(small !== undefined && { small: signed(small) }) };
}
