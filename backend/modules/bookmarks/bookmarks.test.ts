/** Bookmarks and recommendations through GraphQL, on a real database. */
import { beforeAll, describe, expect, it } from 'vitest';
import { application } from '../../database/schema/applications.ts';
import { resume } from '../../database/schema/resumes.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days, insertJob } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { MOST_BOOKMARKS } from './service.ts';

const site = testAccountsOf([
  testBrand('acme'),
  testBrand('other'),
  testBrand('off', ({ features }) => {
    features.bookmarks = false;
  }),
]);
const MARK = 'mutation ($job: Int!, $marked: Boolean!) { markJob(job: $job, marked: $marked) }';
const JOIN = 'mutation ($jobs: [Int!]!) { joinBookmarks(jobs: $jobs) }';
const LIST = 'query ($jobs: [Int!]) { bookmarks(jobs: $jobs) { id title archived job { slug } } }';
const RECOMMEND = 'query ($limit: Int!) { recommendedJobs(limit: $limit) { title } }';

const jobs: Record<string, number> = {};
beforeAll(async () => {
  jobs.reporter = await insertJob(site.db, { title: 'Night reporter' });
  jobs.editor = await insertJob(site.db, { title: 'Editor' });
  jobs.archived = await insertJob(site.db, {
    title: 'Archived',
    state: 'archived',
    archived: days(-2),
    expires: days(-2),
  });
  jobs.gone = await insertJob(site.db, { title: 'Gone', state: 'archived', archived: days(-200), expires: days(-200) });
  jobs.draft = await insertJob(site.db, { title: 'Draft', state: 'draft', published: null });
  jobs.elsewhere = await insertJob(site.db, { title: 'Elsewhere', frontend: 'other' });
});
const id = (name: string) => jobs[name] ?? 0;

describe('a bookmark', () => {
  it('is set and taken away, twice is once, and is of one person on one brand', async () => {
    const person = await insertPerson(site);
    const mark = (name: string, marked = true) => site.ask(MARK, { job: id(name), marked }, person);
    expect(await mark('reporter')).toEqual({ markJob: [id('reporter')] });
    expect(await mark('reporter')).toEqual({ markJob: [id('reporter')] });
    expect(await mark('editor')).toEqual({ markJob: [id('editor'), id('reporter')] });
    expect(await mark('reporter', false)).toEqual({ markJob: [id('editor')] });
    expect(await mark('reporter', false)).toEqual({ markJob: [id('editor')] });
    const other = await insertPerson(site);
    expect(await site.ask(LIST, {}, other)).toEqual({ bookmarks: [] });
    expect(await site.ask(LIST, {}, person)).toEqual({
      bookmarks: [{ id: id('editor'), title: 'Editor', archived: false, job: { slug: 'editor' } }],
    });
    await expect(site.ask(MARK, { job: id('editor'), marked: true })).rejects.toThrow('SIGN_IN_REQUIRED');
    await expect(site.ask(JOIN, { jobs: [] })).rejects.toThrow('SIGN_IN_REQUIRED');
  });

  it('is of a job that this brand shows or has shown, and of no other', async () => {
    const person = await insertPerson(site);
    for (const job of [id('draft'), id('elsewhere'), 0, -1, 2_000_000_000])
      expect(await site.ask(MARK, { job, marked: true }, person)).toEqual({ markJob: [] });
  });

  it('says of a job that it is archived, and of one whose page is gone what it was called', async () => {
    const named = { jobs: [id('archived'), id('gone'), id('draft'), id('elsewhere'), id('editor'), 2_000_000_000] };
    const shown = {
      bookmarks: [
        { id: id('archived'), title: 'Archived', archived: true, job: { slug: 'archived' } },
        { id: id('gone'), title: 'Gone', archived: true, job: null },
        { id: id('editor'), title: 'Editor', archived: false, job: { slug: 'editor' } },
      ],
    };
    expect(await site.ask(LIST, named)).toEqual(shown);
    const person = await insertPerson(site);
    expect(await site.ask(JOIN, named, person)).toEqual({ joinBookmarks: [id('archived'), id('gone'), id('editor')] });
    expect(await site.ask(LIST, { jobs: [id('reporter')] }, person)).toEqual(shown);
  });

  it('joins those of the browser to those that are there, as many as there is room for', async () => {
    const person = await insertPerson(site);
    await site.ask(MARK, { job: id('reporter'), marked: true }, person);
    const joined = await site.ask<{ joinBookmarks: number[] }>(JOIN, { jobs: [id('reporter'), id('editor')] }, person);
    expect(joined.joinBookmarks.sort()).toEqual([id('reporter'), id('editor')].sort());
    const many = Array.from({ length: MOST_BOOKMARKS + 1 }, (_, at) => at + 1);
    await expect(site.ask(JOIN, { jobs: many }, person)).rejects.toThrow('BAD_INPUT');
    const full = await insertPerson(site);
    const more = await Promise.all(many.map((at) => insertJob(site.db, { title: `Clerk ${at}` })));
    await site.ask(JOIN, { jobs: more.slice(0, MOST_BOOKMARKS) }, full);
    await expect(site.ask(MARK, { job: more.at(-1), marked: true }, full)).rejects.toThrow('TOO_MANY_BOOKMARKS');
    const kept = await site.ask<{ joinBookmarks: number[] }>(JOIN, { jobs: [more.at(-1)] }, full);
    expect(kept.joinBookmarks).toHaveLength(MOST_BOOKMARKS);
  });

  it('is nothing where the brand has them off', async () => {
    const person = await insertPerson(site, { on: 'off' });
    const asker = { ...person, brand: 'off' };
    await expect(site.ask(LIST, {}, asker)).rejects.toThrow('FEATURE_OFF');
    await expect(site.ask(MARK, { job: 1, marked: true }, asker)).rejects.toThrow('FEATURE_OFF');
    await expect(site.ask(JOIN, { jobs: [1] }, asker)).rejects.toThrow('FEATURE_OFF');
  });
});

