/** The name under which a file is offered for download. */
import type { FileKind } from './file-kinds.ts';

const LONGEST = 120;

/**
 * What the sender called the file, fit to be shown and saved: its last part, without characters that control or turn text,
 * with the extension of what is in it.
 */
export function readableName(sent: string, kind: FileKind): string {
  const base = sent
    .normalize('NFC')
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(\.(pdf|jpe?g|png|webp))+$/iu, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const short = [...base].slice(0, LONGEST).join('').trimEnd();
  return `${short || 'file'}.${kind}`;
}
