/** Organizations as their own people read them. */
import type { AskedForm, AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { filesOf, uploadIdOf } from '../../answers/files.ts';
import { partsOf, withParts } from '../../answers/parts.ts';
import type { ApiContext } from '../../context.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { type JsonObject, readObject } from '../../read-json.ts';
import { readPublicAddress } from '../../uploads/public-address.ts';
import { faultsOf } from '../forms/service.ts';
import { type OrganizationRecord, organizationRecord } from './organization.ts';
import { readOrganizationData } from './organization-data.ts';
import { findOwnOrganization, listOwnOrganizations, type OwnOrganizationRow } from './own-store.ts';
import { asMember, isKnown, tiesOf } from './policy.ts';

export const FORM = 'organization';
/** Seconds for which files of profiles that are not public can be looked at: as long as a form may stay open. */
const FILE_SECONDS = 3600;

export interface OwnGroupRecord {
  group: string;
  answers: JsonObject;
  version: number;
  answered: boolean;
  faults: FormFault[];
}

/** The form of profiles as the brand asks it. */
export function profileForm({ forms, brand, locale }: ApiContext): AskedForm {
  const form = forms.ask(brand, FORM, locale);
  if (form === null) throw new Error('There is no form for profiles.');
  return form;
}

/** An organization that the person who asks may change; null for all others. Without an id: the active one, else the first. */
export async function findOwn(context: ApiContext, id: number | null): Promise<OwnOrganizationRow | null> {
  const { account } = context.viewer;
  if (account === null) return null;
  if (id !== null) {
    const ties = await tiesOf(context, id);
    if (!isKnown(context.viewer, ties)) return null;
    await asMember(context, ties);
    return findOwnOrganization(context, id);
  }
  const own = await listOwnOrganizations(context, account.id);
  return own.find((one) => one.id === account.activeOrganizationId) ?? own[0] ?? null;
}

/** The same after a change; the policy has let the person through. */
export async function requireOwn(context: ApiContext, id: number): Promise<OwnOrganizationRow> {
  const row = await findOwnOrganization(context, id);
  if (row === null) throw new Error(`Organization ${id} came past the policy and is not on this brand.`);
  return row;
}

/** All groups of the form with what is stored of them. */
export function groupsOf(context: ApiContext, row: OwnOrganizationRow): OwnGroupRecord[] {
  const { groups } = profileForm(context);
  const faults = faultsIn(context, row);
  return groups.map((asked) => {
    const answers = shownAnswers(context, asked, row);
    return {
      group: asked.group,
      answers,
      version: row.versions[asked.group] ?? 0,
      answered: Object.values(answers).some(isAnswer),
      faults: faults.filter(({ pointer }) => pointer.startsWith(`/${asked.group}/`)),
    };
  });
}

/** An emptied list is none. */
function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** What keeps a profile from being published. */
export function faultsIn(context: ApiContext, row: Pick<OwnOrganizationRow, 'data'>): FormFault[] {
  const check = context.forms.check(context.brand, FORM);
  if (check === null) throw new Error('There is no form for profiles.');
  const { groups } = profileForm(context);
  const answers = Object.fromEntries(groups.map((asked) => [asked.group, askedAnswers(asked, row.data)]));
  return faultsOf(context, check(answers).errors);
}

/** What is stored of the fields that this brand asks; other brands may ask more. */
export function askedAnswers({ group, schema }: AskedGroup, data: Record<string, unknown>): JsonObject {
  const stored = readObject(data[group]);
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => isSchema(properties) && Object.hasOwn(properties, name)),
  );
}

/** The stored answers of a group as a form shows them: files that are not public at addresses that its people can open. */
export function shownAnswers(context: ApiContext, asked: AskedGroup, row: OwnOrganizationRow): JsonObject {
  const answers = askedAnswers(asked, row.data);
  if (row.isPublic) return answers;
  const files = filesOf(partsOf(asked.schema, answers));
  const changes = new Map(files.map(({ pointer, value }) => [pointer, openable(context, value)]));
  return readObject(withParts(answers, changes));
}

/** A file's answer with signed addresses. */
function openable({ uploads }: ApiContext, file: JsonObject): JsonObject {
  const uploadId = uploadIdOf(file);
  if (uploadId === null) return file;
  const signed = (url: unknown) => {
    const address = typeof url === 'string' ? readPublicAddress(url) : null;
    return address ? uploads.addressOf({ uploadId, variant: address.variant }, FILE_SECONDS) : url;
  };
  const { url, small } = file;
  return { ...file, url: signed(url), ...(small !== undefined && { small: signed(small) }) };
}

/** The public page as it would be now. */
export function previewOf(context: ApiContext, row: OwnOrganizationRow): OrganizationRecord {
  if (row.isPublic) return organizationRecord(row);
  const { groups } = profileForm(context);
  const shown = groups.map((asked): [string, unknown] => [
    asked.group,
    { ...readObject(row.data[asked.group]), ...shownAnswers(context, asked, row) },
  ]);
  return { row, data: readOrganizationData({ ...row.data, ...Object.fromEntries(shown) }) };
}
