/** Words of one's own, out of a line that may hold several. */
export function entriesOf(text: string): string[] {
  return text
    .split(/[,;\n\t]+/)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/** The list with new entries behind it, each once whatever its case, at most so many. */
export function withEntries(entries: readonly string[], added: readonly string[], most: number): string[] {
  const known = new Set(entries.map((entry) => entry.toLowerCase()));
  const fresh = added.filter((entry) => {
    const isFresh = !known.has(entry.toLowerCase());
    known.add(entry.toLowerCase());
    return isFresh;
  });
  return [...entries, ...fresh].slice(0, Math.max(most, entries.length));
}
