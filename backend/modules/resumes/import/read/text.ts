/** Plain text of any encoding that word processors write. */
import { FileFaultError } from './file-fault.ts';

/** Throws `FileFaultError` for what is no text. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  const odd = text.slice(0, 20_000).match(/(?![\t\n\v\f\r])\p{Cc}|\ufffd/gu)?.length ?? 0;
  if (odd > 0 && odd > Math.min(text.length, 20_000) / 100) throw new FileFaultError('RESUME_FILE_UNKNOWN');
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
