/** Checks on a file before it is uploaded. The backend inspects its contents. */
import type { Schema } from '../../../schemas/resolved-schema.ts';
import type { FilePurpose, FormTools } from '../control-contract.ts';

const LARGEST_MEGABYTES = 50;
const MEGABYTE = 1024 * 1024;
const PICTURES = ['jpg', 'jpeg', 'png', 'webp'];
const KINDS = ['pdf', ...PICTURES];
/** Where a brand allows them, the schema says so (`x-kinds`). */
const TEXT_DOCUMENTS = ['docx', 'odt'];
const longestName = 200;

/** Limits on uploads. */
export interface FileLimits {
  /** Extensions. */
  kinds: readonly string[];
  megabytes: number;
}

/** Limits of an upload purpose, which the answer's schema may change (`x-kinds`, `x-megabytes`). */
export function limitsOf(purpose: FilePurpose, schema: Schema = {}): FileLimits {
  const takesDocuments = purpose === 'ATTACHMENT' || purpose === 'DOCUMENT';
  const own = takesDocuments ? KINDS : PICTURES;
  const most = takesDocuments ? [...KINDS, ...TEXT_DOCUMENTS] : own;
  const wanted = schema['x-kinds'];
  const kinds = Array.isArray(wanted) ? most.filter((kind) => wanted.map(sameKind).includes(sameKind(kind))) : own;
  const size = schema['x-megabytes'];
  return { kinds, megabytes: typeof size === 'number' ? Math.min(size, LARGEST_MEGABYTES) : LARGEST_MEGABYTES };
}

/** jpg and jpeg are the same kind. */
const sameKind = (kind: unknown) => (kind === 'jpeg' ? 'jpg' : kind);

/** For the `accept` of a file input. */
export function acceptOf({ kinds }: FileLimits): string {
  return kinds.map((kind) => `.${kind}`).join(',');
}

/** Why a file cannot be uploaded, as a sentence; null if it can. */
export function refusalOf(
  file: Pick<File, 'name' | 'size'>,
  { kinds, megabytes }: FileLimits,
  { t, locale }: Pick<FormTools, 't' | 'locale'>,
): string | null {
  const kind = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (kind === undefined || !kinds.includes(kind)) return t('files.kind', { kinds: listOf(kinds, locale) });
  if (file.size === 0) return t('files.empty');
  if (file.size > megabytes * MEGABYTE) return t('files.size', { size: sizeText(file.size, locale), most: megabytes });
  return file.name.length > longestName ? t('files.name', { count: longestName }) : null;
}

/** `pdf, jpg or png`, localized. */
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
