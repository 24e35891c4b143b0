import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { Translate } from '../texts/translator.ts';

/** What a visitor reads about a broken rule. `t` looks up the texts of `forms`. */
export function faultText(t: Translate, { code, allowed }: AnswerError): string {
  // A text that is there and has no letter is one that was not written.
  if (code === 'required' || code === 'dependencies' || (code === 'minLength' && allowed === 1))
    return t('fault.required');
  if (code === 'format') return t(formats.has(String(allowed)) ? `fault.format.${allowed}` : 'fault.format.other');
  if (typeof allowed === 'number') return t(`fault.${code}`, { count: allowed });
  return t(known.has(code) ? `fault.${code}` : 'fault.other');
}

const formats: ReadonlySet<string> = new Set(['email', 'uri', 'date', 'date-time', 'phone']);
/** Rules without a number. Those with one are the bounds of JSON Schema. */
const known: ReadonlySet<string> = new Set([
  'type',
  'pattern',
  'enum',
  'oneOf',
  'const',
  'uniqueItems',
  'additionalProperties',
  'x-at-least',
  // What the backend alone can tell.
  'term',
  'video',
  'file',
  'vatNumber',
]);
