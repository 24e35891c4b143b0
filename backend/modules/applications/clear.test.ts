import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { application, applicationEvent, applicationNote, applicationTag } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { clearApplications } from './clear.ts';
import { answersOf, applicationSite } from './testing/application-site.ts';

const site = applicationSite();
const server = uploadServer(site);
const clear = (at: number) =>
  clearApplications({ ...site.backend.work, brands: () => [site.brand], now: () => days(at) });
const nothing = { unconfirmed: 0, noticed: 0, cleared: 0 };

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, upload]) await site.db.delete(everyBrand(table));
});

describe('personal data of applications', () => {
  it('goes after its days, with a notice to both sides before; a number stays', async () => {
    const { id: jobId, owner } = await site.newJob({ applicationEmails: ['desk@works.example'] });
    const ada = await insertPerson(site);
    const { file } = await server.send(formOf(pdf()), ada.headers);
    const attachments = [{ id: String(file.id), name: 'cv.pdf', size: Number(file.size) }];
    const sent = await site.apply(ada, jobId, { answers: { ...answersOf(), files: { attachments } } });
    const { id } = sent.value.application;
    await site.db.insert(applicationTag).values({ applicationId: id, name: 'Reserve' });
    await site.ask(owner, 'mutation ($id: Int!) { addApplicationNote(id: $id, text: "x") { id } }', { id });
    await site.ask(
      owner,
      'mutation ($id: Int!) { moveApplications(ids: [$id], to: hired, mail: true, text: "Dear Ada") { id } }',
      { id },
    );

    expect(await clear(165)).toEqual(nothing);
    expect(await clear(166.1)).toEqual({ ...nothing, noticed: 1 });
    expect(await clear(166.2)).toEqual(nothing);
    expect((await site.mails()).filter((mail) => mail.includes('clearing'))).toEqual([
      `application_clearing to ${ada.email}`,
      `application_clearing_employer to ${owner.email}`,
    ]);
    expect(await clear(180)).toEqual(nothing);
    expect(await clear(180.2)).toEqual({ ...nothing, cleared: 1 });
    expect(await clear(181)).toEqual(nothing);

    expect(await site.rows()).toMatchObject([
      {
        stage: 'hired',
        jobId,
        accountId: null,
        email: null,
        data: {},
        files: [],
        rating: 0,
        cleared: expect.any(Date),
      },
    ]);
    expect(await site.db.select().from(everyBrand(upload))).toEqual([]);
    expect(await site.db.select().from(applicationNote)).toEqual([]);
    expect(await site.db.select().from(applicationTag)).toEqual([]);
    expect(await site.db.$count(applicationEvent, ne(applicationEvent.note, ''))).toBe(0);
    expect(await site.mails()).toEqual([
      `application_clearing to ${ada.email}`,
      `application_clearing_employer to ${owner.email}`,
    ]);
    const { value } = await site.ask(
      owner,
      'query ($id: Int!) { applicants(jobId: $id) { total counts { stage count } items { name isEmpty moves } } }',
      { id: jobId },
    );
    expect(value).toMatchObject({ total: 1, items: [{ name: '', isEmpty: true, moves: [] }] });
    expect((await site.ask(ada, '{ applications { total } }')).value.total).toBe(0);
    // Nothing prevents the person from applying again.
    expect((await site.apply(ada, jobId)).value).toMatchObject({ isRepeat: false, faults: [] });
  });

  it('waits for the notice when that came late, and is cleared by one of two at once', async () => {
    const { id: jobId } = await site.newJob();
    await site.apply(await insertPerson(site), jobId);
    expect(await clear(200)).toEqual({ ...nothing, noticed: 1 });
    expect(await clear(213)).toEqual(nothing);
    const both = await Promise.all([clear(214.1), clear(214.1)]);
    expect(both.map(({ cleared }) => cleared).sort()).toEqual([0, 1]);
  });

  it('of guests who never confirmed goes after a week, and nobody hears of it', async () => {
    const { id: jobId } = await site.newJob();
    const { file } = await server.send(formOf(pdf()));
    const attachments = [{ id: String(file.id), name: 'cv.pdf', size: Number(file.size) }];
    await site.apply(null, jobId, { answers: { ...answersOf(), files: { attachments } } });
    expect(await clear(6.9)).toEqual(nothing);
    expect(await clear(7.1)).toEqual({ ...nothing, unconfirmed: 1 });
    expect(await site.rows()).toEqual([]);
    expect(await site.db.select().from(everyBrand(upload))).toEqual([]);
    expect(await site.mails()).toEqual(['application_confirm to ada@example.com']);
  });

  it('of more than one batch goes in one run', async () => {
    const { id: jobId } = await site.newJob();
    await site.apply(await insertPerson(site), jobId);
    const [row] = await site.rows();
    if (row === undefined) throw new Error('Nothing was sent.');
    const { id: _, accountId: __, sendKey: ___, ...values } = row;
    const more = Array.from({ length: 450 }, (_unused, at) => ({
      ...values,
      email: `p${at}@example.com`,
      noticed: days(0),
    }));
    await site.db.insert(everyBrand(application)).values(more);
    expect(await clear(181)).toEqual({ unconfirmed: 0, noticed: 1, cleared: 450 });
  });

  it('of a brand that this server does not serve stays', async () => {
    const { id: jobId } = await site.newJob();
    await site.apply(await insertPerson(site), jobId);
    expect(await clearApplications({ ...site.backend.work, brands: () => [], now: () => days(400) })).toEqual(nothing);
  });
});
