export function isVocabulary(_word: string, _languages: readonly string[]): boolean {
  return false;
}
