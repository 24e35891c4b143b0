/** Two entries of the same in a browser: compared, merged, and two again. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own));
});
afterAll(() => pool?.end());

const countOf = async (statement: string, id: number): Promise<number> =>
  (await pool.query(`select count(*)::int as count from ${statement}`, [id])).rows[0].count;

const KINDS = [
  {
    kind: 'organization',
    list: 'organizations',
    // Those with the most jobs.
    pair: `select o.id, o.name as title, o.name as text from organization o join job j on j.organization_id = o.id
      group by o.id having count(distinct o.name) = 1 order by count(*) desc, o.id limit 2`,
    moved: 'job where organization_id = $1',
  },
  {
    kind: 'account',
    list: 'users',
    // On a brand each.
    pair: `select id, coalesce(nullif(display_name, ''), email) as title, email as text from account
      where email in ('applicant@harbor-ledger.example', 'applicant@rheinblick.example') order by email`,
    moved: 'account_brand where account_id = $1',
  },
] as const;

it.each(KINDS)('$kind: everything goes to the kept one, and back', async (of) => {
  const { rows } = await pool.query<{ id: number; title: string; text: string }>(of.pair);
  const [kept, merged] = rows;
  if (kept === undefined || merged === undefined) throw new Error('The demo has no two of them.');
  const before = { kept: await countOf(of.moved, kept.id), merged: await countOf(of.moved, merged.id) };
  expect(before.merged).toBeGreaterThan(0);

  const page = await openAs(open, BOSS, `${server.origin('admin')}/admin/${of.list}/${kept.id}`, {
    password: PASSWORD,
    viewport: phone,
  });
  await page.getByRole('button', { name: `Merge with another ${of.kind} …` }).click();
  await page.getByRole('searchbox', { name: 'Find the other' }).fill(merged.text);
  await page
    .getByRole('button', { name: `Compare with ${merged.title}`, exact: true })
    .first()
    .click();
  await page.getByRole('table', { name: 'Both entries side by side' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('You can undo this within 24 hours.').waitFor();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText(`is now part of “${kept.title}”.`).waitFor();
  expect(await countOf(of.moved, kept.id)).toBeGreaterThan(before.kept);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('are two again.').waitFor();
  expect({ kept: await countOf(of.moved, kept.id), merged: await countOf(of.moved, merged.id) }).toEqual(before);
  expect(await violationsOf(page)).toEqual([]);
});
