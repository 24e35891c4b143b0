import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { draft } from '../../database/schema/drafts.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization } from '../../database/schema/organizations.ts';
import { upload } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertJob, insertOrganization } from '../../testing/rows.ts';
import { hashPassword } from './passwords.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { PASSWORD, testAccounts } from './testing/account-site.ts';

const site = testAccounts();
const DELETE = `mutation ($password: String, $withOrganizations: Boolean) {
  deleteAccount(password: $password, withOrganizations: $withOrganizations) {
    faults { code pointer } organizations { id name } } }`;
const done = { deleteAccount: { faults: [], organizations: [] } };

let count = 0;
/** A person with rows in every table. */
async function newPerson(): Promise<Person> {
  count += 1;
  const email = `leaving${count}@example.com`;
  const answers = { account: { email, password: PASSWORD, role: 'recruiter' }, consents: { terms: true } };
  await site.ask('mutation ($answers: JSON!) { register(answers: $answers) { faults { code } } }', { answers });
  const id = (await site.accountOf(email))?.id ?? 0;
  const session = await site.signIn(email);
  if (typeof session === 'string') throw new Error(session);
  await site.db.insert(everyBrand(draft)).values({
    accountId: id,
    frontend: 'acme',
    form: 'organization',
    key: '',
    answers: { about: { presentation: 'half' } },
    version: 1,
  });
  await site.db.insert(everyBrand(upload)).values({
    frontend: 'acme',
    ownerId: id,
    purpose: 'DOCUMENT',
    key: `key-${id}`,
    name: 'cv.pdf',
    type: 'application/pdf',
    size: 3,
    sha256: 'x'.repeat(64),
    variants: [{ name: 'small', width: 1, height: 1, size: 1 }],
    state: 'temporary',
  });
  await site.db.execute(sql`
    insert into purchase_order (frontend, account_id, organization_name, provider, currency, net, tax_rate, tax_rule, tax,
      total, customer, locale, order_key, created)
    values ('acme', ${id}, 'Ltd', 'none', 'EUR', 0, 0, 'none', 0, 0, '{}', 'en', ${email}, now())`);
  await site.db.execute(
    sql`insert into account_identity (account_id, provider, subject) values (${id}, 'google', ${email})`,
  );
  return { id, email, ...session } as Person;
}

async function own(person: Person, name: string, role = 'owner'): Promise<number> {
  const id = await insertOrganization(site.db, { name });
  await site.db.insert(organizationMember).values({ organizationId: id, accountId: person.id, role });
  if (role === 'owner') await site.db.update(organization).set({ ownerId: person.id }).where(eq(organization.id, id));
  return id;
}

/** Tables that still refer to an account. */
async function tracesOf({ id, email }: { id: number; email: string }): Promise<string[]> {
  const found: string[] = [];
  for (const { table, by, match, through } of PERSONAL_TABLES) {
    // Deleted together with the rows they belong to.
    for (const column of through === undefined ? by : []) {
      const value = match === 'id' ? id : email;
      const text = `select count(*)::int as n from ${table} where ${column} = $1`;
      const { rows } = await site.pool.query<{ n: number }>(text, [value]);
      if (rows[0]?.n) found.push(`${table}.${column}`);
    }
  }
  return found;
}

