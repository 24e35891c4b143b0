/** HTML that is safe from injection: interpolated values are escaped unless they were made here. */

/** Only created by `html`. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

/** A piece of HTML; every value in it is escaped for text and for attributes in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.map((string, at) => string + (at < parts.length ? markupOf(parts[at] ?? '') : ''));
  return new Html(markup.join(''));
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('\n');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
