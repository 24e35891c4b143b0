/** Words of stored HTML. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** Text of sanitised HTML; blocks and breaks become spaces. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:b|i|em|strong|span|a|u|s|sub|sup|mark|small|code)(?:\s[^>]*)?>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => decode(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
