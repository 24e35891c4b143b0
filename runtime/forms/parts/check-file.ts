/** What can be told of a file before it is sent. The backend looks into it. */
import type { FilePurpose, FormTools } from '../control-contract.ts';

export const LARGEST_FILE = 50 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const PICTURES = ['jpg', 'jpeg', 'png', 'webp'];
const KINDS = ['pdf', ...PICTURES];
const longestName = 200;

/** Extensions that a purpose takes. */
export function kindsOf(purpose: FilePurpose): readonly string[] {
  return purpose === 'ATTACHMENT' || purpose === 'DOCUMENT' ? KINDS : PICTURES;
}

/** For the `accept` of a file field. */
export function acceptOf(purpose: FilePurpose): string {
  return kindsOf(purpose)
    .map((kind) => `.${kind}`)
    .join(',');
}

/** Why a file cannot be sent, in a sentence; null when nothing is against it. */
export function refusalOf(
  file: Pick<File, 'name' | 'size'>,
  purpose: FilePurpose,
  { t, locale }: Pick<FormTools, 't' | 'locale'>,
): string | null {
  const kinds = kindsOf(purpose);
  const kind = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (kind === undefined || !kinds.includes(kind)) return t('files.kind', { kinds: listOf(kinds, locale) });
  if (file.size === 0) return t('files.empty');
  if (file.size > LARGEST_FILE)
    return t('files.size', { size: sizeText(file.size, locale), most: LARGEST_FILE / MEGABYTE });
  return file.name.length > longestName ? t('files.name', { count: longestName }) : null;
}

/** `pdf, jpg or png` in the language. */
export function listOf(words: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}

/** `1.4 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [amount, unit] = bytes < MEGABYTE ? [bytes / 1024, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  const digits = amount < 10 && unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    unit === 'kilobyte' ? Math.max(1, amount) : amount,
  );
}
