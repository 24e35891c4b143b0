/** The name under which a file is offered for download. */
import type { FileKind } from './file-kinds.ts';

const LONGEST = 120;

/**
 * The sender's file name, safe to display and save: its last segment, without control and bidirectional characters, with
 * the extension of the detected type.
 */
export function readableName(sent: string, kind: FileKind): string {
  const base = sent
    .normalize('NFC')
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(\.(pdf|jpe?g|png|webp|docx|odt))+$/iu, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const short = [...base].slice(0, LONGEST).join('').trimEnd();
  return `${short || 'file'}.${kind}`;
}
