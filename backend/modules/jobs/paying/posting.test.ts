import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { RATE_LIMITS } from '../../../guards/rate-limit.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { jobAnswers, jobDesk } from '../testing/job-desk.ts';

const asked: { temperature: number; max_tokens: number; messages: { content: string }[] }[] = [];
let status = 200;
const provider = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  asked.push(JSON.parse(Buffer.concat(chunks).toString()));
  res.writeHead(status, { 'content-type': 'text/event-stream' });
  const [text, end] = [{ delta: { content: 'Wir **backen**.' } }, { delta: {}, finish_reason: 'stop' }];
  res.end([text, end].map((choice) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`).join(''));
}).listen(0, '127.0.0.1');
await once(provider, 'listening');
afterAll(() => provider.close());

const acme = testBrand('acme', ({ forms, locales }) => {
  forms.job.descriptionAssistant = { active: true, temperature: 0.7, maxTokens: 900, languages: ['de', 'en'] };
  forms.job.maximumDuration = 90;
  locales.supported = ['en', 'de'];
});
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
const api = testBackend([acme, testBrand('plain')], { assistant: { url, key: null, model: 'tiny' } });
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'plain']));
beforeEach(async () => {
  asked.length = 0;
  status = 200;
  await api.db.delete(rateLimit);
});

describe('the preflight', () => {
  const CHECK = `query ($answers: JSON!, $id: Int) {
    jobPreflight(answers: $answers, id: $id) { code severity reader pointer message fix } }`;
  const codes = async (person: Person, answers: unknown, id?: number) => {
    const { data } = await desk.ask(person, CHECK, { answers, ...(id !== undefined && { id }) });
    return (data.jobPreflight as { code: string }[]).map(({ code }) => code);
  };
  const text = `<p>${'You edit what the town reads in the morning, and sleep when it does. '.repeat(8)}</p>`;
  const good = (changes: Record<string, Record<string, unknown>> = {}) =>
    jobAnswers({
      job_info: { description: { value: text, format: 'filtered_html' } },
      job_categorization: { salaryRange: '40_60' },
      ...changes,
    });

  it('finds nothing in a good job, and the gravest first in a bad one', async () => {
    const { person } = await desk.employer();
    expect(await codes(person, good())).toEqual([]);
    const bad = good({
      job_info: {
        title: 'NIGHT EDITOR PORTLAND',
        description: { value: '<script>1</script>', format: 'filtered_html' },
      },
      job_schedule: { published: '2027-01-01T00:00:00Z', expiration: '2028-01-01T00:00:00Z' },
    });
    expect(await codes(person, bad)).toEqual(['TEXT_EMPTIED', 'END_TOO_FAR', 'TITLE_PLACE', 'TITLE_CAPITALS']);
  });

  it('names what the form still demands by its field, in the language of the request', async () => {
    const { person } = await desk.employer();
    const { data } = await desk.ask(person, CHECK, { answers: { job_location: { remoteOptions: 'remote' } } });
    expect(data.jobPreflight).toContainEqual({
      code: 'FORM_REQUIRED',
      severity: 'error',
      reader: 'site',
      pointer: '/job_info/title',
      message: 'Job title',
      fix: 'Please fill in this field.',
    });
  });

  it('takes anything for answers that are not finished, and refuses what are none', async () => {
    const { person } = await desk.employer();
    const odd = { job_info: { title: 7, description: 'x' }, job_location: [], job_schedule: { expiration: 'soon' } };
    expect(await codes(person, odd)).toContain('PLACE_MISSING');
    for (const answers of ['x', [1]]) expect((await desk.ask(person, CHECK, { answers })).code).toBe('BAD_INPUT');
  });

  it('is for those who may post, and of a job for its people', async () => {
    const owner = await desk.employer();
    const other = await desk.employer();
    const id = await desk.put(owner, 'published');
    expect(await codes(owner.person, good(), id)).toEqual([]);
    expect((await desk.ask(other.person, CHECK, { answers: {}, id })).code).toBe('JOB_UNKNOWN');
    expect((await desk.ask(await insertPerson(api), CHECK, { answers: {} })).code).toBe('NOT_ALLOWED');
    expect((await desk.ask(null, CHECK, { answers: {} })).code).toBe('SIGN_IN_REQUIRED');
  });
});

describe('the writing assistant', () => {
  const SETTINGS = '{ jobFormSettings { assistantLanguages afterPosting afterPostingSecondary } }';
  const wish = { words: 'Nachtschicht in der Backstube', title: 'Bäcker', language: 'de' };

  async function draft(person: Person | null, body: unknown = wish, brandId = 'acme') {
    const request = {
      brandId,
      locale: 'en',
      bearer: person?.headers.authorization ?? null,
      address: '192.0.2.1',
      body,
      signal: new AbortController().signal,
    };
    let text = '';
    for await (const piece of api.backend.describeJob(request)) text += piece;
    return text;
  }
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error) => error.extensions.code,
    );

  it('writes as the brand has it, from what it is told', async () => {
    const { person } = await desk.employer();
    expect(await draft(person)).toBe('Wir **backen**.');
    expect(asked).toMatchObject([{ temperature: 0.7, max_tokens: 900 }]);
    const [rules, material] = asked[0]?.messages ?? [];
    expect(rules?.content).toContain('Write in German');
    expect(JSON.parse(material?.content ?? '')).toEqual({ title: 'Bäcker', notes: wish.words });
  });

  it('is offered where brand and server have it', async () => {
    const { person } = await desk.employer();
    expect((await desk.ask(person, SETTINGS)).data.jobFormSettings).toEqual({
      assistantLanguages: ['de', 'en'],
      afterPosting: '/job/wizard',
      afterPostingSecondary: '/job-manager',
    });
    const elsewhere = await desk.employer('plain');
    const { data } = await desk.ask(elsewhere.person, SETTINGS, {}, 'plain');
    expect(data.jobFormSettings).toMatchObject({ assistantLanguages: [] });
    expect(await refusal(draft(elsewhere.person, wish, 'plain'))).toBe('FEATURE_OFF');
  });

  it('writes for those who may post jobs, so often an hour', async () => {
    const { person } = await desk.employer();
    expect(await refusal(draft(null))).toBe('SIGN_IN_REQUIRED');
    expect(await refusal(draft(await insertPerson(api)))).toBe('NOT_ALLOWED');
    for (let count = 0; count < RATE_LIMITS.describe.points; count += 1) await draft(person);
    expect(await refusal(draft(person))).toBe('TOO_MANY_TRIES');
  });

  it.each([
    [null],
    [{}],
    [{ ...wish, words: 'ab' }],
    [{ ...wish, words: 'x'.repeat(1001) }],
    [{ ...wish, language: 'fr' }],
    [{ ...wish, words: ['list'] }],
  ])('refuses what is no wish (%#)', async (body) => {
    const { person } = await desk.employer();
    expect(await refusal(draft(person, body))).toBe('BAD_INPUT');
    expect(asked).toEqual([]);
  });

  it('says in a sentence what went wrong at the provider', async () => {
    const { person } = await desk.employer();
    status = 429;
    expect(await refusal(draft(person))).toBe('ASSISTANT_BUSY');
    status = 500;
    await expect(draft(person)).rejects.toThrow('We cannot reach the writing assistant right now.');
  });
});
