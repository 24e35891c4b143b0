import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { application } from '../../database/schema/applications.ts';
import { messageTemplate } from '../../database/schema/conversations.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { answersOf, applicationSite, member } from '../applications/testing/application-site.ts';
import { MOST_TEMPLATES } from './templates.ts';
import { BLOCK, READ, WRITE } from './testing/talk.ts';

const site = applicationSite();
const LIST = 'query ($jobId: Int!) { messageTemplates(jobId: $jobId) { id name text } }';
const SAVE = `mutation ($jobId: Int!, $name: String!, $text: String!) {
  saveMessageTemplate(jobId: $jobId, name: $name, text: $text) { id name text } }`;
const DELETE = 'mutation ($jobId: Int!, $id: Int!) { deleteMessageTemplate(jobId: $jobId, id: $id) }';
const MANY = `mutation ($ids: [Int!]!, $text: String!, $key: String!) {
  sendToApplicants(ids: $ids, text: $text, key: $key) { sent leftOut } }`;
const MOVE = `mutation ($ids: [Int!]!, $text: String) { moveApplications(ids: $ids, to: rejected, mail: true, text: $text) { id } }`;
const WITHDRAW = 'mutation ($id: Int!) { withdrawApplication(id: $id) { id } }';

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, messageTemplate]) await site.db.delete(everyBrand(table));
});

const asked = async (by: Person, query: string, variables: Record<string, unknown>, on = 'acme') => {
  const { value, code } = await site.ask(by, query, variables, { on });
  return code ?? value;
};

async function applied(jobId: number, firstName: string): Promise<{ person: Person; id: number }> {
  const person = await insertPerson(site);
  const answers = { ...answersOf(), basic_info: { ...answersOf().basic_info, firstName } };
  const { value } = await site.apply(person, jobId, { answers });
  return { person, id: value.application.id };
}
const textsOf = async (by: Person, id: number) =>
  (await asked(by, READ, { about: 'application', id, side: 'seeker' })).messages.map(
    ({ text }: { text: string }) => text,
  );

describe('templates', () => {
  it('are shared by the members of an organization, by name, and by nobody else', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const [other, kim] = [await site.newJob(), await member(site, organizationId)];
    const admin = await insertPerson(site, { roles: ['administrator'], everywhere: true });
    await asked(owner, SAVE, { jobId, name: ' No ', text: ' Sorry, {{firstName}}. ' });
    const saved = await asked(kim, SAVE, { jobId, name: 'Invitation', text: 'Come!' });
    await asked(kim, SAVE, { jobId, name: 'No', text: 'Dear {{name}}' });
    expect(await asked(owner, LIST, { jobId })).toMatchObject([
      { name: 'Invitation', text: 'Come!' },
      { name: 'No', text: 'Dear {{name}}' },
    ]);
    for (const person of [other.owner, admin])
      expect([
        await asked(person, LIST, { jobId }),
        await asked(person, SAVE, { jobId, name: 'x', text: 'x' }),
        await asked(person, DELETE, { jobId, id: saved.id }),
      ]).toEqual(['JOB_UNKNOWN', 'JOB_UNKNOWN', 'JOB_UNKNOWN']);
    expect(await asked(other.owner, LIST, { jobId: other.id })).toEqual([]);
    expect(await asked(other.owner, DELETE, { jobId: other.id, id: saved.id })).toBe(false);
    expect([
      await asked(kim, DELETE, { jobId, id: saved.id }),
      await asked(kim, DELETE, { jobId, id: saved.id }),
    ]).toEqual([...[true, false]]);
  });

  it('of another organization, or of the same one on another brand, are neither read nor changed', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const other = await site.newJob();
    const alien = { name: 'No', text: 'Sorry.' };
    const written = await site.db
      .insert(everyBrand(messageTemplate))
      .values([
        { frontend: 'rhein', organizationId, ...alien },
        { frontend: 'acme', organizationId: other.organizationId, ...alien },
      ])
      .returning();
    expect(await asked(owner, LIST, { jobId })).toEqual([]);
    const { id } = await asked(owner, SAVE, { jobId, name: 'No', text: 'We chose somebody else.' });
    for (const one of written) expect(await asked(owner, DELETE, { jobId, id: one.id })).toBe(false);
    expect(await asked(owner, LIST, { jobId })).toEqual([{ id, name: 'No', text: 'We chose somebody else.' }]);
    const left = await site.db.select().from(everyBrand(messageTemplate)).where(ne(messageTemplate.id, id));
    expect(left).toEqual(expect.arrayContaining(written));
    expect(left).toHaveLength(2);
  });

  it('have a name, a text and only placeholders that there are, and are limited in number', async () => {
    const { id: jobId, owner } = await site.newJob();
    const save = (name: string, text: string) => asked(owner, SAVE, { jobId, name, text });
    expect([
      await save(' ', 'x'),
      await save('x'.repeat(101), 'x'),
      await save('x', ' '),
      await save('x', 'x'.repeat(4001)),
      await save('x', 'Dear {{lastName}}'),
    ]).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'PLACEHOLDER_UNKNOWN']);
    for (let at = 0; at < MOST_TEMPLATES; at += 1) await save(`Template ${at}`, 'x');
    expect([await save('One more', 'x'), (await save('Template 1', 'y')).text]).toEqual(['TOO_MANY_TEMPLATES', 'y']);
  });
});

