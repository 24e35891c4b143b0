/** Letters without accents in lower case, so that words of headings compare. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’`´]/g, "'");
}
