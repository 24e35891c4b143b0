/** What administrators store for `getAppConfig`. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, reachOf, requireBrand } from '../rights/access.ts';
import {
  type ConfigValues,
  deleteConfig,
  findConfigBrand,
  insertConfig,
  lockConfig,
  updateConfig,
} from './admin-store.ts';

const LONGEST_NAME = 100;
const LONGEST_VALUE = 4_000;

/** Adds an entry to a brand; its id. Throws `UserError` NOT_ALLOWED, BAD_INPUT. */
export async function addConfig(
  context: ApiContext,
  { brand, ...given }: ConfigValues & { brand: string },
): Promise<number> {
  const values = { name: readWord('name', given.name), ...readValues(given) };
  await requireBrand(context, brand, 'adminAddAppConfig');
  return transact({ pool: context.pool, frontend: brand }, async (tx) => {
    const id = await insertConfig(tx, values);
    if (id === null) throw new UserError('BAD_INPUT', `The brand has an entry "${values.name}".`, { path: 'name' });
    await note(context, tx, 'app_config_saved', { id, after: values });
    return id;
  });
}

/** Changes key and value; false if there is no such entry within reach. Throws `UserError` BAD_INPUT. */
export async function changeConfig(
  context: ApiContext,
  { id, ...given }: Omit<ConfigValues, 'name'> & { id: number },
): Promise<boolean> {
  const values = readValues(given);
  return change(context, id, async (tx, before) => {
    await updateConfig(tx, id, values);
    await note(context, tx, 'app_config_saved', { id, before, after: { ...values, name: before.name } });
  });
}

/** False if there is no such entry within reach. */
export async function removeConfig(context: ApiContext, id: number): Promise<boolean> {
  return change(context, id, async (tx, before) => {
    await deleteConfig(tx, id);
    await note(context, tx, 'app_config_deleted', { id, before });
  });
}

async function change(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, before: ConfigValues) => Promise<void>,
): Promise<boolean> {
  const { brands } = await reachOf(context);
  const frontend = await findConfigBrand({ db: context.db, brands }, id);
  if (frontend === null) return false;
  return transact({ pool: context.pool, frontend }, async (tx) => {
    const before = await lockConfig(tx, id);
    if (before === null) return false;
    await work(tx, before);
    return true;
  });
}

interface Noted {
  id: number;
  before?: ConfigValues;
  after?: ConfigValues;
}

/** Longer values are cut in the log. */
const LONGEST_NOTED = 200;

/** The log has the values before and after, so that each can be entered again. */
function note(
  context: ApiContext,
  tx: TransactionScope,
  kind: 'app_config_saved' | 'app_config_deleted',
  { id, before, after }: Noted,
): Promise<void> {
  const said = (values: ConfigValues | undefined) => values && `${values.key}: ${values.value}`.slice(0, LONGEST_NOTED);
  const named = { appConfig: String(id), name: (after ?? before)?.name, before: said(before), after: said(after) };
  const detail = Object.fromEntries(
    Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return recordEvent(tx, { kind, accountId: personOf(context).id, address: context.address, detail });
}

function readWord(path: string, given: string): string {
  const word = given.trim();
  if (word !== '' && word.length <= LONGEST_NAME) return word;
  throw new UserError('BAD_INPUT', `"${path}" has 1 to ${LONGEST_NAME} characters.`, { path });
}

function readValues({ key, value }: Omit<ConfigValues, 'name'>) {
  if (value.length > LONGEST_VALUE)
    throw new UserError('BAD_INPUT', `"value" has up to ${LONGEST_VALUE} characters.`, { path: 'value' });
  return { key: readWord('key', key), value };
}
