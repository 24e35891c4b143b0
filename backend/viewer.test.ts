import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountRole, accountSession } from './database/schema/accounts.ts';
import { createSessionTokens } from './session-token.ts';
import { testBackend, testBrand } from './testing/backend.ts';
import { everyBrand } from './testing/every-brand.ts';
import { insertPerson, openSession, type Person } from './testing/people.ts';
import { days } from './testing/rows.ts';
import { isAdministrator, isAdminLike, readViewer, visitor } from './viewer.ts';

const acme = testBrand('acme');
const api = testBackend([acme, testBrand('other')]);
let ida: Person;

beforeAll(async () => {
  ida = await insertPerson(api, { email: 'ida@example.com', roles: ['recruiter'], displayName: 'Ida' });
});

const read = (authorization: string | null, brand = acme, needsSecondFactor = false) =>
  readViewer(
    { db: api.db, frontend: brand.id, brand, locale: 'de' },
    { tokens: api.backend.services.tokens, needsSecondFactor },
    authorization,
  );
const ended = 'SESSION_ENDED';

describe('a request', () => {
  it('without a bearer is a visitor’s', async () => {
    expect(await read(null)).toBe(visitor);
  });

  it('with one is the person’s, with the roles of this brand', async () => {
    await api.db.insert(everyBrand(accountRole)).values({ accountId: ida.id, frontend: 'other', role: 'applicant' });
    expect(await read(ida.headers.authorization)).toEqual({
      account: {
        id: ida.id,
        email: 'ida@example.com',
        displayName: 'Ida',
        firstName: '',
        lastName: '',
        emailVerified: true,
        addressProven: true,
        approved: true,
        joined: true,
        activeOrganizationId: null,
      },
      roles: new Set(['recruiter']),
      waitingRoles: new Set(),
      sessionId: ida.sessionId,
      home: 'acme',
      actorId: null,
      secondFactor: false,
    });
  });

  it('has roles that hold everywhere', async () => {
    const admin = await insertPerson(api, { roles: ['administrator'], everywhere: true, on: 'other' });
    const { headers } = await openSession(api, { accountId: admin.id, frontend: 'acme' });
    const viewer = await read(headers.authorization);
    expect([viewer.roles, viewer.account?.joined]).toEqual([new Set(['administrator']), false]);
    expect([isAdminLike(viewer), isAdministrator(viewer)]).toEqual([true, true]);
  });

  it.each(['job_editor', 'site_admin', 'administrator'] as const)(
    'has the roles of a %s only once the second factor is shown, where the server asks for it',
    async (role) => {
      const without = await insertPerson(api, { roles: ['applicant', role] });
      const shown = await insertPerson(api, { roles: ['applicant', role], secondFactor: days(0) });
      const rolesOf = async ({ headers }: Person, needsSecondFactor: boolean) => {
        const { roles, waitingRoles } = await read(headers.authorization, acme, needsSecondFactor);
        return [[...roles].sort(), [...waitingRoles]];
      };
      expect(await rolesOf(without, true)).toEqual([['applicant'], [role]]);
      expect(await rolesOf(shown, true)).toEqual([['applicant', role].sort(), []]);
      expect(await rolesOf(without, false)).toEqual([['applicant', role].sort(), []]);
    },
  );

  it.each([
    ['nothing', 'Bearer '],
    ['no token', 'Bearer x.y.z'],
    ['another scheme', 'Basic aWRhOmlkYQ=='],
  ])('with %s for a bearer is refused', async (_, authorization) => {
    await expect(read(authorization)).rejects.toMatchObject({ message: ended, extensions: { code: 'SESSION_ENDED' } });
  });

  it('of another brand’s session is refused', async () => {
    await expect(read(ida.headers.authorization, testBrand('other'))).rejects.toThrow(ended);
    const claims = { sessionId: ida.sessionId, frontend: 'other', version: 1 };
    const bearer = await api.backend.services.tokens.sign(claims, 60);
    await expect(read(`Bearer ${bearer}`)).rejects.toThrow(ended);
  });

  it('with a token of another secret, or without a signature, is refused', async () => {
    const claims = { sessionId: ida.sessionId, frontend: 'acme', version: 1 };
    const foreign = await createSessionTokens('another secret of an installation').sign(claims, 60);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sid: ida.sessionId, ver: 1, aud: 'acme' }))}.`;
    const plain = await new SignJWT({ sid: ida.sessionId, ver: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('acme')
      .sign(Buffer.from('a secret of tests, long enough for anything'));
    for (const token of [foreign, unsigned, plain]) await expect(read(`Bearer ${token}`)).rejects.toThrow(ended);
  });
});

describe('a session is over', () => {
  const changes: [string, (person: Person) => Promise<unknown>][] = [
    [
      'signs out',
      ({ sessionId }) =>
        api.db.update(everyBrand(accountSession)).set({ ended: new Date() }).where(eq(accountSession.id, sessionId)),
    ],
    [
      'has let it run out',
      ({ sessionId }) =>
        api.db
          .update(everyBrand(accountSession))
          .set({ expires: days(-1) })
          .where(eq(accountSession.id, sessionId)),
    ],
    ['is blocked', ({ id }) => api.db.update(account).set({ blocked: new Date() }).where(eq(account.id, id))],
    ['has a new password', ({ id }) => api.db.update(account).set({ tokenVersion: 2 }).where(eq(account.id, id))],
    ['is gone', ({ id }) => api.db.delete(account).where(eq(account.id, id))],
  ];

  it.each(changes)('once the person %s', async (_, change) => {
    const person = await insertPerson(api);
    expect((await read(person.headers.authorization)).account?.id).toBe(person.id);
    await change(person);
    await expect(read(person.headers.authorization)).rejects.toThrow(ended);
  });
});

it('refuses an operation with a bearer that means nothing, rather than answering a visitor', async () => {
  const answer = await api.post('acme.example', { query: '{ version }' }, { authorization: 'Bearer x' });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SESSION_ENDED' } }] });
});
