/**
 * The term of an occupation whose stem is also that of an everyday word: the stemmers cut Buchhalter and Buchhaltung,
 * officer and office, formateur and formation to the same letters. No stemmer changes an `x` at the end.
 */
export function occupationTerm(word: string): string {
  return `${word}x`;
}
