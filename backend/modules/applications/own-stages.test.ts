/** Stages that an organization names itself, and what applicants see of them. */
import { beforeEach, expect, it } from 'vitest';
import { applicantStage, application, applicationEvent } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { applicationSite, member } from './testing/application-site.ts';

const site = applicationSite();
const STAGES = 'query ($organizationId: Int!) { ownStages(organizationId: $organizationId) { id name standsFor } }';
const SAVE = `mutation ($organizationId: Int!, $stages: [OwnStageInput!]!) {
  saveOwnStages(organizationId: $organizationId, stages: $stages) { id name standsFor } }`;
const MOVE = `mutation ($ids: [Int!]!, $to: ApplicationStage!, $ownStage: Int, $mail: Boolean) {
  moveApplications(ids: $ids, to: $to, ownStage: $ownStage, mail: $mail) { stage ownStage { name } } }`;
const LIST = 'query ($filter: ApplicantFilter) { applicants(filter: $filter) { items { id ownStage { name } } } }';
const OPEN = 'mutation ($id: Int!) { openApplication(id: $id) { stage ownStage { name } } }';
const OWN = 'query ($id: Int!) { application(id: $id) { stage events { stage } } }';

beforeEach(async () => {
  for (const table of [application, applicantStage, outbox, rateLimit]) await site.db.delete(everyBrand(table));
});

interface Named {
  id?: number;
  name: string;
  standsFor: string;
}
const BOARD: readonly Named[] = [
  { name: 'Inbox', standsFor: 'sent' },
  { name: 'Phone call', standsFor: 'viewed' },
  { name: 'Trial day', standsFor: 'viewed' },
  { name: 'Offer', standsFor: 'shortlisted' },
];

async function save(by: Person, organizationId: number, stages: readonly Named[]) {
  const { value, code } = await site.ask(by, SAVE, { organizationId, stages });
  return code ?? (value as (Named & { id: number })[]);
}

async function board() {
  const job = await site.newJob();
  const saved = await save(job.owner, job.organizationId, BOARD);
  if (typeof saved === 'string') throw new Error(saved);
  const person = await insertPerson(site);
  const id: number = (await site.apply(person, job.id)).value.application.id;
  const idOf = (name: string) => saved.find((stage) => stage.name === name)?.id ?? 0;
  const at = async (name: string) =>
    (await site.ask(job.owner, LIST, { filter: { ownStage: idOf(name) } })).value.items.length;
  return { ...job, saved, person, id, idOf, at };
}

it('are named, ordered, renamed and removed by members, and applications stay where they are', async () => {
  const { owner, organizationId, saved, id, idOf } = await board();
  const editor = await member(site, organizationId);
  expect((await site.ask(editor, STAGES, { organizationId })).value).toEqual(saved);
  expect(saved.map(({ name, standsFor }) => ({ name, standsFor }))).toEqual(BOARD);
  await site.ask(owner, OPEN, { id });
  await site.ask(owner, MOVE, { ids: [id], to: 'viewed', ownStage: idOf('Trial day') });
  const [inbox, call, trial] = saved;
  if (!inbox || !call || !trial) throw new Error('Too few stages.');
  const next = await save(editor, organizationId, [
    { ...trial, name: 'Phone call' },
    { ...call, name: 'Trial day' },
  ]);
  expect(next).toEqual([
    { id: trial.id, name: 'Phone call', standsFor: 'viewed' },
    { id: call.id, name: 'Trial day', standsFor: 'viewed' },
  ]);
  const nameNow = async () => (await site.ask(owner, LIST)).value.items[0].ownStage?.name ?? null;
  expect(await nameNow()).toBe('Phone call');
  // Removed, or for another stage: the first that fits, or none.
  await save(owner, organizationId, [{ id: call.id, name: 'Call', standsFor: 'viewed' }]);
  expect(await nameNow()).toBe('Call');
  await save(owner, organizationId, [{ id: call.id, name: 'Call', standsFor: 'hired' }]);
  expect(await nameNow()).toBeNull();
  await save(owner, organizationId, []);
  expect((await site.ask(owner, STAGES, { organizationId })).value).toEqual([]);
});

