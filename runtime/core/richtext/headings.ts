/**
 * Texts below the title of a page begin with headings of the second level; the editor and the sanitizer know the third to
 * the sixth alone.
 */

/** HTML with every heading moved by one level: down to between 3 and 6, or up to between 2 and 5. */
export function shiftHeadings(html: string, by: 1 | -1): string {
  return html.replace(/(<\/?h)([1-6])\b/gi, (_, tag: string, level: string) => {
    const moved = Number(level) + by;
    return tag + (by === 1 ? Math.min(6, Math.max(3, moved)) : Math.max(2, moved));
  });
}
