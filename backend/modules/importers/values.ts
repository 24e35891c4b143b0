/** What texts of feeds mean, and those that nobody has mapped. */
import type { ApiContext } from '../../context.ts';
import type { Connection } from '../../database/pool.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { personOf, reaches, reachOf, requireAdministrator, requireBrand, withinReach } from '../rights/access.ts';
import type { Within } from './importer-store.ts';
import { foldedValue } from './map/known-values.ts';
import {
  deleteValue,
  findValue,
  listUnknown,
  listValues,
  reopenAll,
  reopenItems,
  saveValue,
  type UnknownValueRow,
  VALUE_KINDS,
  type ValueRow,
} from './value-store.ts';

interface Asked {
  brand: string | null;
  kind: string | null;
}

export async function unknownValues(context: ApiContext, { brand, kind }: Asked): Promise<UnknownValueRow[]> {
  return listUnknown(await withinReach(context, brand, 'unknownImporterValues'), kind);
}

export async function knownValues(context: ApiContext, { brand, kind }: Asked): Promise<ValueRow[]> {
  return listValues(await withinReach(context, brand, 'importerValues'), kind);
}

interface GivenValue {
  brand: string | null;
  kind: string;
  text: string;
  code: string | null;
}

const LONGEST = 300;

/** Items with the text are mapped again with the next run; without any, all items, since some may have had another meaning of it. */
export async function setValue(context: ApiContext, given: GivenValue): Promise<ValueRow> {
  const { brand, kind } = given;
  await requirePower(context, brand, 'setImporterValue');
  const text = given.text.trim();
  const folded = foldedValue(text);
  const fits = (value: string) => value !== '' && value.length <= LONGEST;
  if (!fits(folded) || !fits(text))
    throw new UserError('BAD_INPUT', `The text takes 1 to ${LONGEST} characters.`, { path: 'text' });
  if (!VALUE_KINDS.some((one) => one === kind))
    throw new UserError('BAD_INPUT', `There is no kind "${kind.slice(0, 40)}".`, { path: 'kind' });
  if (given.code !== null && !fits(given.code))
    throw new UserError('BAD_INPUT', `A code takes 1 to ${LONGEST} characters.`, { path: 'code' });
  const { id: accountId, displayName } = personOf(context);
  const values = { frontend: brand, kind, text, folded, code: given.code, accountId, created: context.now };
  const id = await changed(context, brand, async (db) => {
    const made = await saveValue(db, values);
    const within = withinBrand(db, brand);
    if (!(await reopenItems(within, `${kind}:${text}`))) await reopenAll(within);
    return made;
  });
  return { id, brand, kind, text, code: given.code, created: context.now, by: displayName };
}

export async function removeValue(context: ApiContext, id: number): Promise<boolean> {
  const row = await findValue(context.db, id);
  if (row === null) return false;
  if (row.frontend === null) await requireAdministrator(context, 'removeImporterValue');
  else if (!reaches(await reachOf(context), row.frontend)) return false;
  await changed(context, row.frontend, async (db) => {
    await deleteValue(db, id);
    await reopenAll(withinBrand(db, row.frontend));
  });
  return true;
}

const withinBrand = (db: Connection, brand: string | null): Within => ({ db, brands: brand === null ? null : [brand] });

async function requirePower(context: ApiContext, brand: string | null, operation: string): Promise<void> {
  if (brand === null) await requireAdministrator(context, operation);
  else await requireBrand(context, brand, operation);
}

function changed<T>(
  { pool, frontend }: ApiContext,
  brand: string | null,
  work: (db: Connection) => Promise<T>,
): Promise<T> {
  return transact({ pool, frontend: brand ?? frontend }, ({ db }) => work(db));
}
