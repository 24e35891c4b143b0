/** People ask for organizations: an administrator decides about one that nobody owns, its owners about another. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { KEEPER, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;
const BRAND = 'harbor-ledger';
const RECRUITER = 'recruiter@demo.example';

let server: OwnServer;
let pool: pg.Pool;
/** Of an organization of their own. */
const OWNER = `recruiter@${BRAND}.example`;
let company: { id: number; name: string; slug: string };

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own, BRAND));
  const { rows } = await pool.query<typeof company>(
    `select o.id, o.name, p.slug from organization o join organization_profile p on p.organization_id = o.id
     where p.frontend = $1 and p.published and not exists (
       select from organization_profile other where other.organization_id = o.id and other.frontend <> $1)
     and not exists (
       select from organization_member m join account a on a.id = m.account_id where m.organization_id = o.id and a.email = $2)
     order by o.id limit 1`,
    [BRAND, OWNER],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('The demo has organizations of one brand.');
  company = first;
  await pool.query('delete from organization_member where organization_id = $1', [company.id]);
});
afterAll(() => pool?.end());

it('is claimed from its page, decided in the workspace, and taken back', async () => {
  const origin = server.origin(BRAND);
  const question = { name: 'Is this your company?' };
  const page = await open(`${origin}/organization/${company.slug}`, { expected });
  await page.getByRole('link', question).click();
  await page.waitForURL(/\/user\/login/);
  await page.locator('main input[type=email]').fill(RECRUITER);
  await page.locator('main input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type=submit]').first().click();
  await page.getByRole('heading', { level: 1, name: `Claim ${company.name}` }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Your work email' }).inputValue()).toBe(RECRUITER);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send claim' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await page.getByRole('textbox', { name: 'Your position' }).fill('Managing director');
  await page.getByRole('button', { name: 'Send claim' }).click();
  await page.getByRole('status').getByText(`We have received your claim of ${company.name}`).waitFor();

  const desk = await openAs(open, KEEPER, `${server.origin('admin')}/admin`, { password: PASSWORD, expected });
  const waiting = desk.locator('section section').filter({ hasText: 'Claims of organizations' });
  await waiting.getByRole('link').click();
  await desk.getByRole('link', { name: company.name }).click();
  await desk.getByText('Managing director').waitFor();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByText('Done for 1 entry.').waitFor();

  await page.reload();
  await page.getByText(`You belong to ${company.name}.`).waitFor();
  const visitor = await open(`${origin}/organization/${company.slug}`, { expected });
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  expect(await visitor.getByRole('link', question).count()).toBe(0);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByRole('heading', { level: 1, name: company.name }).waitFor();

  await desk.getByRole('button', { name: 'Undo', exact: true }).click();
  await desk.getByText('Taken back for 1 entry.').waitFor();
  const asked = async () => {
    await visitor.reload();
    return visitor.getByRole('link', question).count();
  };
  await expect.poll(asked).toBe(1);
});

it('is asked for by its name where somebody owns it, and the owner lets the person join', async () => {
  const origin = server.origin(BRAND);
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select o.id, o.name from organization o join organization_profile p on p.organization_id = o.id
       join organization_member m on m.organization_id = o.id and m.role = 'owner' join account a on a.id = m.account_id
     where p.frontend = $1 and p.published and a.email = $2 order by o.id limit 1`,
    [BRAND, OWNER],
  );
  const [works] = rows;
  if (works === undefined) throw new Error('The demo recruiter owns an organization.');
  await pool.query('delete from organization_member using account a where a.id = account_id and a.email = $1', [
    RECRUITER,
  ]);

  const page = await openAs(open, RECRUITER, `${origin}/user/organization`, { expected });
  await page.getByRole('textbox', { name: 'Organization name' }).fill(works.name.toUpperCase());
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('An organization with this name is already on this site.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: `Yes, this is ${works.name}` }).click();
  await page.getByRole('heading', { level: 1, name: `Join ${works.name}` }).waitFor();
  await page.getByRole('textbox', { name: 'Your position' }).fill('Recruiter');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText(`The owners of ${works.name} have received your request.`).waitFor();

  const owner = await openAs(open, OWNER, `${origin}/user/organization/members?organization=${works.id}`, { expected });
  const request = owner.locator('[data-request]');
  await request.getByText('Recruiter', { exact: true }).waitFor();
  expect(await violationsOf(owner)).toEqual([]);
  await request.getByRole('button', { name: 'Accept' }).click();
  await owner.getByText('is now an editor.').waitFor();
  expect(await request.count()).toBe(0);
  await page.reload();
  await page.getByText(`You belong to ${works.name}.`).waitFor();
});
