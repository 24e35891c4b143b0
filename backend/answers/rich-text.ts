/** Rich text as it is stored: sanitised into the format that its writer may use. */

import { type JsonObject, readObject, readText } from '../read-json.ts';
import { cleanHtml } from './clean-html.ts';

/** Null where nothing that can be read is left. `full` for those who may use tables and media. */
export async function storableText(answer: unknown, { full }: { full: boolean }): Promise<JsonObject | null> {
  const { value, format } = readObject(answer);
  const text = readText(value) ?? '';
  const kept = format === 'full_html' && full ? 'full_html' : 'filtered_html';
  // Plain text becomes paragraphs once; kept as plain, its next save would show their tags.
  const html = await cleanHtml(text, format === 'plain' ? 'plain' : kept);
  return html === '' ? null : { value: html, format: kept };
}
