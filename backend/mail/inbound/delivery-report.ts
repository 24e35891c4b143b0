/** Reports of mail servers about a mail that was not delivered (RFC 3464). */
import type { ParsedMail } from 'mailparser';
import { headerText } from '../address.ts';
import type { ReceivedMail } from './received-mail.ts';

const LONGEST_REASON = 300;

/** Only a final failure counts: a delay is followed by another report. */
export function readReport({ attachments }: ParsedMail): ReceivedMail {
  const part = attachments.find(({ contentType }) => contentType.toLowerCase() === 'message/delivery-status');
  const failed = groupsOf(part?.content.toString('latin1') ?? '').find((fields) =>
    /^failed\b/i.test(fields.get('action') ?? ''),
  );
  if (failed === undefined) return { kind: 'automatic' };
  const status = failed.get('status') ?? '';
  const diagnostic = (failed.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '');
  const reason = headerText(diagnostic || status || 'The mail came back.').slice(0, LONGEST_REASON);
  // 5.1.x is about the address, 5.2.1 a mailbox that was switched off.
  return { kind: 'bounce', reason, isUnknown: /^5\.(1\.\d+|2\.1)\b/.test(status.trim()) };
}

/** Groups of header fields, one for the message and one for each recipient. */
function groupsOf(text: string): Map<string, string>[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((group) => {
      const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
      return new Map(
        lines.flatMap((line) => {
          const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
          return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
        }),
      );
    });
}
