/** What somebody wrote anew in a reply, without what it quotes and without a signature. */
import { runInNewContext } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';

/** Beyond that it is quoted text, or longer than a message may be. */
const MOST_TEXT = 16_000;
const MOST_HTML = 500_000;
const LONGEST_MS = 1_000;

/** What mail programs put quoted text and signatures into. */
const LEFT_OUT = [
  'blockquote',
  '.gmail_quote',
  '.gmail_quote_container',
  '.gmail_signature',
  '.moz-cite-prefix',
  '.moz-signature',
  'div[name="quote"]',
  '#Signature',
  '#ms-outlook-mobile-signature',
  '#AppleMailSignature',
  'hr',
  'img',
  'style',
  'script',
];

export interface Bodies {
  text: string | null;
  html: string | null;
}

/** The new words of a mail; empty if there are none. Reads the text part, or without one the HTML part. Throws if that takes too long. */
export function newWords({ text, html }: Bodies): string {
  const written = text !== null && text.trim() !== '' ? text : textOf(html ?? '');
  const start = written.slice(0, MOST_TEXT).replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
  // These expressions backtrack: a text made for that would keep the process busy.
  const parse = () => new EmailReplyParser().parseReply(unwrapped(start).split(HEAD, 1)[0] ?? '');
  const visible: unknown = runInNewContext('parse()', { parse }, { timeout: LONGEST_MS });
  return String(visible)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The head of the mail that Outlook quotes; the mail itself follows without any mark. */
const HEAD = new RegExp(
  [
    '^(?:-+ ?\\p{L}.*-\\n+)?[ *_]*(?:From|Von|De)[ *_]*:.*',
    '[ *_]*(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el)?|Fecha)[ *_]*:.*',
    '[ *_]*(?:To|An|À|Para)[ *_]*:',
  ].join('\\n'),
  'imu',
);

/** Puts "On Monday The acme <jobs@acme.example> wrote:" back on one line, which Gmail breaks at the address. */
function unwrapped(text: string): string {
  return text
    .replace(/<\n(?=[^\s<>]+@[^\s<>]+>)/g, '<')
    .replace(/\n(?=<[^\s<>]+@[^\s<>]+>(?: wrote| a écrit| escribió)? ?:$)/gm, ' ');
}

/** Where what Outlook quotes begins, or a signature of Outlook or an iPhone: neither is an element of its own. */
const END =
  /<(?:div\b[^>]*(?:\bid="(?:x_)?(?:appendonsend|divRplyFwdMsg|mail-editor-reference-message-container)"|border-top:\s*solid #[be][0-9a-f]{5}\b)|a name="?_MailAutoSig\b|br id="lineBreakAtBeginningOfSignature")/i;

function textOf(html: string): string {
  const begun = html.slice(0, MOST_HTML);
  return convert(begun.slice(0, END.exec(begun)?.index), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      ...LEFT_OUT.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
      // Outlook writes a paragraph for each line.
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  });
}