it('have a name each, a number, and stand for what an employer may decide', async () => {
  const { owner, organizationId } = await site.newJob();
  const other = await site.newJob();
  const foreign = await save(other.owner, other.organizationId, [{ name: 'Theirs', standsFor: 'sent' }]);
  if (typeof foreign === 'string') throw new Error(foreign);
  const one = (name: string, standsFor = 'viewed') => [{ name, standsFor }];
  expect([
    await save(owner, organizationId, one(' ')),
    await save(owner, organizationId, one('x'.repeat(41))),
    await save(owner, organizationId, one('Gone', 'withdrawn')),
    await save(owner, organizationId, [...one('Call'), ...one('call', 'hired')]),
    await save(
      owner,
      organizationId,
      Array.from({ length: 13 }, (_, at) => ({ name: `Stage ${at}`, standsFor: 'viewed' })),
    ),
    await save(owner, organizationId, foreign),
  ]).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'STAGE_NAME_TWICE', 'TOO_MANY_STAGES', 'STAGE_UNKNOWN']);
  expect((await site.ask(owner, STAGES, { organizationId })).value).toEqual([]);
  expect((await site.ask(other.owner, STAGES, { organizationId: other.organizationId })).value).toEqual(foreign);
});

it('are where applications are found, while the applicant sees what they stand for', async () => {
  const { owner, person, id, idOf, at } = await board();
  expect([await at('Inbox'), await at('Phone call')]).toEqual([1, 0]);
  expect((await site.ask(owner, OPEN, { id })).value).toEqual({ stage: 'viewed', ownStage: { name: 'Phone call' } });
  const moved = async (to: string, name: string | null, mail = false) => {
    const ownStage = name === null ? null : idOf(name);
    const { value, code } = await site.ask(owner, MOVE, { ids: [id], to, ownStage, mail });
    return code ?? value[0].ownStage?.name ?? null;
  };
  // From one to another that stands for the same: the applicant is not told, even if that was asked for.
  expect(await moved('viewed', 'Trial day', true)).toBe('Trial day');
  expect([await at('Phone call'), await at('Trial day')]).toEqual([0, 1]);
  expect((await site.ask(person, OWN, { id })).value).toEqual({
    stage: 'viewed',
    events: [{ stage: 'sent' }, { stage: 'viewed' }],
  });
  expect((await site.mailsTo(person.email)).map(({ template }) => template)).toEqual(['application_receipt']);
  expect(await moved('shortlisted', 'Offer', true)).toBe('Offer');
  expect((await site.mailsTo(person.email)).at(-1)?.text).not.toContain('Offer');
  expect(JSON.stringify((await site.ask(person, '{ exportAccount }')).value)).not.toMatch(/Offer|Trial day/);
  // Without an own stage, the first that fits; a stage without one of its own has no name.
  expect([await moved('viewed', null), await moved('hired', null)]).toEqual(['Phone call', null]);
  expect([await moved('rejected', 'Offer'), await moved('sent', 'Inbox')]).toEqual([
    'STAGE_UNKNOWN',
    'STAGE_NOT_ALLOWED',
  ]);
  expect(await site.db.$count(applicationEvent)).toBe(5);
});

it('are those of the organization, on this brand', async () => {
  const { owner, organizationId, id, idOf, saved } = await board();
  const other = await site.newJob();
  const person = await insertPerson(site);
  const foreign = (await site.apply(person, other.id)).value.application.id;
  const stage = { to: 'viewed', ownStage: idOf('Trial day') };
  expect((await site.ask(other.owner, MOVE, { ids: [foreign], ...stage })).code).toBe('STAGE_UNKNOWN');
  expect((await site.ask(other.owner, MOVE, { ids: [id], ...stage })).code).toBe('APPLICATION_UNKNOWN');
  expect((await site.ask(other.owner, LIST, { filter: { ownStage: idOf('Inbox') } })).value.items).toEqual([]);
  const keeper = await insertPerson(site, { roles: ['administrator'], everywhere: true });
  for (const stranger of [other.owner, person, keeper]) {
    expect((await site.ask(stranger, STAGES, { organizationId })).code).toBe('ORGANIZATION_UNKNOWN');
    expect(await save(stranger, organizationId, [])).toBe('ORGANIZATION_UNKNOWN');
  }
  expect((await site.ask(owner, STAGES, { organizationId })).value).toEqual(saved);
  await site.db.update(everyBrand(applicantStage)).set({ frontend: 'rhein' });
  expect((await site.ask(owner, STAGES, { organizationId })).value).toEqual([]);
  expect((await site.ask(owner, LIST)).value.items[0].ownStage).toBeNull();
  expect((await site.ask(owner, MOVE, { ids: [id], ...stage })).code).toBe('STAGE_UNKNOWN');
});
