/** Whether a text of at least this many letters is mostly in capitals. */
export function isShouted(text: string, letters: number): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return all >= letters && capitals / all > 0.7;
}