describe('one message to many', () => {
  it('reaches each with their own words, once, and leaves out who cannot be written to', async () => {
    const { id: jobId, owner } = await site.newJob();
    const [ada, bob, cleo, dora] = [
      ...[await applied(jobId, 'Ada'), await applied(jobId, 'Bob')],
      ...[await applied(jobId, 'Cleo'), await applied(jobId, 'Dora')],
    ];
    if (!ada || !bob || !cleo || !dora) throw new Error('Somebody did not apply.');
    await asked(cleo.person, WITHDRAW, { id: cleo.id });
    await asked(dora.person, BLOCK, { about: 'application', id: dora.id, side: 'seeker', blocked: true });
    const ids = [ada.id, bob.id, cleo.id, dora.id, ada.id];
    const many = { ids, text: 'Dear {{firstName}}, about {{job}} at {{organization}}', key: 'key-of-many' };
    expect(await asked(owner, MANY, many)).toEqual({ sent: 2, leftOut: 2 });
    expect(await asked(owner, MANY, many)).toEqual({ sent: 2, leftOut: 2 });
    expect([
      await textsOf(ada.person, ada.id),
      await textsOf(bob.person, bob.id),
      await textsOf(dora.person, dora.id),
    ]).toEqual([['Dear Ada, about Reporter at Harbor Works'], ['Dear Bob, about Reporter at Harbor Works'], []]);
    const [mail, ...more] = (await site.mailsTo(bob.person.email)).filter(({ template }) => template === 'message');
    expect([mail?.text.includes('> Dear Bob, about'), more]).toEqual([true, []]);
  });

  it('is refused as a whole for applicants of others, unknown placeholders, none, and too many', async () => {
    const [own, other] = [await site.newJob(), await site.newJob()];
    const [ada, bob] = [await applied(own.id, 'Ada'), await applied(other.id, 'Bob')];
    const send = (ids: number[], text = 'x') => asked(own.owner, MANY, { ids, text, key: 'key-of-many' });
    expect([
      await send([ada.id, bob.id]),
      await send([ada.id], '{{salary}}'),
      await send([]),
      await send(Array.from({ length: 101 }, (_, at) => at + 1)),
    ]).toEqual(['APPLICATION_UNKNOWN', 'PLACEHOLDER_UNKNOWN', 'BAD_INPUT', 'APPLICATION_UNKNOWN']);
    expect(await textsOf(ada.person, ada.id)).toEqual([]);
  });

  it('has placeholders in single messages and in words with a new stage too, but not in those of applicants', async () => {
    const { id: jobId, owner } = await site.newJob();
    const [ada, bob] = [await applied(jobId, 'Ada'), await applied(jobId, 'Bob')];
    const about = { about: 'application', id: ada.id };
    await asked(owner, WRITE, { ...about, side: 'employer', text: 'Dear {{firstName}}', key: 'key-of-one-1' });
    await asked(ada.person, WRITE, { ...about, side: 'seeker', text: 'Dear {{salary}}', key: 'key-of-one-2' });
    expect(await asked(owner, MOVE, { ids: [ada.id], text: '{{salary}}' })).toBe('PLACEHOLDER_UNKNOWN');
    await asked(owner, MOVE, { ids: [ada.id, bob.id], text: 'Sorry, {{firstName}}.' });
    expect([await textsOf(ada.person, ada.id), await textsOf(bob.person, bob.id)]).toEqual([
      ['Dear Ada', 'Dear {{salary}}', 'Sorry, Ada.'],
      ['Sorry, Bob.'],
    ]);
  });
});
