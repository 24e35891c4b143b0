import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, accountEvent } from '../../database/schema/accounts.ts';
import { testDatabase } from '../../testing/database.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { isPassword } from '../accounts/passwords.ts';
import { listAdministrators } from './administrator-store.ts';
import { generatePassword, makeAdministrator, makeFirstAdministrator, resetPassword } from './make-administrator.ts';

const database = testDatabase();
const find = async (email: string) => (await database.db.select().from(account).where(eq(account.email, email)))[0];

it('makes one administrator for a network without any, once', async () => {
  const made = await Promise.all([1, 2].map(() => makeFirstAdministrator(database.pool, database.db)));
  const told = made.filter((one) => one !== null);
  expect(told).toEqual([{ email: 'admin@nameplate.example', password: expect.stringMatching(/^[a-zA-Z2-9]{20}$/) }]);
  const row = await find('admin@nameplate.example');
  expect(row?.emailVerified).not.toBeNull();
  expect(await isPassword(row?.passwordHash ?? null, told[0]?.password ?? '')).toBe(true);
  expect(await makeFirstAdministrator(database.pool, database.db)).toBeNull();
});

it('gives an account that is there the role, and leaves its password', async () => {
  const keeper = {
    email: 'Keeper@Example.com',
    role: 'site_admin',
    brand: 'acme',
    password: 'the first password',
  } as const;
  expect(await makeAdministrator(database.pool, keeper)).toBe('created');
  const before = await find('keeper@example.com');
  expect(
    await makeAdministrator(database.pool, { ...keeper, role: 'administrator', brand: null, password: 'another' }),
  ).toBe('granted');
  const after = await find('keeper@example.com');
  expect(after?.passwordHash).toBe(before?.passwordHash);
  expect(after?.tokenVersion).toBe(2);
  const rows = await listAdministrators(database.db);
  expect(rows.filter(({ email }) => email === 'keeper@example.com').map(({ role, brand }) => [role, brand])).toEqual([
    ['site_admin', 'acme'],
    ['administrator', null],
  ]);
});

it('gives a new password, ends the sessions and opens the account', async () => {
  await database.db.update(account).set({ blocked: new Date() }).where(eq(account.email, 'keeper@example.com'));
  const password = generatePassword();
  await resetPassword(database.pool, 'keeper@example.com', password);
  const row = await find('keeper@example.com');
  expect([await isPassword(row?.passwordHash ?? null, password), row?.blocked, row?.tokenVersion]).toEqual([
    true,
    null,
    3,
  ]);
  const events = await database.db
    .select({ kind: accountEvent.kind })
    .from(everyBrand(accountEvent))
    .where(eq(accountEvent.accountId, row?.id ?? 0));
  expect(events.map(({ kind }) => kind)).toEqual(['role_granted', 'role_granted', 'password_reset']);
});

it('refuses an address that is none, and one that nobody has', async () => {
  const odd = { email: 'nobody', role: 'administrator', brand: null, password: 'x' } as const;
  await expect(makeAdministrator(database.pool, odd)).rejects.toThrow('"nobody" is not an email address.');
  await expect(resetPassword(database.pool, 'nobody@example.com', 'x')).rejects.toThrow(
    'There is no account "nobody@example.com".',
  );
});
