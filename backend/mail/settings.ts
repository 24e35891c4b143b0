/** Settings of the mail server, read from the environment. */
import { isMailAddress } from './address.ts';

const ENCRYPTION = ['required', 'offered', 'unverified', 'off'] as const;
/** `offered`: if the server supports it. `unverified`: required, but any certificate is accepted. */
type Encryption = (typeof ENCRYPTION)[number];

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  auth: { user: string; pass: string } | null;
  encryption: Encryption;
  /** Sender for brands that set none. */
  from: string;
  /** Number of connections, and thus of concurrent mails. */
  connections: number;
}

/** Null without SMTP_URL. Throws an Error with a readable sentence when a value is invalid. */
export function parseMailSettings(env: Record<string, string | undefined>, connections: number): MailSettings | null {
  const { SMTP_URL: address, SMTP_FROM: from = '', SMTP_TLS: wanted } = env;
  if (!address) return null;
  const server = parseServer(address);
  // Not quoted, because it contains a password.
  if (server === null)
    throw new Error('SMTP_URL must be an address such as smtp://name:password@mail.example.com:587 or smtps://...');
  if (!isMailAddress(from))
    throw new Error(`SMTP_FROM is "${from}"; with SMTP_URL it must be one email address, the sender of all emails.`);
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(server.host);
  // A password is only sent over a network encrypted.
  const usual: Encryption = server.auth !== null && !isHere ? 'required' : 'offered';
  const encryption = wanted ? ENCRYPTION.find((one) => one === wanted) : usual;
  if (encryption === undefined) throw new Error(`SMTP_TLS is "${wanted}"; it must be one of ${ENCRYPTION.join(', ')}.`);
  return { ...server, encryption, from, connections };
}

function parseServer(address: string): Pick<MailSettings, 'host' | 'port' | 'secure' | 'auth'> | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const secure = protocol === 'smtps:';
  const hasMore = `${pathname}${search}${hash}`.replace(/^\//, '') !== '';
  if ((!secure && protocol !== 'smtp:') || hostname === '' || hasMore) return null;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      auth: username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    };
  } catch {
    return null;
  }
}
