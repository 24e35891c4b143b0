/** Tags that the members of an employer give to applications. */
import { beforeEach, expect, it } from 'vitest';
import { MOST_TAGS, MOST_TAGS_OF_EMPLOYER } from '../../../runtime/core/applications/limits.ts';
import { organizationMember } from '../../database/schema/accounts.ts';
import { application, applicationTag } from '../../database/schema/applications.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { applicationSite, member } from './testing/application-site.ts';

const site = applicationSite();
const TAG = `mutation ($ids: [Int!]!, $add: String, $remove: String) {
  tagApplications(ids: $ids, add: $add, remove: $remove) { tags } }`;
const TAGS = 'query ($organizationId: Int) { applicantTags(organizationId: $organizationId) }';
const LIST = `query ($filter: ApplicantFilter) { applicants(filter: $filter, sort: oldest) { items { id tags } } }`;
const CSV = '{ applicantsCsv }';

beforeEach(async () => {
  for (const table of [application, rateLimit]) await site.db.delete(everyBrand(table));
});

async function applied(jobId: number): Promise<{ id: number; person: Person }> {
  const person = await insertPerson(site);
  return { id: (await site.apply(person, jobId)).value.application.id, person };
}

async function tagged(by: Person, ids: number[], change: { add?: string; remove?: string }) {
  const { value, code } = await site.ask(by, TAG, { ids, ...change });
  return code ?? value.map(({ tags }: { tags: string[] }) => tags);
}

const insert = (applicationId: number, count: number) =>
  site.db
    .insert(applicationTag)
    .values(Array.from({ length: count }, (_, at) => ({ applicationId, name: `Tag ${at}` })));

it('are added, removed, listed, searched and exported, in one spelling', async () => {
  const { id: jobId, owner, organizationId } = await site.newJob();
  const [one, two] = [await applied(jobId), await applied(jobId)];
  const editor = await member(site, organizationId);
  expect(await tagged(owner, [one.id], { add: ' Night  shift ' })).toEqual([['Night shift']]);
  expect(await tagged(editor, [one.id, two.id], { add: 'night SHIFT' })).toEqual([['Night shift'], ['Night shift']]);
  expect(await tagged(editor, [two.id], { add: 'Élan, with car' })).toEqual([['Élan, with car', 'Night shift']]);
  expect((await site.ask(editor, TAGS)).value).toEqual(['Élan, with car', 'Night shift']);
  const found = async (tag: string) =>
    (await site.ask(owner, LIST, { filter: { tag } })).value.items.map(({ id }: { id: number }) => id);
  expect([await found('NIGHT shift'), await found('élan, with car'), await found('night')]).toEqual([
    [one.id, two.id],
    [two.id],
    [],
  ]);
  expect((await site.ask(owner, CSV)).value).toContain('"Élan, with car, Night shift"');
  expect(await tagged(editor, [one.id, two.id], { remove: 'night shift' })).toEqual([[], ['Élan, with car']]);
  expect((await site.ask(owner, TAGS)).value).toEqual(['Élan, with car']);
  const kept = JSON.stringify((await site.ask(two.person, '{ exportAccount }')).value);
  expect(kept).not.toContain('with car');
});

it('have a length, and a number on each application and in each organization', async () => {
  const { id: jobId, owner } = await site.newJob();
  const { id } = await applied(jobId);
  for (const add of ['', '  ', 'x'.repeat(41), 'a\u0007b'])
    expect(await tagged(owner, [id], { add })).toBe('BAD_INPUT');
  expect(await tagged(owner, [id], { add: '😀'.repeat(40) })).toEqual([['😀'.repeat(40)]]);
  await insert(id, MOST_TAGS - 1);
  expect(await tagged(owner, [id], { add: 'One more' })).toBe('APPLICATION_TAGS_FULL');
  expect(await tagged(owner, [id], { add: 'tag 1' })).toHaveLength(1);
  // Taken away and added at once.
  expect((await tagged(owner, [id], { add: 'One more', remove: 'Tag 1' }))[0]).toHaveLength(MOST_TAGS);
  const others = await Promise.all(Array.from({ length: 10 }, () => applied(jobId)));
  for (const [at, other] of others.entries())
    await site.db
      .insert(applicationTag)
      .values(Array.from({ length: 18 }, (_, tag) => ({ applicationId: other.id, name: `Other ${at * 18 + tag}` })));
  const [first, second] = [others[0]?.id ?? 0, others[1]?.id ?? 0];
  expect((await site.ask(owner, TAGS)).value).toHaveLength(MOST_TAGS_OF_EMPLOYER);
  expect(await tagged(owner, [first], { add: 'Brand new' })).toBe('TOO_MANY_TAGS');
  expect((await tagged(owner, [first], { add: 'Other 40' }))[0]).toContain('Other 40');
  // Another organization has tags of its own.
  const elsewhere = await site.newJob();
  const there = await applied(elsewhere.id);
  expect(await tagged(elsewhere.owner, [there.id], { add: 'Brand new' })).toEqual([['Brand new']]);
  expect((await site.ask(owner, TAG, { ids: [], add: 'x' })).code).toBe('BAD_INPUT');
  expect(await tagged(owner, [second], { remove: 'Nobody has this' })).toHaveLength(1);
});

it('are those of one organization, whoever else the person acts for', async () => {
  const [one, two] = [await site.newJob(), await site.newJob()];
  const [here, there] = [await applied(one.id), await applied(two.id)];
  await tagged(one.owner, [here.id], { add: 'Ours' });
  await tagged(two.owner, [there.id], { add: 'Theirs' });
  for (const change of [{ add: 'x' }, { remove: 'Theirs' }])
    expect(await tagged(one.owner, [here.id, there.id], change)).toBe('APPLICATION_UNKNOWN');
  expect((await site.ask(one.owner, TAGS)).value).toEqual(['Ours']);
  expect((await site.ask(one.owner, TAGS, { organizationId: two.organizationId })).value).toEqual([]);
  await site.db
    .insert(organizationMember)
    .values({ organizationId: two.organizationId, accountId: one.owner.id, role: 'editor' });
  expect((await site.ask(one.owner, TAGS)).value).toEqual(['Ours', 'Theirs']);
  expect((await site.ask(one.owner, TAGS, { organizationId: two.organizationId })).value).toEqual(['Theirs']);
  // A spelling of another organization is not taken over.
  expect(await tagged(one.owner, [here.id], { add: 'theirs' })).toEqual([['Ours', 'theirs']]);
  // Rows of another brand are not there.
  await site.db.update(everyBrand(application)).set({ frontend: 'rhein' });
  expect((await site.ask(one.owner, TAGS)).value).toEqual([]);
});

it('stay within their number when several are added at once', async () => {
  const { id: jobId, owner } = await site.newJob();
  const { id } = await applied(jobId);
  await insert(id, MOST_TAGS - 2);
  const codes = await Promise.all(['A', 'B', 'C', 'D'].map((add) => tagged(owner, [id], { add })));
  expect(codes.filter((code) => code === 'APPLICATION_TAGS_FULL')).toHaveLength(2);
  expect((await site.ask(owner, TAGS)).value).toHaveLength(MOST_TAGS);
});
