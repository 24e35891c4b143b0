import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { account, accountEvent } from '../../database/schema/accounts.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, openSession, type Person } from '../../testing/people.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend({ adminSecondFactor: true });
const BRANDS = '{ adminBrands { id } }';
const STATE = '{ adminAccess { secondFactor { required enrolled confirmed recoveryCodes } } }';
const BEGIN = 'mutation { beginSecondFactor { uri secret qr } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { confirmed recoveryCodes } }';

let keeper: Person;
beforeEach(async () => {
  keeper = await insertPerson(api, { roles: ['site_admin'] });
});

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function begin(person = keeper) {
  const { beginSecondFactor } = (await api.ask(person, BEGIN)) as {
    beginSecondFactor: { uri: string; secret: string; qr: string[] };
  };
  return beginSecondFactor;
}

async function enroll(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await begin();
  const { confirmSecondFactor } = (await api.ask(keeper, CONFIRM, { code: codeOf(secret, -1) })) as {
    confirmSecondFactor: { recoveryCodes: string[] };
  };
  return { secret, codes: confirmSecondFactor.recoveryCodes };
}

const anotherSession = async () => ({
  ...keeper,
  ...(await openSession(api, { accountId: keeper.id, frontend: 'acme' })),
});

it('is asked for before anything of the administration is shown', async () => {
  expect(await api.ask(keeper, BRANDS)).toBe('SECOND_FACTOR_REQUIRED');
  expect(await api.ask(keeper, STATE)).toEqual({
    adminAccess: { secondFactor: { required: true, enrolled: false, confirmed: false, recoveryCodes: 0 } },
  });
});

it('is asked for before somebody else’s alert or request for contact is dealt with', async () => {
  for (const action of ['pauseJobAlert(id: 1, paused: true)', 'pauseResumeAlert(id: 1, paused: true)'])
    expect(await api.ask(keeper, `mutation { ${action} { id } }`)).toBe('SECOND_FACTOR_REQUIRED');
  for (const action of ['revokeResumeContact(id: 1)', 'answerResumeContact(id: 1, approve: false)'])
    expect(await api.ask(keeper, `mutation { ${action} { id } }`)).toBe('SECOND_FACTOR_REQUIRED');
});

it('is set up by scanning and a first code, which opens this session and no other', async () => {
  const { uri, secret, qr } = await begin();
  expect(uri).toMatch(/^otpauth:\/\/totp\/The%20acme:person\d+%40example\.com\?issuer=The%20acme&secret=[A-Z2-7]{32}/);
  expect(new Set(qr.map((row) => row.length))).toEqual(new Set([qr.length]));
  expect(qr.join('')).toMatch(/^[01]+$/);
  const [row] = await api.db.select({ sealed: account.totpSecret }).from(account).where(eq(account.id, keeper.id));
  expect(row?.sealed).not.toContain(secret);

  expect(await api.ask(keeper, CONFIRM, { code: '000000' })).toBe('SECOND_FACTOR_WRONG');
  const answer = await api.ask(keeper, CONFIRM, { code: codeOf(secret) });
  expect(answer).toEqual({ confirmSecondFactor: { confirmed: true, recoveryCodes: expect.any(Array) } });
  expect(await api.ask(keeper, BRANDS)).toEqual({ adminBrands: [{ id: 'acme' }] });
  expect(await api.ask(await anotherSession(), BRANDS)).toBe('SECOND_FACTOR_REQUIRED');
  expect(await api.ask(keeper, BEGIN)).toBe('NOT_ALLOWED');
});

it('takes each code once, and none of an older step', async () => {
  const { secret } = await enroll();
  const session = await anotherSession();
  expect(await api.ask(session, CONFIRM, { code: codeOf(secret, -1) })).toBe('SECOND_FACTOR_WRONG');
  expect(await api.ask(session, CONFIRM, { code: codeOf(secret) })).toMatchObject({
    confirmSecondFactor: { recoveryCodes: null },
  });
  expect(await api.ask(await anotherSession(), CONFIRM, { code: codeOf(secret) })).toBe('SECOND_FACTOR_WRONG');
});

it('of two who send the same code at once lets one in', async () => {
  const { secret } = await enroll();
  const sessions = await Promise.all([anotherSession(), anotherSession()]);
  const answers = await Promise.all(sessions.map((session) => api.ask(session, CONFIRM, { code: codeOf(secret) })));
  expect(answers.filter((answer) => answer === 'SECOND_FACTOR_WRONG')).toHaveLength(1);
});

it('can be replaced by a recovery code, each good once', async () => {
  const { codes } = await enroll();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(await api.ask(await anotherSession(), CONFIRM, { code: code.toUpperCase().replace('-', ' ') })).toMatchObject({
    confirmSecondFactor: { confirmed: true },
  });
  expect(await api.ask(await anotherSession(), CONFIRM, { code })).toBe('SECOND_FACTOR_WRONG');
  expect(await api.ask(keeper, STATE)).toMatchObject({ adminAccess: { secondFactor: { recoveryCodes: 9 } } });
  const [row] = await api.db.select({ left: account.recoveryCodes }).from(account).where(eq(account.id, keeper.id));
  expect(row?.left.join()).not.toContain(codes[1]?.replace('-', ''));
});

it('cannot be guessed at: five tries in a quarter of an hour', async () => {
  await enroll();
  const session = await anotherSession();
  const answers: unknown[] = [];
  for (let count = 0; count < 6; count += 1) answers.push(await api.ask(session, CONFIRM, { code: '000000' }));
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('SECOND_FACTOR_WRONG'));
  expect(answers[5]).toBe('TOO_MANY_TRIES');
  const failures = await api.db
    .select()
    .from(everyBrand(accountEvent))
    .where(and(eq(accountEvent.kind, 'second_factor_failed'), eq(accountEvent.accountId, keeper.id)));
  expect(failures).toHaveLength(5);
});

it('is reset by an administrator, who has shown theirs', async () => {
  await enroll();
  const boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, secondFactor: new Date() });
  const reset = `mutation { resetSecondFactor(id: ${keeper.id}) { secondFactor } }`;
  expect(await api.ask(boss, reset)).toEqual({ resetSecondFactor: { secondFactor: false } });
  expect(await api.ask(keeper, STATE)).toBe('SESSION_ENDED');
});

it('is nobody’s but the own', async () => {
  expect(await api.ask(null, BEGIN)).toBe('SIGN_IN_REQUIRED');
  expect(await api.ask(await insertPerson(api), BEGIN)).toBe('NOT_ALLOWED');
  const acting = await insertPerson(api, { roles: ['site_admin'], actorId: keeper.id });
  expect(await api.ask(acting, CONFIRM, { code: '123456' })).toBe('NOT_WHILE_ACTING');
});
