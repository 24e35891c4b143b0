/** What somebody is, in a line below the name. Pure. */
import { isContactLine } from './contact.ts';
import { fold } from './fold.ts';
import { isPersonalData } from './form-lines.ts';
import { DOCUMENT_WORDS } from './name.ts';

/** The profession in a line below the name. */
export function headlineIn(lines: readonly string[]): string | null {
  for (const line of lines.filter((one) => one !== '').slice(0, 4)) {
    const text = line.replace(/\t/g, ' · ').trim();
    if (isContactLine(line) || isPersonalData(line) || DOCUMENT_WORDS.test(fold(text)) || /:\s/.test(text)) continue;
    if (text.length >= 4 && text.length <= 100 && !/\d{3}/.test(text) && !/[.!?,]$/.test(text)) return text;
    return null;
  }
  return null;
}
