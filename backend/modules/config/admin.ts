/** What administrators store for `getAppConfig`. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, reachOf, requireBrand } from '../rights/access.ts';
import { type ConfigValues, deleteConfig, findConfigBrand, insertConfig, updateConfig } from './admin-store.ts';

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
    await note(context, tx, 'app_config_saved', id, values.name);
    return id;
  });
}

/** Changes key and value; false if there is no such entry within reach. Throws `UserError` BAD_INPUT. */
export async function changeConfig(
  context: ApiContext,
  { id, ...given }: Omit<ConfigValues, 'name'> & { id: number },
): Promise<boolean> {
  const values = readValues(given);
  const done = await change(context, id, async (tx) => {
    const isDone = await updateConfig(tx, id, values);
    if (isDone) await note(context, tx, 'app_config_saved', id, values.key);
    return isDone;
  });
  return done ?? false;
}

/** False if there is no such entry within reach. */
export async function removeConfig(context: ApiContext, id: number): Promise<boolean> {
  const done = await change(context, id, async (tx) => {
    const name = await deleteConfig(tx, id);
    if (name !== null) await note(context, tx, 'app_config_deleted', id, name);
    return name !== null;
  });
  return done ?? false;
}

async function change<T>(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope) => Promise<T>,
): Promise<T | null> {
  const { brands } = await reachOf(context);
  const frontend = await findConfigBrand({ db: context.db, brands }, id);
  return frontend === null ? null : transact({ pool: context.pool, frontend }, work);
}

function note(
  context: ApiContext,
  tx: TransactionScope,
  kind: 'app_config_saved' | 'app_config_deleted',
  id: number,
  name: string,
): Promise<void> {
  const detail = { appConfig: String(id), name };
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
