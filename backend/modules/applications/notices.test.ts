import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { organizationMember } from '../../database/schema/accounts.ts';
import { application, applicationNotice } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { sendDigests } from './digest.ts';
import { applicationSite, member } from './testing/application-site.ts';

const site = applicationSite();
const applied = async (jobId: number) => site.apply(await insertPerson(site), jobId);

beforeEach(async () => {
  for (const table of [application, outbox, rateLimit, applicationNotice]) await site.db.delete(everyBrand(table));
});

describe('members hear of new applications', () => {
  const SET =
    'mutation ($id: Int!, $mode: ApplicationNoticeMode!) { setApplicationNotices(organizationId: $id, mode: $mode) }';
  const GET = 'query ($id: Int!) { applicationNotices(organizationId: $id) }';
  const told = async () => (await site.mails()).filter((mail) => !mail.startsWith('application_receipt'));
  const digest = (now: Date) => sendDigests({ ...site.backend.work, brands: () => [site.brand], now: () => now });

  it('at once the owner of the job, the others as they choose', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const editor = await member(site, organizationId);
    await applied(jobId);
    expect(await told()).toEqual([`application_new to ${owner.email}`]);
    expect((await site.ask(editor, GET, { id: organizationId })).value).toBeNull();
    await site.ask(editor, SET, { id: organizationId, mode: 'at_once' });
    await site.ask(owner, SET, { id: organizationId, mode: 'none' });
    expect((await site.ask(editor, GET, { id: organizationId })).value).toBe('at_once');
    await applied(jobId);
    expect(await told()).toEqual([`application_new to ${owner.email}`, `application_new to ${editor.email}`]);
    const stranger = await insertPerson(site, { roles: ['recruiter'] });
    expect((await site.ask(stranger, SET, { id: organizationId, mode: 'daily' })).code).toBe('ORGANIZATION_UNKNOWN');
  });

  it('the owners of the organization where the one of the job has left', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    const next = await member(site, organizationId, 'acme', 'owner');
    await site.db.delete(organizationMember).where(eq(organizationMember.accountId, owner.id));
    await applied(jobId);
    expect(await told()).toEqual([`application_new to ${next.email}`]);
  });

  it('daily in one mail, which never comes twice', async () => {
    const { id: jobId, owner, organizationId } = await site.newJob();
    await site.ask(owner, SET, { id: organizationId, mode: 'daily' });
    await site.db.update(everyBrand(applicationNotice)).set({ since: days(-1) });
    await applied(jobId);
    await applied(jobId);
    expect(await told()).toEqual([]);
    const tomorrow = days(1);
    expect((await Promise.all([digest(tomorrow), digest(tomorrow)])).sort()).toEqual([0, 1]);
    expect(await digest(tomorrow)).toBe(0);
    expect(await digest(days(2))).toBe(0);
    expect(await told()).toEqual([`application_digest to ${owner.email}`]);
    const [mail] = await site.mailsTo(owner.email);
    expect(mail?.text).toContain('Reporter: 2');
    expect(mail?.text).toContain(`/job-manager/applicants/${jobId}`);
  });
});
