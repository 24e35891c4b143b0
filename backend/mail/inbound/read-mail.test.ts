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
    ['outlook-desktop', 'Ten o’clock is fine.\n\nI will bring the plans.'],
    ['outlook-desktop-german', 'Guten Tag,\n\nzehn Uhr passt für mich.'],
    ['outlook-spanish', 'Buenos días:\n\nA las diez me viene bien.'],
    ['outlook-french', 'Bonjour,\n\nDix heures me convient.'],
    ['apple', 'Dix heures me convient.'],
    ['apple-mac', 'Ten is fine.'],
    ['apple-html-only', 'Ten o’clock is fine.\n\nSee you on Friday!'],
    ['iphone-html-only', 'Zehn Uhr passt.'],
    ['gmail-spanish', 'A las diez me viene bien.'],
    ['gmail-french', 'Dix heures me convient.'],
    ['gmx-html-only', 'zehn Uhr passt.'],
    [
      'signature',
      'Ten is fine - and if it is not too much to ask, half past ten is even better.\n\nSee you on Friday!',
    ],
  ])('of %s', async (name, text) => {
    expect(await read(name)).toMatchObject({ kind: 'reply', from: ADA, text });
  });

  it('with the files that were attached, without pictures of a signature', async () => {
    expect(await read('outlook')).toMatchObject({
      identity: '<AM0PR01MB1@AM0PR01MB1.eurprd01.prod.outlook.example>',
      files: [{ name: 'Zeugnisse.pdf', bytes: Buffer.from('%PDF-1.7') }],
    });
  });

  it.each([
    'El lun, 3 nov 2026 a las 10:12, Ana Ruiz escribió:\n\n> Hola',
    'Le lun. 2 nov. 2026 à 10:12, The acme\n<jobs@acme.example> a écrit :\n\n> Bonjour',
    'Am Mo., 30. Nov. 2026 um 18:02 Uhr schrieb The acme <\njobs@acme.example>:\n\n> Guten Tag',
    'On Mon, Nov 30, 2026 at 6:02 PM The Harbor Ledger <\njobs@acme.example> wrote:\n\n> Hello',
    '-----Mensaje original-----\nDe: The acme\nEnviado el: lunes\nPara: Ada\nAsunto: Hola\n\nHola, Ada:',
    '-----Message d’origine-----\nDe : The acme\nEnvoyé : lundi\nÀ : Ada\nObjet : Bonjour\n\nBonjour',
    'Von: The acme\nGesendet: Montag\nAn: Ada\nBetreff: Hallo\n\nGuten Tag',
    '*From:* The acme\n*Sent:* Monday\n*To:* Ada\n*Subject:* Hello\n\nHello',
  ])('without %j', (quoted) => {
    expect(newWords({ text: `10: 15.\n${quoted}`, html: null })).toBe('10: 15.');
    expect(newWords({ text: `10: 15.\n\n${quoted}`, html: null })).toBe('10: 15.');
  });

  it('with lines that only look like the head of a mail', () => {
    const text = 'Date: Friday\nFrom: 10 o’clock\nTo: 12 o’clock';
    expect(newWords({ text, html: null })).toBe(text);
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
