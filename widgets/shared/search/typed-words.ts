const sameLetters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** Normalized words as they were typed in a text; unchanged if they are not found there. */
export function asTyped(normalized: string, text: string): string {
  const typed = text.split(/\s+/);
  const count = normalized.split(' ').length;
  for (let at = 0; at + count <= typed.length; at += 1) {
    const words = typed.slice(at, at + count).join(' ');
    if (sameLetters.compare(words, normalized) === 0) return words;
  }
  return normalized;
}
