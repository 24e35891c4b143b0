import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics } from '../../testing/rows.ts';
import { testUploads } from '../../testing/uploads.ts';
import { createProofs } from './proofs.ts';
import { requireProof } from './service.ts';
import { sweepSpent } from './store.ts';

const asking = testBrand('acme', ({ forms }) => {
  forms.contact.captcha = true;
  forms.registration.captcha = true;
});
const api = testBackend([asking, testBrand('other')]);
const ASK = 'query ($form: String!) { captchaChallenge(form: $form) { challenge expires } }';
const { secret } = testUploads();

beforeAll(() => insertBasics(api.db, ['acme', 'other']));

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved.');
  return encode({ challenge, solution });
}

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');
const decode = (proof: string): { challenge: Challenge; solution: Solution } =>
  JSON.parse(Buffer.from(proof, 'base64').toString());

async function proofFor(form: string): Promise<string> {
  const { captchaChallenge } = await api.run('acme', ASK, { form });
  return solve((captchaChallenge as { challenge: Challenge }).challenge);
}

/** The guard's answer to a form; each call is a separate process on the same database. */
async function guard(form: string, proof: string | null, brand = asking): Promise<string> {
  const context = { brand, locale: 'en', db: api.db, frontend: brand.id, proofs: createProofs(secret) };
  return requireProof(context, form, proof).then(
    () => 'passes',
    (error) => error.extensions.code,
  );
}

it('asks for a proof only where the brand wants one', async () => {
  expect(await api.run('other', ASK, { form: 'contact' })).toEqual({ captchaChallenge: null });
  expect(await api.run('acme', ASK, { form: 'login' })).toEqual({ captchaChallenge: null });
  expect(await guard('contact', null, testBrand('other'))).toBe('passes');
  const FORM = 'query ($form: String!) { form(name: $form) { captcha } }';
  expect(await api.run('acme', FORM, { form: 'contact' })).toEqual({ form: { captcha: true } });
  expect(await api.run('other', FORM, { form: 'contact' })).toEqual({ form: { captcha: false } });
});

it('takes a solution once, whichever process it reaches', async () => {
  const proof = await proofFor('contact');
  const tries = await Promise.all([guard('contact', proof), guard('contact', proof), guard('contact', proof)]);
  expect(tries.sort()).toEqual(['CAPTCHA_NEEDED', 'CAPTCHA_NEEDED', 'passes']);
  expect(await guard('contact', proof)).toBe('CAPTCHA_NEEDED');
});

it('counts a solution for its own brand and form only', async () => {
  const proof = await proofFor('contact');
  expect(await guard('registration', proof)).toBe('CAPTCHA_NEEDED');
  const other = testBrand('other', ({ forms }) => {
    forms.contact.captcha = true;
  });
  expect(await guard('contact', proof, other)).toBe('CAPTCHA_NEEDED');
  expect(await guard('contact', proof)).toBe('passes');
});

it('ends with its ten minutes', async () => {
  const proofs = createProofs(secret);
  const use = { frontend: 'acme', form: 'contact' };
  const { challenge } = await proofs.challenge(use, new Date(Date.now() - 601_000));
  expect(await guard('contact', await solve(challenge))).toBe('CAPTCHA_NEEDED');
  const fresh = await proofs.challenge(use, new Date(Date.now() - 590_000));
  expect(await guard('contact', await solve(fresh.challenge))).toBe('passes');
});

it('refuses what was not worked for, changed or signed by somebody else', async () => {
  const proof = await proofFor('contact');
  const { challenge, solution } = decode(proof);
  const { parameters } = challenge;
  const forged = [
    null,
    '',
    'not base64',
    encode(null),
    encode({ challenge }),
    encode({ challenge, solution: { counter: 1, derivedKey: '00' } }),
    encode({ challenge, solution: { ...solution, derivedKey: `00${solution.derivedKey.slice(2)}` } }),
    encode({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }, solution }),
    encode({ challenge: { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }, solution }),
    encode({ challenge: { ...challenge, signature: undefined }, solution }),
    `${proof}${' '.repeat(5000)}`,
  ];
  for (const one of forged) expect([one, await guard('contact', one)]).toEqual([one, 'CAPTCHA_NEEDED']);
  const { challenge: strange } = await createProofs('another secret').challenge(
    { frontend: 'acme', form: 'contact' },
    new Date(),
  );
  expect(await guard('contact', await solve(strange))).toBe('CAPTCHA_NEEDED');
  expect(await guard('contact', proof)).toBe('passes');
});

it('forgets spent solutions when they count no more', async () => {
  await guard('contact', await proofFor('contact'));
  expect(await sweepSpent(api.db, new Date())).toBe(0);
  expect(await sweepSpent(api.db, new Date(Date.now() + 700_000))).toBeGreaterThan(0);
});
