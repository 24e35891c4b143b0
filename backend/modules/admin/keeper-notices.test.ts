import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrandChange } from '../../../runtime/core/brand/registry.ts';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { keeperNotice } from '../../database/schema/brands.ts';
import { outbox } from '../../database/schema/mail.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { createKeeperNotices, type KeeperNotices } from './keeper-notices.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
/** Two processes that watch the same files. */
let processes: KeeperNotices[] = [];

const makeProcess = () =>
  createKeeperNotices({
    pool: api.pool,
    findBrand: (id) => api.registry.get(id),
    originOf: ({ id }) => `https://${id}.example`,
    log: (_level, code, message) => {
      throw new Error(`${code} ${message}`);
    },
  });

beforeAll(() => {
  processes = [makeProcess(), makeProcess()];
});
beforeEach(async () => {
  await api.db.delete(everyBrand(outbox));
});

const document = (name: string, more: JsonObject = {}): JsonObject => ({
  site: { name, hosts: [`${name}.example`], keeperEmail: `keeper@${name}.example`, ...more },
});

/** Saves a file, waits until it was read, and lets both processes see it. */
async function save(id: string, content: JsonObject | string, fits: (change: BrandChange) => boolean): Promise<void> {
  const seen = new Promise<void>((done) => {
    const end = api.registry.onChange((change) => {
      if (!fits(change)) return;
      end();
      done();
    });
  });
  api.write(id, content);
  await seen;
  await follow();
}

const follow = () => Promise.all(processes.map((one) => one.follow(api.registry.states())));
const hasError = (text: string) => (change: BrandChange) =>
  change.findings.some(({ message }) => message.includes(text));
const isGood = (change: BrandChange) => change.findings.every(({ severity }) => severity !== 'error');
const mails = () =>
  api.db
    .select({ frontend: outbox.frontend, to: outbox.recipient, subject: outbox.subject, text: outbox.text })
    .from(everyBrand(outbox))
    .orderBy(asc(outbox.id));
const told = async () => (await mails()).map(({ frontend, to, subject }) => `${frontend} ${to} ${subject}`);

describe('the keeper of a brand', () => {
  it('is told once of errors, of others again, and when the file is correct', async () => {
    await save('acme', document('acme'), isGood);
    expect(await told()).toEqual([]);
    await save('acme', document('acme', { nmae: 1 }), hasError('nmae'));
    await follow();
    // A process that starts later has not told anybody yet.
    await makeProcess().follow(api.registry.states());
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      frontend: 'acme',
      to: 'keeper@acme.example',
      subject: 'acme: errors in the brand file',
    });
    expect(mail?.text).toContain('Visitors still see the last correct version of acme.');
    expect(mail?.text).toContain('> brands/acme.json:8:5\n> There is no setting "nmae" here. Did you mean "name"?');
    expect(mail?.text).toContain('https://acme.example/admin/brands');
    await save('acme', { $schema: '../schemas/brand.schema.json', ...document('acme', { nmae: 1 }) }, hasError('nmae'));
    expect(await told()).toHaveLength(1);
    await save('acme', document('acme', { hsots: 1 }), hasError('hsots'));
    expect((await told()).slice(1)).toEqual(['acme keeper@acme.example acme: errors in the brand file']);
    await save('acme', document('acme'), isGood);
    expect((await told()).slice(2)).toEqual(['acme keeper@acme.example acme: the brand file is correct again']);
    expect(await api.db.$count(everyBrand(keeperNotice))).toBe(0);
    await save('acme', document('acme', { nmae: 1 }), hasError('nmae'));
    expect(await told()).toHaveLength(4);
    await save('acme', document('acme'), isGood);
  });

  it('of a new brand gets the email from the network', async () => {
    await save('beta', document('beta', { nmae: 1 }), hasError('nmae'));
    const [mail] = await mails();
    expect(mail).toMatchObject({ frontend: 'default', to: 'keeper@beta.example' });
    expect(mail?.text).toContain('beta cannot go live: its file has errors, and there is no earlier version to show.');
    await save('beta', document('beta'), isGood);
    expect(await told()).toEqual([
      'default keeper@beta.example beta: errors in the brand file',
      'beta keeper@beta.example beta: the brand file is correct again',
    ]);
  });

  it('of several brands gets one email about an error in what they extend', async () => {
    const child = (name: string) => ({
      extends: 'family',
      ...document(name, { keeperEmail: 'keeper@family.example' }),
    });
    await save('family', { abstract: true }, isGood);
    await save('one', child('one'), isGood);
    await save('two', child('two'), isGood);
    await save('family', { abstract: true, nmae: 1 }, hasError('nmae'));
    expect(await told()).toEqual(['one keeper@family.example one, two: errors in the brand file']);
    await save('family', { abstract: true }, isGood);
    expect((await told()).slice(1)).toEqual([
      'one keeper@family.example one: the brand file is correct again',
      'two keeper@family.example two: the brand file is correct again',
    ]);
  });

  it('hears nothing where none is named', async () => {
    await save('rhein', { site: { name: 'rhein', hosts: ['rhein.example'], nmae: 1 } }, hasError('nmae'));
    expect(await told()).toEqual([]);
    await save('rhein', { site: { name: 'rhein', hosts: ['rhein.example'] } }, isGood);
    expect(await told()).toEqual([]);
  });
});
