/** `npm run admin -- <command>`: manages administrators. Also works while the site is running. */
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Command, Option } from 'commander';
import { openDatabase } from '../backend/database/pool.ts';
import { ADMIN_ROLES, type AdminRoleName, listAdministrators } from '../backend/modules/admin/administrator-store.ts';
import {
  generatePassword,
  makeAdministrator,
  resetPassword,
  resetSecondFactorOf,
} from '../backend/modules/admin/make-administrator.ts';
import { readSource } from '../runtime/core/brand/sources/read-source.ts';
import { withDatabase } from './with-database.ts';

const ROOT = join(import.meta.dirname, '..');
const SHORTEST = 12;
const LONGEST = 200;
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Reads a password without echo; without a terminal, or for an empty line, one is generated. */
async function choosePassword(): Promise<{ password: string; isGenerated: boolean }> {
  if (!process.stdin.isTTY) return { password: generatePassword(), isGenerated: true };
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(`Password (at least ${SHORTEST} characters; Enter makes one up): `);
  const typed = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  if (typed === '') return { password: generatePassword(), isGenerated: true };
  if (typed.length < SHORTEST || typed.length > LONGEST) {
    throw new Error(`A password has ${SHORTEST} to ${LONGEST} characters; this one has ${typed.length}.`);
  }
  return { password: typed, isGenerated: false };
}

async function requireBrand(id: string): Promise<void> {
  const source = await readSource(resolve(ROOT, process.env.BRANDS_DIR || 'brands'), id);
  if (source === undefined) throw new Error(`There is no brand "${id}".`);
}

function showPassword(password: string): void {
  print(`Password: ${password}`);
  print('It is not shown again.');
}

interface CreateFlags {
  email: string;
  role: AdminRoleName;
  brand?: string;
}

const program = new Command('admin').description('Who may administer the sites.').showSuggestionAfterError();

program
  .command('create')
  .description('make an administrator, or give an account the role')
  .requiredOption('--email <address>', 'email address')
  .addOption(new Option('--role <role>', 'what they may do').choices(ADMIN_ROLES).default('administrator'))
  .option('--brand <id>', 'only on this brand')
  .action(async ({ email, role, brand }: CreateFlags) => {
    if (brand !== undefined) await requireBrand(brand);
    const { password, isGenerated } = await choosePassword();
    await withDatabase(async (pool) => {
      const outcome = await makeAdministrator(pool, { email, role, brand: brand ?? null, password });
      const where = brand === undefined ? 'on every brand' : `on ${brand}`;
      print(`${email} is ${role} ${where}.`);
      if (outcome === 'granted') print('The account was there already and keeps its password.');
      else if (isGenerated) showPassword(password);
    });
  });

program
  .command('list')
  .description('everybody who may enter /admin')
  .action(() =>
    withDatabase(async (pool) => {
      const rows = await listAdministrators(openDatabase(pool));
      if (rows.length === 0) print('Nobody yet. Make one: npm run admin -- create --email you@example.com');
      for (const { email, role, brand, blocked, secondFactor, lastSignIn } of rows) {
        const seen = lastSignIn === null ? 'never signed in' : `last seen ${lastSignIn.toISOString().slice(0, 10)}`;
        const notes = [seen, secondFactor && 'second factor', blocked && 'blocked'].filter(Boolean).join(', ');
        print(`${email.padEnd(36)} ${role.padEnd(14)} ${(brand ?? 'every brand').padEnd(24)} ${notes}`);
      }
    }),
  );

program
  .command('reset-password')
  .description('give an account a new password, open it and end its sessions')
  .requiredOption('--email <address>', 'email address')
  .action(async ({ email }: { email: string }) => {
    const { password, isGenerated } = await choosePassword();
    await withDatabase(async (pool) => {
      await resetPassword(pool, email, password);
      print(`${email} has a new password.`);
      if (isGenerated) showPassword(password);
    });
  });

program
  .command('reset-second-factor')
  .description('take the second factor of an account away, which then sets up another')
  .requiredOption('--email <address>', 'email address')
  .action(({ email }: { email: string }) =>
    withDatabase(async (pool) => {
      await resetSecondFactorOf(pool, email);
      print(`${email} sets up a new second factor at the next visit.`);
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
