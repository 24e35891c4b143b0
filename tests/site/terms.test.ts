/** Terms of a taxonomy in the workspace: renamed, merged, undone; and what visitors get at the former addresses. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { client, type Get } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, KEEPER, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();
const BRAND = 'harbor-ledger';

interface Term {
  id: number;
  label: string;
  alias: string;
}

let server: OwnServer;
let pool: pg.Pool;
let get: Get;
let terms: Term[];

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own, BRAND));
  get = client(server.port, { brand: BRAND });
  const { rows } = await pool.query<Term>(
    `select distinct on (t.id) t.id, t.labels ->> 'en' as label, a.alias
     from facet_alias a join facet_value v on v.id = a.facet_value_id join taxonomy_term t on t.id = v.term_id
     join frontend f on f.id = a.frontend_id
     where f.key = $1 and a.langcode = 'en' and t.taxonomy = 'occupation' and t.parent_id is not null order by t.id limit 2`,
    [BRAND],
  );
  terms = rows;
});
afterAll(() => pool?.end());

const enter = (path: string, email = BOSS): Promise<Page> =>
  openAs(open, email, `${server.origin('admin')}${path}`, { password: PASSWORD });
const at = async (alias: string) => {
  const { status, headers } = await get(`/jobs/${alias}`);
  return [status, headers.location ?? null];
};
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

it('gives a term another address, to which the former one leads, and undoes that', async () => {
  const [{ id, alias }] = terms as [Term];
  expect(await at(alias)).toEqual([200, null]);
  const page = await enter(`/admin/terms/${id}`);
  const english = page.getByRole('group', { name: 'English' });
  await english.getByLabel('In addresses').fill('Not A Word');
  await page.getByRole('button', { name: 'Save term' }).click();
  await page.getByText('is no path segment', { exact: false }).waitFor();
  await english.getByLabel('In addresses').fill('first-mates');
  await page.getByRole('button', { name: 'Save term' }).click();
  await page.getByRole('alertdialog').getByText('will lead to the new', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await confirm(page, 'Save term');
  await page.getByText('Saved.', { exact: false }).waitFor();
  await expect.poll(() => at(alias)).toEqual([308, '/jobs/first-mates']);
  expect(await at('first-mates')).toEqual([200, null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.', { exact: true }).waitFor();
  await expect.poll(() => at(alias)).toEqual([200, null]);
});

it('merges a term into another one by keyboard, and takes that back', async () => {
  const [one, other] = terms as [Term, Term];
  const page = await enter(`/admin/terms/${one.id}`);
  await page.getByRole('button', { name: 'Merge into another term' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Find a term' }).fill(other.label);
  await page
    .getByRole('button', { name: new RegExp(`^${other.label}`) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByText('In use by', { exact: false }).waitFor();
  await confirm(page, `Merge into ${other.label}`);
  await page.getByText('Merged into:', { exact: false }).waitFor();
  await expect.poll(() => at(one.alias)).toEqual([308, `/jobs/${other.alias}`]);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.', { exact: true }).waitFor();
  await expect.poll(() => at(one.alias)).toEqual([200, null]);
});

it('shows a site administrator what uses a term, and no way to change it', async () => {
  const [{ id }] = terms as [Term];
  const page = await enter(`/admin/terms/${id}?brand=${BRAND}`, KEEPER);
  await page.getByText('Only its administrators change them.', { exact: false }).waitFor();
  await page.getByText('In use by', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'Save term' }).count()).toBe(0);
});

it('offers to add a term to those who may', async () => {
  for (const [who, count] of [
    [BOSS, 1],
    [KEEPER, 0],
  ] as const) {
    const page = await enter('/admin/terms', who);
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('button', { name: 'Add term' }).count()).toBe(count);
  }
});
