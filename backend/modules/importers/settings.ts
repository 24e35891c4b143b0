/** Settings of an importer as they are given, checked. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { ImporterInput } from '../../graphql.generated.ts';
import { hasProfile, type ImporterRow, type ImporterValues } from './importer-store.ts';
import { LONGEST_NAME, LONGEST_SECRET, LONGEST_SETTING, LONGEST_URL } from './limits.ts';
import { parseMapping, parseShape } from './stored-settings.ts';

/** What belongs to the address, decrypted. */
export interface ImporterCredentials {
  kind: 'basic' | 'bearer' | 'header';
  name: string;
  secret: string;
}

/** Who sealed credentials belong to: an address, so that they are never sent to another one. */
export const ownerOf = (url: string | null): string => `importer ${originOf(url)}`;

/** Those that an importer stores, for its address alone; null without any, or if they cannot be read. */
export function openCredentials(
  vault: ApiContext['vault'],
  { url, credentials }: Pick<ImporterRow, 'url' | 'credentials'>,
): ImporterCredentials | null {
  const text = credentials === null ? null : vault.open(credentials, ownerOf(url));
  return text === null ? null : (JSON.parse(text) as ImporterCredentials);
}

/**
 * The columns that the input changes. Throws `UserError` BAD_INPUT, with the path of the setting. Credentials belong to the origin of an
 * address, and go with it.
 */
export async function readSettings(
  context: ApiContext,
  brand: string,
  input: ImporterInput,
  before: ImporterRow | null,
): Promise<ImporterValues> {
  const values: ImporterValues = {};
  if (input.name !== undefined || before === null) values.name = readName(input.name);
  if (input.url !== undefined) values.url = readUrl(input.url);
  const url = values.url === undefined ? (before?.url ?? null) : values.url;
  if (input.credentials !== undefined) values.credentials = sealed(context, url, input.credentials);
  else if (before?.credentials && originOf(url) !== originOf(before.url)) values.credentials = null;
  if (input.everyHours !== undefined) values.everyHours = readHours('everyHours', input.everyHours, 1, 168);
  if (input.atHour != null) values.atHour = readHours('atHour', input.atHour, 0, 23) ?? 0;
  if (input.shape !== undefined) values.shape = readDocument('shape', input.shape);
  if (input.mapping !== undefined) values.mapping = readDocument('mapping', input.mapping);
  for (const flag of ['backfill', 'needsReview', 'keepLink'] as const) {
    const wanted = input[flag];
    if (wanted != null) values[flag] = wanted;
  }
  if (input.organizations != null) values.organizationMode = input.organizations;
  if (input.organizationId !== undefined) values.organizationId = input.organizationId;
  await checkOrganization(context, brand, values, before);
  if (input.brands != null) values.brands = readBrands(context, brand, input.brands);
  return values;
}

function bad(path: string, message: string): UserError {
  return new UserError('BAD_INPUT', message, { path });
}

function readName(given: string | null | undefined): string {
  const name = given?.trim() ?? '';
  if (name === '' || name.length > LONGEST_NAME)
    throw bad('name', `The name has ${name.length} characters; it takes 1 to ${LONGEST_NAME}.`);
  return name;
}

function readUrl(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || text.length > LONGEST_URL || !/^https?:$/.test(url.protocol))
    throw bad('url', `"${text.slice(0, 80)}" is no address. It begins with https:// or http://.`);
  if (url.username !== '' || url.password !== '')
    throw bad('url', 'The address contains a user name or password. Enter them as credentials, which are encrypted.');
  return url.href;
}

function originOf(url: string | null): string {
  return url === null ? '' : new URL(url).origin;
}

function sealed(context: ApiContext, url: string | null, given: ImporterInput['credentials']): string | null {
  if (given == null) return null;
  if (url === null) throw bad('credentials', 'Credentials belong to an address; this importer has none.');
  const { kind, secret } = given;
  const name = given.name?.trim() ?? '';
  if (secret === '' || secret.length > LONGEST_SECRET || /[\r\n\0]/.test(secret))
    throw bad('credentials/secret', `The secret takes 1 to ${LONGEST_SECRET} characters in one line.`);
  const isName =
    kind === 'header' ? /^[\w-]{1,100}$/.test(name) : kind === 'bearer' || /^[^:\r\n\0]{1,200}$/.test(name);
  if (!isName)
    throw bad(
      'credentials/name',
      kind === 'header'
        ? 'The name of a header consists of letters, digits and "-".'
        : 'A user name takes 1 to 200 characters without ":".',
    );
  return context.vault.seal(JSON.stringify({ kind, name, secret }), ownerOf(url));
}

function readHours(path: string, given: number | null, least: number, most: number): number | null {
  if (given === null) return null;
  if (given < least || given > most) throw bad(path, `${path} is ${given}; ${least} to ${most} are allowed.`);
  return given;
}

function readDocument(path: 'shape' | 'mapping', given: unknown): Record<string, unknown> | null {
  if (given === null) return null;
  const parsed = path === 'shape' ? parseShape(given) : parseMapping(given);
  if (parsed === null || JSON.stringify(parsed).length > LONGEST_SETTING)
    throw bad(path, `This is no ${path} as the sample gives it, of at most ${LONGEST_SETTING} characters.`);
  return { ...parsed };
}

async function checkOrganization(
  { db }: ApiContext,
  brand: string,
  { organizationMode, organizationId }: ImporterValues,
  before: ImporterRow | null,
): Promise<void> {
  if (organizationMode === undefined && organizationId === undefined) return;
  const mode = organizationMode ?? before?.organizationMode;
  const id = organizationId === undefined ? (before?.organizationId ?? null) : organizationId;
  if (mode === 'one' && id === null) throw bad('organizationId', 'All jobs belong to one organization: name it.');
  if (id !== null && !(await hasProfile({ db, frontend: brand }, id)))
    throw bad('organizationId', `There is no organization ${id} with a profile on "${brand}".`);
}

/** Others that the brand lets its jobs be shown on. */
function readBrands({ findBrand }: ApiContext, brand: string, given: readonly string[]): string[] {
  const allowed = findBrand(brand)?.document.forms.job.brands ?? [];
  const unknown = given.find((id) => !allowed.includes(id));
  if (unknown !== undefined)
    throw bad('brands', `Jobs of "${brand}" cannot be shown on "${unknown.slice(0, 60)}" (forms.job.brands).`);
  return [...new Set(given)].filter((id) => id !== brand).sort();
}
