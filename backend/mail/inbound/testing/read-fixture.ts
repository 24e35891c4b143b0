/** Mails as mail programs send them, written by hand. For tests. */
import { readFileSync } from 'node:fs';

/** A mail of this folder, to an address, with these bytes as its attachment where it has one. */
export function mailFixture(
  name: string,
  to = 'reply+x@in.example.com',
  pdf: Buffer = Buffer.from('%PDF-1.7'),
): Buffer {
  const text = readFileSync(new URL(`./${name}.eml`, import.meta.url), 'utf8');
  return Buffer.from(
    text.replaceAll(/(?:reply|bounce)\+TARGET@in\.example\.com/g, to).replace('PDFBYTES', pdf.toString('base64')),
  );
}
