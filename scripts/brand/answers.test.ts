import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { gather, type NewFlags, withTerminal } from './answers.ts';
import { UserError } from './user-error.ts';
import { defaultLocations, Workspace } from './workspace.ts';

/** The terminal cursor is positioned after the prompt. */
const atPrompt = new RegExp(`: ${String.fromCharCode(27)}\\[\\d+G$`);

/** A terminal at which each prompt gets the next answer. */
function person(answers: string[]) {
  const streams = {
    input: Object.assign(new PassThrough(), { isTTY: true }),
    output: Object.assign(new PassThrough(), { isTTY: true }),
  };
  let shown = '';
  streams.output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (atPrompt.test(shown) && answers.length > 0) streams.input.write(answers.shift());
  });
  return { streams, shown: () => shown };
}

function readSize(text: string): number {
  if (!/^\d+$/.test(text)) throw new UserError(`"${text}" is no size. Write digits.`);
  return Number(text);
}

it('asks again after an answer that cannot be used, and keeps the answers before', async () => {
  const { streams, shown } = person(['Acme\r', 'big\r', '12\r', '\r']);
  const answers = await withTerminal(
    async (ask) => [
      await ask('Name', '', (text) => text),
      await ask('Size', '', readSize),
      await ask('Depth', '7', readSize),
    ],
    streams,
  );
  expect(answers).toEqual(['Acme', 12, 7]);
  expect(shown()).toContain('"big" is no size. Write digits.\n');
});

it('ends without a stack when the person leaves', async () => {
  const { streams } = person(['\x03']);
  await expect(withTerminal((ask) => ask('Name', '', (text) => text), streams)).rejects.toThrow(
    new UserError('\nNothing was written.'),
  );
});

it('takes every default where there is no terminal', async () => {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  expect(await withTerminal((ask) => ask('Size', '3', readSize), streams)).toBe(3);
});

it('refuses an answer at its question by the rules of the checker, and keeps the answers before', async () => {
  const { streams, shown } = person([
    `${'x'.repeat(61)}\r`,
    'Acme Jobs\r',
    'jobs.harbor-ledger.example\r',
    'acme_jobs\r',
    'jobs.acme.example\r',
    '\r',
    '\r',
    'en, xx\r',
    'en, de\r',
    'UK\r',
    'GB\r',
    '\r',
    '\r',
    'Work on deck\r',
    'Arbeit an Deck\r',
    '\r',
    '\r',
    'Acme Ltd\r',
    '1 Quay, Hull\r',
    'jobs(at)acme.example\r',
    'jobs@acme.example\r',
  ]);
  const workspace = await Workspace.open(defaultLocations({ PORT: '9' }));
  const answers = await withTerminal((ask) => gather(workspace, 'acme-new', { family: 'us-newspaper' }, ask), streams);
  expect(answers).toEqual({
    id: 'acme-new',
    family: 'us-newspaper',
    name: 'Acme Jobs',
    hosts: ['jobs.acme.example'],
    primary: undefined,
    secondary: undefined,
    locales: ['en', 'de'],
    country: 'GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    headline: { en: 'Work on deck', de: 'Arbeit an Deck' },
    description: undefined,
    publisher: 'Acme Ltd',
    address: '1 Quay, Hull',
    email: 'jobs@acme.example',
    legalPages: ['imprint'],
  });
  const complaints = shown()
    .split('\n')
    .filter((line) => /^(This|The (host|text)|"|There is no)/.test(line));
  expect(complaints).toEqual([
    'This text is too long: it has 61 characters, and at most 60 are allowed.',
    'The host "jobs.harbor-ledger.example" already belongs to the brand "harbor-ledger". Remove it from one of the two.',
    '"acme_jobs" has an underscore. Did you mean "acme-jobs"?',
    'There is no language "xx". Allowed: "en", "en-GB", "de", "fr", "fr-CA", "es".',
    'There is no country "UK". Did you mean "GB"? Write the two letters of a country, such as "US" or "DE".',
    '"jobs(at)acme.example" has "(at)" instead of "@". Did you mean "jobs@acme.example"?',
  ]);
});

describe('an answer', () => {
  const given = async (flags: NewFlags) =>
    gather(await Workspace.open(defaultLocations({ PORT: '9' })), 'acme-new', flags, async (_, byDefault, read) =>
      read(byDefault),
    );

  it.each([
    [{ name: ' \t ' }, 'The site needs a name.'],
    [
      { primary: 'transparent' },
      'The main color "transparent" lets through what is behind it. Write one that does not.',
    ],
    [
      { secondary: '#ff000080' },
      'The second color "#ff000080" lets through what is behind it. Write one that does not.',
    ],
    [{ country: 'zz' }, 'There is no country "zz". Write the two letters of a country, such as "us" or "de".'],
    [
      { country: 'Germany' },
      'There is no country "Germany". Write the two letters of a country, such as "US" or "DE".',
    ],
    [
      { country: 'UK' },
      'There is no country "UK". Did you mean "GB"? Write the two letters of a country, such as "US" or "DE".',
    ],
    [{ host: 'a_b' }, '"a_b" has an underscore. Did you mean "a-b"?'],
    [
      { host: 'jobs.harbor-ledger.example' },
      'The host "jobs.harbor-ledger.example" already belongs to the brand "harbor-ledger". Remove it from one of the two.',
    ],
    [{ currency: 'ABC' }, 'There is no currency "ABC". Write the three letters of a currency, such as "USD" or "EUR".'],
  ])('%j is refused', async (flags, message) => {
    await expect(given(flags)).rejects.toThrow(new UserError(message));
  });

  it('is brought into the form of the document', async () => {
    const { name, hosts, country, currency } = await given({
      name: ' Acme\n Jobs ',
      host: 'https://Jobs.Münchner.example/x',
      country: 'gb',
      currency: 'gbp',
    });
    expect([name, hosts, country, currency]).toEqual(['Acme Jobs', ['jobs.xn--mnchner-n2a.example'], 'GB', 'GBP']);
  });
});
