/** A name that an employer gives, on one line; null for none, one that is too long, or one with control characters. */
export function givenName(text: string, longest: number): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return name === '' || [...name].length > longest || /\p{Cc}/u.test(name) ? null : name;
}
