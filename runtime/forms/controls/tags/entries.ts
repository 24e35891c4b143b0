/** Splits a line into free text entries. */
export function entriesOf(text: string): string[] {
  return text
    .split(/[,;\n\t]+/)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/** The list with new entries appended, without duplicates (ignoring case), up to a limit. */
export function withEntries(entries: readonly string[], added: readonly string[], most: number): string[] {
  const known = new Set(entries.map((entry) => entry.toLowerCase()));
  const fresh = added.filter((entry) => {
    const isFresh = !known.has(entry.toLowerCase());
    known.add(entry.toLowerCase());
    return isFresh;
  });
  return [...entries, ...fresh].slice(0, Math.max(most, entries.length));
}
