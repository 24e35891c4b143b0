/** How many answers one function keeps; a page needs a few dozen. */
const most = 1000;

/** The answer for a key, made once: formatting by `Intl` takes longer than an element. Forgets everything when it is full. */
export function remember(answers: Map<string, string>, key: string, make: () => string): string {
  const known = answers.get(key);
  if (known !== undefined) return known;
  if (answers.size >= most) answers.clear();
  const made = make();
  answers.set(key, made);
  return made;
}
