import { expect, it } from 'vitest';
import { insertPerson } from '../../testing/people.ts';
import { applicationSite, newKey } from './testing/application-site.ts';

const site = applicationSite();
const COUNTS = '{ ownJobs(sort: created, descending: false) { jobs { id applications newApplications } } }';

it('are counted on each job of a list: those of members and confirmed guests, and what is new', async () => {
  const { id, owner } = await site.newJob();
  expect((await site.ask(owner, COUNTS)).value.jobs).toEqual([{ id, applications: 0, newApplications: 0 }]);
  const seeker = await insertPerson(site);
  const { value } = await site.apply(seeker, id, { key: newKey() });
  await site.apply(await insertPerson(site), id, { key: newKey() });
  expect((await site.ask(owner, COUNTS)).value.jobs).toEqual([{ id, applications: 2, newApplications: 2 }]);
  await site.ask(owner, 'mutation ($id: Int!) { openApplication(id: $id) { id } }', { id: value.application.id });
  expect((await site.ask(owner, COUNTS)).value.jobs).toEqual([{ id, applications: 2, newApplications: 1 }]);
});
