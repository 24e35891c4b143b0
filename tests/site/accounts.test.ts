import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { client, type Get, type Reply } from './support/http.ts';
import { ownPerson } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { siteOrigin, sitePort } from './support/site.ts';
import { forgetTries } from './support/tries.ts';

const PASSWORD = 'ten letters!';

/** A client without pages: it keeps cookies and talks to one brand. */
function visitor(brand: string, locale: string) {
  const cookies = new Map<string, string>();
  const get: Get = async (path, call = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...call.headers };
    const reply = await client(sitePort(), { brand })(path, { ...call, headers });
    for (const [, name = '', value = ''] of (reply.headers['set-cookie'] ?? '').matchAll(
      /(?:^|,)((?:next-auth|np)[\w.-]+)=([^;]*)/g,
    ))
      cookies.set(name, value);
    return reply;
  };
  const form = async (path: string, fields: Record<string, string>): Promise<Reply> => {
    const { csrfToken } = JSON.parse((await get('/api/auth/csrf')).text);
    const body = new URLSearchParams({ csrfToken, json: 'true', ...fields }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin(brand) };
    return get(path, { method: 'POST', body, headers });
  };
  const session = async () => JSON.parse((await get('/api/auth/session')).text);
  return {
    cookies,
    get,
    session,
    signIn: (email: string, password: string) =>
      form('/api/auth/callback/credentials', { email, password, callbackUrl: '/' }),
    signOut: () => form('/api/auth/signout', {}),
    async graphql(query: string, variables: Record<string, unknown> = {}) {
      const { jwt } = await session();
      const { text } = await get('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: {
          'content-type': 'application/json',
          frontend: `${brand};${locale}`,
          ...(jwt && { authorization: `Bearer ${jwt}` }),
        },
      });
      return JSON.parse(text);
    },
  };
}

beforeEach(forgetTries);

describe.each([
  ['harbor-ledger', 'en', '/user/verify'],
  ['rheinblick', 'fr', '/fr/user/verify'],
])('an account on %s', (brand, locale, page) => {
  it('is made, confirmed, signed in and out', async () => {
    const email = `${randomUUID()}@example.com`;
    const person = visitor(brand, locale);
    const answers = { account: { email, password: PASSWORD, role: 'applicant' }, consents: { terms: true } };
    const REGISTER = 'mutation ($answers: JSON!) { register(answers: $answers) { faults { message } } }';
    expect(await person.graphql(REGISTER, { answers })).toEqual({ data: { register: { faults: [] } } });

    const [mail] = await siteRows<{ text: string; locale: string }>(
      'select text, locale from outbox where recipient = $1',
      [email],
    );
    const [link = '', token] = /http:\/\/\S+\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect([mail?.locale, link]).toEqual([locale, `${siteOrigin(brand)}${page}?token=${token}`]);
    const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { state } }';
    expect(await person.graphql(VERIFY, { token })).toEqual({ data: { verifyEmail: { state: 'good' } } });

    expect(JSON.parse((await person.signIn(email, PASSWORD)).text)).toEqual({ url: `${siteOrigin(brand)}/` });
    expect(await person.session()).toMatchObject({ user: { email, roles: ['applicant'] }, masqueraded: false });
    expect(await person.graphql('{ getUser { isEligibleForJobApply } }')).toEqual({
      data: { getUser: { isEligibleForJobApply: true } },
    });
    await person.signOut();
    expect(await person.session()).toEqual({});
  });
});

it('ends at the border of its brand', async () => {
  const person = visitor('harbor-ledger', 'en');
  await person.signIn(await ownPerson('harbor-ledger', 'applicant'), DEMO_PASSWORD);
  const { jwt } = await person.session();
  const elsewhere = visitor('rheinblick', 'de');
  for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
  expect(await elsewhere.session()).toEqual({});
  const body = JSON.stringify({ query: '{ getUser { email } }' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${jwt}` };
  const answer = await client(sitePort(), { brand: 'rheinblick' })('/graphql', { method: 'POST', body, headers });
  expect(JSON.parse(answer.text).errors[0].extensions.code).toBe('SESSION_ENDED');
});

it('changes nothing of a public page, and no public page sets a cookie', async () => {
  const person = visitor('harbor-ledger', 'en');
  await person.signIn(await ownPerson('harbor-ledger', 'recruiter'), DEMO_PASSWORD);
  for (const path of ['/', '/jobs', '/organizations']) {
    const own = await person.get(path);
    const everybodys = await client(sitePort(), { brand: 'harbor-ledger' })(path);
    expect(own.text).toBe(everybodys.text);
    expect(own.headerNames).not.toContain('set-cookie');
  }
});

it('is none where no brand stands', async () => {
  const directory = client(sitePort());
  expect((await directory('/api/auth/providers')).text).toBe('{}');
  expect((await directory('/api/auth/session', { host: 'unknown.example' })).status).toBe(404);
});
