/** Parses a received mail. */

export interface Received {
  from: string;
  recipients: readonly string[];
  /** Who had signed in. */
  user: string | undefined;
  isEncrypted: boolean;
  /** The whole message as it came. */
  raw: string;
  /** The head as it came, unfolded: one line a field. */
  head: string[];
  text: string;
  html: string;
  /** Value of a field, encoded words decoded; undefined when it is not there. */
  field(name: string): string | undefined;
}

type Envelope = Pick<Received, 'from' | 'recipients' | 'user' | 'isEncrypted'>;

/** Takes a message of one text and one HTML part. */
export function readMessage(raw: string, envelope: Envelope): Received {
  const { head, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(head.join('\n'))?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')));
  const partWith = (type: string) => parts.find((part) => part.head.some((line) => line.includes(type)));
  return {
    ...envelope,
    raw,
    head,
    text: decoded(partWith('text/plain')),
    html: decoded(partWith('text/html')),
    field: (name) => fieldOf(head, name),
  };
}

interface Part {
  head: string[];
  body: string;
}

function partOf(raw: string): Part {
  const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(raw) ?? [];
  return { head: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), body };
}

function fieldOf(head: readonly string[], name: string): string | undefined {
  const line = head.find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')).toString(),
    );
}

function decoded(part: Part | undefined): string {
  if (part === undefined) return '';
  const encoding = fieldOf(part.head, 'content-transfer-encoding');
  const body = part.body.replace(/\r\n$/, '');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : Buffer.from(body);
  return bytes.toString().replaceAll('\r\n', '\n');
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r\n/g, '');
  const latin = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(latin, 'latin1');
}
