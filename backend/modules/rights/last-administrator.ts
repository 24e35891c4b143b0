/** The network must always have an administrator. */
import type { Connection } from '../../database/pool.ts';
import { refusal } from '../../refusal.ts';
import { holdNetworkAdministrators, listNetworkAdministrators } from './role-store.ts';

/** Throws `UserError` LAST_ADMINISTRATOR if nobody else would be left. Concurrent calls are serialized. */
export async function keepAnAdministrator(db: Connection, id: number): Promise<void> {
  if (!(await listNetworkAdministrators(db)).some((one) => one.id === id)) return;
  await holdNetworkAdministrators(db);
  const isLeft = (await listNetworkAdministrators(db)).some((one) => one.id !== id && one.blocked === null);
  if (!isLeft) throw refusal('LAST_ADMINISTRATOR');
}