describe('what is recommended', () => {
  const titles = async (headers: Record<string, string>, limit = 6) => {
    const answer = await site.ask<{ recommendedJobs: { title: string }[] }>(RECOMMEND, { limit }, { headers });
    return answer.recommendedJobs.map(({ title }) => title);
  };

  it('is like what was marked and applied for, and neither of these', async () => {
    const [marked, like] = [
      await insertJob(site.db, { title: 'Harbor pilot' }),
      await insertJob(site.db, { title: 'Senior harbor pilot' }),
    ];
    const applied = await insertJob(site.db, { title: 'Lighthouse keeper' });
    await insertJob(site.db, { title: 'Assistant lighthouse keeper' });
    const person = await insertPerson(site);
    expect(await titles(person.headers)).toEqual([]);
    await site.ask(MARK, { job: marked, marked: true }, person);
    expect(await titles(person.headers, 1)).toEqual(['Senior harbor pilot']);
    await site.db.insert(everyBrand(application)).values({
      frontend: 'acme',
      jobId: applied,
      jobTitle: 'x',
      organizationName: 'x',
      accountId: person.id,
      email: person.email,
      confirmed: days(0),
      locale: 'en',
      data: {},
      created: days(0),
      changed: days(0),
    });
    expect(await titles(person.headers, 2)).toEqual(['Assistant lighthouse keeper', 'Senior harbor pilot']);
    await site.ask(MARK, { job: like, marked: true }, person);
    expect(await titles(person.headers, 20)).not.toContain('Senior harbor pilot');
    await expect(site.ask(RECOMMEND, { limit: 21 }, person)).rejects.toThrow('BAD_INPUT');
    await expect(site.ask(RECOMMEND, { limit: 1 })).rejects.toThrow('SIGN_IN_REQUIRED');
  });

  it('is of as many employers as possible', async () => {
    const marked = await insertJob(site.db, { title: 'Ferry captain', organizationName: 'Blue Line' });
    for (const [title, organizationName] of [
      ['Ferry captain, north', 'Blue Line'],
      ['Ferry captain, south', ' blue line'],
      ['Relief ferry captain for the islands', 'Red Line'],
    ] as const)
      await insertJob(site.db, { title, organizationName });
    const person = await insertPerson(site);
    await site.ask(MARK, { job: marked, marked: true }, person);
    const [first, second] = (await titles(person.headers, 2)).toSorted();
    expect([first, second]).toEqual([
      expect.stringMatching(/^Ferry captain, (north|south)$/),
      'Relief ferry captain for the islands',
    ]);
    const all = await titles(person.headers, 20);
    expect(all.filter((title) => title.startsWith('Ferry captain, ')).toSorted()).toEqual([
      'Ferry captain, north',
      'Ferry captain, south',
    ]);
  });

  it('is of the occupation in the resume', async () => {
    const person = await insertPerson(site);
    await site.db.insert(everyBrand(resume)).values({
      accountId: person.id,
      frontend: 'acme',
      langcode: 'en',
      data: { job_preferences: { desiredOccupation: ['journalism'] } },
    });
    expect(await titles(person.headers, 3)).toHaveLength(3);
    // An employer with many newer jobs does not fill the list alone.
    await insertJob(site.db, { title: 'Lone columnist', organizationName: 'Lone Press', published: days(-0.6) });
    for (let at = 0; at < 30; at += 1)
      await insertJob(site.db, { title: `Columnist ${at}`, organizationName: 'Big Press', published: days(-0.5) });
    expect(await titles(person.headers, 2)).toEqual([expect.stringMatching(/^Columnist/), 'Lone columnist']);
  });
});
