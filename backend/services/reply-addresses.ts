/** Signed addresses in outgoing mail: where a reply belongs, and which mail came back. Nothing is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who may answer in which conversation. */
export interface ReplyTarget {
  about: 'application' | 'contact';
  id: number;
  side: 'seeker' | 'employer';
  /** 0 for a guest. */
  accountId: number;
}

export type MailTarget = { kind: 'reply'; target: ReplyTarget } | { kind: 'bounce'; mailId: number };

export interface ReplyAddresses {
  /** Null where the server receives no mail. */
  replyTo(target: ReplyTarget): string | null;
  /** Return path of a mail of the outbox; likewise. */
  returnPath(mailId: number): string | null;
  /** What an address was made for; null for any other. */
  read(address: string): MailTarget | null;
}

const MAC_BYTES = 15;
const ADDRESS = /^(reply|bounce)\+([a-z0-9-]{1,30})\.([a-v0-9]{24})@(.+)$/;
const TARGET = /^([ac])([a-z0-9]{1,6})-([se])([a-z0-9]{1,6})$/;

/** Lower case alone: mail programs and servers may change the case of an address. */
export function createReplyAddresses(secret: string, domain: string | null): ReplyAddresses {
  const key = createHmac('sha256', secret).update('reply addresses').digest();
  const macOf = (text: string) => base32(createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES));
  const addressOf = (kind: 'reply' | 'bounce', body: string) =>
    domain === null ? null : `${kind}+${body}.${macOf(`${kind} ${body}`)}@${domain}`;
  return {
    replyTo: ({ about, id, side, accountId }) =>
      addressOf('reply', `${about.slice(0, 1)}${id.toString(36)}-${side.slice(0, 1)}${accountId.toString(36)}`),
    returnPath: (mailId) => addressOf('bounce', mailId.toString(36)),
    read(address) {
      const [, kind, body = '', mac = '', host] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
      if (domain === null || host !== domain.toLowerCase() || kind === undefined) return null;
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(`${kind} ${body}`)))) return null;
      if (kind === 'bounce') return { kind, mailId: Number.parseInt(body, 36) };
      const [, about, id = '', side, account = ''] = TARGET.exec(body) ?? [];
      if (about === undefined) return null;
      return {
        kind: 'reply',
        target: {
          about: about === 'a' ? 'application' : 'contact',
          id: Number.parseInt(id, 36),
          side: side === 's' ? 'seeker' : 'employer',
          accountId: Number.parseInt(account, 36),
        },
      };
    },
  };
}

/** Three bytes are nearly five letters; 15 bytes are 24. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => Number.parseInt(five, 2).toString(32)).join('');
}