describe('the list of personal data', () => {
  const known = new Set(PERSONAL_TABLES.flatMap(({ table, by }) => by.map((column) => `${table}.${column}`)));
  /** Columns that refer to a person, and why they are exempt. */
  const others: Readonly<Record<string, string>> = {
    'account.email': 'the account itself',
    'account_event.actor_id': 'who acted, in the log of another person; emptied by its foreign key',
    'account_session.actor_id': 'who acts, in the session of another person; goes by its foreign key',
    'organization_invitation.invited_by': 'who invited, in the mail of another person; emptied by its foreign key',
    'organization_claim.email': 'goes with its account',
    'outbox.sender_email': 'address of the brand',
    'job_statistic.from_mail': 'a number of visits',
    'job_report.account_id': 'who reported a job; emptied by its foreign key',
    'application.email': 'goes with its account; a guest has none',
    'application_event.actor_id':
      'who of the employer moved it, in the history of an applicant; emptied by its foreign key',
  };

  it('has every column of the database that names a person', async () => {
    const { rows } = await site.pool.query<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
        and column_name ~ '(account_id|owner_id|author_id|actor_id|user_id|invited_by|asked_by|email|mail|recipient|reply_to)$'`);
    const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name) && !(name in others));
    expect(unknown).toEqual([]);
  });

  it('names columns that there are', async () => {
    for (const { table, by, secret = [] } of PERSONAL_TABLES) {
      const { rows } = await site.pool.query<{ name: string }>(
        'select column_name as name from information_schema.columns where table_name = $1',
        [table],
      );
      const names = rows.map(({ name }) => name);
      expect([table, ...[...by, ...secret].filter((column) => !names.includes(column))]).toEqual([table]);
    }
  });
});

describe('the export', () => {
  it('has what is kept about the person in each table, and nothing that lets anybody in', async () => {
    const person = await newPerson();
    await own(person, 'Exported Ltd');
    const other = await newPerson();
    const { exportAccount } = await site.ask<{ exportAccount: Record<string, unknown[]> }>(
      '{ exportAccount }',
      {},
      person,
    );
    const tables = new Set(PERSONAL_TABLES.map(({ table }) => table));
    expect(Object.keys(exportAccount)).toEqual(['exported', 'account', ...tables]);
    expect(exportAccount.account).toMatchObject({ id: person.id, email: person.email, hasPassword: true });
    expect(exportAccount.draft).toMatchObject([{ answers: { about: { presentation: 'half' } } }]);
    expect(exportAccount.consent).toMatchObject([{ mail: person.email }]);
    expect(exportAccount.organization).toMatchObject([{ name: 'Exported Ltd' }]);
    expect(exportAccount.upload).toMatchObject([{ name: 'cv.pdf', address: expect.stringMatching(/\/files\/\d+/) }]);
    expect(exportAccount.outbox).toMatchObject([{ template: 'verify_email', recipient: person.email }]);
    const token = await site.tokenTo(person.email);
    const text = JSON.stringify(exportAccount);
    const hash = (await site.accountOf(person.email))?.passwordHash ?? 'none';
    expect([hash, person.sessionId, token, other.email].filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('removes the person from every table, and says so by mail', async () => {
    const person = await newPerson();
    const before = await tracesOf(person);
    expect(before).toEqual(expect.arrayContaining(['draft.account_id', 'upload.owner_id', 'outbox.recipient']));
    expect(await site.ask(DELETE, { password: PASSWORD }, person)).toEqual(done);
    expect(await tracesOf(person)).toEqual(['outbox.recipient']);
    expect((await site.mailsTo(person.email)).map(({ template }) => template)).toEqual(['account_deleted']);
    await expect(site.ask('{ getUser { id } }', {}, person)).rejects.toThrow('SESSION_ENDED');
    expect(await site.signIn(person.email)).toBe('CredentialsSignin');
    // Files are deleted by key.
    const { rows } = await site.pool.query('select key from loose_object where key like $1', [`key-${person.id}%`]);
    expect(rows).toHaveLength(2);
    const ledger = await site.pool.query<{ mail: string }>("select mail from consent where mail like 'sha256:%'");
    expect(ledger.rows.length).toBeGreaterThan(0);
  });

  it('needs the password', async () => {
    const person = await newPerson();
    expect(await site.ask(DELETE, { password: 'wrong' }, person)).toEqual({
      deleteAccount: { faults: [{ code: 'password', pointer: '/password' }], organizations: [] },
    });
    expect(await site.accountOf(person.email)).toBeDefined();
  });

  it('waits for organizations that nobody else owns', async () => {
    const person = await newPerson();
    const id = await own(person, 'Orphan Ltd');
    await own(person, 'Only Editor Ltd', 'editor');
    expect(await site.ask(DELETE, { password: PASSWORD }, person)).toEqual({
      deleteAccount: { faults: [], organizations: [{ id, name: 'Orphan Ltd' }] },
    });
    expect(await site.accountOf(person.email)).toBeDefined();
  });

  it('takes them along by choice; their jobs end, under the name that they had', async () => {
    const person = await newPerson();
    const id = await own(person, 'Going Ltd');
    const jobId = await insertJob(site.db, {
      organizationId: id,
      organizationName: 'Going Ltd',
      title: 'Vanishing post',
      groups: { application_options: { applicationWorkflow: 'email', applicationEmails: ['ida@example.com'] } },
    });
    const draftId = await insertJob(site.db, { organizationId: id, state: 'draft', published: null, expires: null });
    const search =
      '{ search(index: JOBS, request: {language: "en", fulltext: {keys: "vanishing"}, range: {first: 0, last: 9}}) { total } }';
    expect(await site.ask(search)).toMatchObject({ search: { total: 1 } });
    expect(await site.ask(DELETE, { password: PASSWORD, withOrganizations: true }, person)).toEqual(done);
    expect(await site.db.select().from(organization).where(eq(organization.id, id))).toEqual([]);
    const [ended] = await site.db.select().from(everyBrand(job)).where(eq(job.id, jobId));
    expect(ended).toMatchObject({ state: 'archived', organizationId: null, organizationName: 'Going Ltd' });
    expect(JSON.stringify(ended)).not.toContain('ida@example.com');
    expect(await site.ask(`{ job(id: ${jobId}) { state organizationName organization { id } } }`)).toEqual({
      job: { state: 'archived', organizationName: 'Going Ltd', organization: null },
    });
    expect(await site.db.select().from(everyBrand(job)).where(eq(job.id, draftId))).toEqual([]);
    expect(await site.ask(search)).toMatchObject({ search: { total: 0 } });
  });

  it('leaves an organization to its other owner', async () => {
    const person = await newPerson();
    const id = await own(person, 'Shared Ltd');
    const heir = await insertPerson(site, { email: 'heir@example.com' });
    await site.db.insert(organizationMember).values({ organizationId: id, accountId: heir.id, role: 'owner' });
    expect(await site.ask(DELETE, { password: PASSWORD }, person)).toEqual(done);
    const [row] = await site.db.select().from(organization).where(eq(organization.id, id));
    expect(row?.ownerId).toBe(heir.id);
  });

  it('leaves jobs, and the files that they show, to the organization', async () => {
    const person = await newPerson();
    const id = await own(person, 'Lasting Ltd');
    const heir = await insertPerson(site, { email: 'heir2@example.com' });
    await site.db.insert(organizationMember).values({ organizationId: id, accountId: heir.id, role: 'owner' });
    const file = { frontend: 'acme', ownerId: person.id, purpose: 'LOGO', name: 'a.png', type: 'image/png', size: 9 };
    const rows = await site.db
      .insert(everyBrand(upload))
      .values(['aa/1', 'aa/2'].map((key) => ({ ...file, key, sha256: 'x', variants: [], state: 'kept' })))
      .returning({ id: upload.id });
    const [used, unused] = rows.map((row) => row.id);
    const groups = { company_info: { logo: { id: String(used), url: '/files/public/1' } } };
    const jobId = await insertJob(site.db, { organizationId: id, ownerId: person.id, groups });
    const alone = await insertJob(site.db, { ownerId: person.id, state: 'draft', published: null, expires: null });
    expect(await site.ask(DELETE, { password: PASSWORD }, person)).toEqual(done);
    const [left] = await site.db.select().from(everyBrand(job)).where(eq(job.id, jobId));
    expect(left).toMatchObject({ state: 'published', organizationId: id, ownerId: null });
    const files = await site.db
      .select()
      .from(everyBrand(upload))
      .where(inArray(upload.id, [used ?? 0, unused ?? 0]));
    expect(files.map((row) => [row.id, row.ownerId])).toEqual([[used, heir.id]]);
    expect(await site.db.select().from(everyBrand(job)).where(eq(job.id, alone))).toEqual([]);
  });

  it('without a password is for those who just signed in', async () => {
    const person = await insertPerson(site, { email: 'social@example.com', passwordHash: null });
    await site.pool.query("update account_session set created = now() - interval '11 minutes' where account_id = $1", [
      person.id,
    ]);
    await expect(site.ask(DELETE, {}, person)).rejects.toThrow('SIGN_IN_AGAIN');
    await site.pool.query('update account_session set created = now() where account_id = $1', [person.id]);
    expect(await site.ask(DELETE, {}, person)).toEqual(done);
    expect(await site.db.select().from(account).where(eq(account.id, person.id))).toEqual([]);
  });

  it('leaves the network its last administrator', async () => {
    const values = { on: 'acme', roles: ['administrator'] as const, everywhere: true, passwordHash: null };
    const last = await insertPerson(site, { ...values, email: 'last@example.com' });
    await expect(site.ask(DELETE, {}, last)).rejects.toThrow('LAST_ADMINISTRATOR');
    await insertPerson(site, { ...values, email: 'next@example.com' });
    expect(await site.ask(DELETE, {}, last)).toEqual(done);
  });

  it('leaves everybody else alone', async () => {
    const person = await newPerson();
    const other = await newPerson();
    const before = await tracesOf(other);
    await site.ask(DELETE, { password: PASSWORD }, person);
    expect(await tracesOf(other)).toEqual(before);
  });
});

it('shows a password to hash that is one', async () => {
  expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
