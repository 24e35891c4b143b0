/** Lowercase without accents, for comparing headings. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’`´]/g, "'");
}
