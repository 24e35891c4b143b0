/** An employer's words with the values of an application. */
import {
  fillPlaceholders,
  PLACEHOLDERS,
  unknownPlaceholder,
} from '../../../runtime/core/conversations/placeholders.ts';
import { refusal } from '../../refusal.ts';
import { nameIn, readContent } from './content.ts';
import type { ApplicationRow } from './store.ts';

/** Throws `UserError` PLACEHOLDER_UNKNOWN for one that does not exist. */
export function refuseUnknownPlaceholders(text: string): void {
  const name = unknownPlaceholder(text);
  const known = PLACEHOLDERS.map((one) => `{{${one}}}`).join(', ');
  if (name !== null) throw refusal('PLACEHOLDER_UNKNOWN', { name: `{{${name}}}`, known });
}

export function filledFor(text: string, { data, jobTitle, organizationName }: ApplicationRow): string {
  const content = readContent(data);
  const name = nameIn(content);
  const firstName = content.firstName ?? '';
  return fillPlaceholders(text, { firstName, name, job: jobTitle, organization: organizationName });
}
