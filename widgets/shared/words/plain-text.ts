import type { LocalisedText } from '../../../runtime/core/document/brand.generated.ts';

/** A text of the public brand, already in the language of the page, although its type allows one per language. */
export function plainText(text: LocalisedText | null | undefined): string | null {
  return typeof text === 'string' ? text : null;
}
