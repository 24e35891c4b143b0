/** Small text helpers of the demo content. */

/** Replaces `{name}` by its value; an unknown name throws, so that no placeholder ever reaches a page. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" asks for {${name}}, which nobody gave.`);
    return value;
  });
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export const paragraph = (...sentences: string[]): string => `<p>${escapeHtml(sentences.join(' '))}</p>`;
export const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
