import { beforeEach, expect, it } from 'vitest';
import { rateLimit } from '../database/schema/uploads.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { inWords } from './in-words.ts';
import { createRateLimiter, limitsFor, RATE_LIMITS } from './rate-limit.ts';

const database = testDatabase();
const brand = testBrand('acme');
const most = RATE_LIMITS.contact.points;

beforeEach(async () => {
  await database.db.delete(rateLimit);
});

it('counts what all processes let through together, by kind and by who asks', async () => {
  const processes = [1, 2].map(() => createRateLimiter(database.pool, 'one secret'));
  const counted = [];
  for (let at = 0; at <= most; at += 1) counted.push(await processes[at % 2]?.count('contact', '192.0.2.7'));
  expect(counted.slice(0, most)).toEqual(Array.from({ length: most }, () => null));
  expect(counted.at(-1)).toBe(60);
  expect(await processes[0]?.count('contact', '192.0.2.8')).toBeNull();
  expect(await processes[0]?.count('mail-account', '192.0.2.7')).toBeNull();
});

it('tells a person how long to wait, in their language', async () => {
  const limits = limitsFor(createRateLimiter(database.pool, 'one secret'));
  for (let at = 0; at < most; at += 1) await limits.take('contact', 'ida');
  const refused = await limits.take('contact', 'ida').catch((error) => error);
  expect(refused).toMatchObject({ extensions: { code: 'TOO_MANY_TRIES' } });
  expect(inWords(refused, { brand, locale: 'de' })).toBe(
    'Das waren zu viele Versuche. Bitte versuchen Sie es in 60 Minuten noch einmal.',
  );
  await limits.forget('contact', 'ida');
  await limits.take('contact', 'ida');
});

it('keeps nothing that says who it was', async () => {
  await createRateLimiter(database.pool, 'one secret').count('contact', '192.0.2.7');
  const [row] = await database.db.select().from(rateLimit);
  expect(row?.key).toMatch(/^contact:[\w-]{43}$/);
});
