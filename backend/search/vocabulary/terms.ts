export function findFacetWords(
  _words: readonly string[],
  _languages: readonly string[],
): readonly { from: number; to: number; field: string; code: string }[] {
  return [];
}
