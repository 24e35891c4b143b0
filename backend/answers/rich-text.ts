/** Rich text as it is stored: sanitized to the format that its author may use. */

import { type JsonObject, readObject, readText } from '../read-json.ts';
import { cleanHtml } from './clean-html.ts';

/** Null when no readable text is left. `full` for authors who may use tables and media. */
export async function storableText(answer: unknown, { full }: { full: boolean }): Promise<JsonObject | null> {
  const { value, format } = readObject(answer);
  const text = readText(value) ?? '';
  const kept = format === 'full_html' && full ? 'full_html' : 'filtered_html';
  // Plain text is turned into paragraphs once; stored as plain text, the next save would show their tags.
  const html = await cleanHtml(text, format === 'plain' ? 'plain' : kept);
  return html === '' ? null : { value: html, format: kept };
}
