import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { Translate } from '../texts/translator.ts';

/** The error text a visitor reads for a violated rule. `t` looks up texts in `forms`. */
export function faultText(t: Translate, { code, allowed }: AnswerError): string {
  // A text without any letters counts as missing.
  if (code === 'required' || code === 'dependencies' || (code === 'minLength' && allowed === 1))
    return t('fault.required');
  if (code === 'format') return t(formats.has(String(allowed)) ? `fault.format.${allowed}` : 'fault.format.other');
  if (typeof allowed === 'number') return t(`fault.${code}`, { count: allowed });
  return t(known.has(code) ? `fault.${code}` : 'fault.other');
}

const formats: ReadonlySet<string> = new Set(['email', 'uri', 'date', 'date-time', 'phone']);
/** Rules without a numeric bound. Those with one are the bounds of JSON Schema. */
const known: ReadonlySet<string> = new Set([
  'type',
  'pattern',
  'enum',
  'oneOf',
  'const',
  'uniqueItems',
  'additionalProperties',
  'x-at-least',
  // Only the backend can check these.
  'ahead',
  'term',
  'video',
  'file',
  'vatNumber',
]);
