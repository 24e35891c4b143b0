/** Data export: everything that is stored about a person. */
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { findAccount } from './account-store.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { readPersonal } from './personal-store.ts';

/** By table, as machine-readable JSON, with file URLs that are valid for an hour. */
export async function exportAccount(context: ApiContext): Promise<Record<string, unknown>> {
  const { viewer, uploads, originOf, brand, now } = context;
  if (viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
  const account = await findAccount(context, viewer.account.id);
  if (account === undefined) throw refusal('SESSION_ENDED');
  const { passwordHash, totpSecret: _, totpLastStep: __, recoveryCodes: ___, tokenVersion: ____, ...own } = account;
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of PERSONAL_TABLES) {
    const before = tables[table.table] ?? [];
    const rows = await readPersonal(context.db, table, account);
    // A row may name the person twice.
    const known = new Set(before.map(({ id }) => id));
    tables[table.table] = [...before, ...rows.filter(({ id }) => id === undefined || !known.has(id))];
  }
  const files = tables.upload ?? [];
  return {
    exported: now.toISOString(),
    account: { ...own, hasPassword: passwordHash !== null },
    ...tables,
    upload: files.map((file) => ({
      ...file,
      // Files are read on the brand that they were uploaded to.
      ...(file.frontend === brand.id && {
        address: originOf(brand) + uploads.addressOf({ uploadId: Number(file.id), variant: '' }, 3600),
      }),
    })),
  };
}
