/** Whether a text of at least so many letters is written in capitals, but for a word here and there. */
export function isShouted(text: string, letters: number): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return all >= letters && capitals / all > 0.7;
}
