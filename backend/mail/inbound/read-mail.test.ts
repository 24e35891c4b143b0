import { describe, expect, it } from 'vitest';
import { newWords } from './new-words.ts';
import { readMail } from './read-mail.ts';
import { mailFixture } from './testing/read-fixture.ts';

const ADA = 'ada@example.com';
const read = (name: string, from = ADA) => readMail(mailFixture(name), from);

describe('a reply is just its new words', () => {
  it.each([
    ['gmail', 'Ten o’clock is fine.\n\nSee you on Friday!'],
    ['gmail-html-only', 'Guten Tag,\n\nzehn Uhr passt mir gut.\n * mit Zeugnis\n * ohne Foto'],
    ['outlook', 'Guten Tag,\n\nzehn Uhr passt. Die Zeugnisse hängen an.'],
    ['outlook-html-only', "Ten o'clock is fine.\n\nAda"],
    ['apple', 'Dix heures me convient.'],
    ['apple-mac', 'Ten is fine.'],
  ])('of %s', async (name, text) => {
    expect(await read(name)).toMatchObject({ kind: 'reply', from: ADA, text });
  });

  it('with the files that were attached, without pictures of a signature', async () => {
    expect(await read('outlook')).toMatchObject({
      identity: '<AM0PR01MB1@AM0PR01MB1.eurprd01.prod.outlook.example>',
      files: [{ name: 'Zeugnisse.pdf', bytes: Buffer.from('%PDF-1.7') }],
    });
  });

  it('and nothing where it only quotes', () => {
    expect(newWords({ text: '> Hello\n> Ada', html: null })).toBe('');
    expect(newWords({ text: ' \n', html: '<blockquote>Hello</blockquote>' })).toBe('');
    expect(newWords({ text: null, html: null })).toBe('');
  });

  it('or refused, where a text is made to be read forever', () => {
    const hostile = 'Op x\nschreef y\n'.repeat(2000);
    const outcome = () => newWords({ text: hostile, html: null });
    expect(outcome).toThrow(/timed out/);
  });
});

it.each(['out-of-office', 'vacation', 'delay'])('%s is no message', async (name) => {
  expect(await read(name)).toEqual({ kind: 'automatic' });
});

it('a mail without a return path, or from a robot, is no message', async () => {
  expect(await read('gmail', '')).toEqual({ kind: 'automatic' });
  const robot = mailFixture('gmail').toString().replace('Ada Byron <ada@example.com>', 'noreply@example.com');
  expect(await readMail(Buffer.from(robot), ADA)).toEqual({ kind: 'automatic' });
});

it('a report of a failure says why, and whether the address exists', async () => {
  expect([await read('bounce', ''), await read('mailbox-full', '')]).toEqual([
    {
      kind: 'bounce',
      reason: '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown',
      isUnknown: true,
    },
    { kind: 'bounce', reason: '552 5.2.2 Mailbox full', isUnknown: false },
  ]);
});

it('nonsense is read as a mail without words', async () => {
  for (const bytes of ['', '\0\0\0', 'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n--x\r\n'])
    expect(await readMail(Buffer.from(bytes), ADA)).toMatchObject({ kind: 'reply', from: '', text: '', files: [] });
});
