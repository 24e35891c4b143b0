/** Reading of environment variables that several settings share. */
export type Environment = Record<string, string | undefined>;

/** The end of a variable that is meant for one brand: `__HARBOR_LEDGER`. */
export const brandSuffix = (brandId: string): string => `__${brandId.toUpperCase().replaceAll('-', '_')}`;

/** Throws an Error with one readable sentence for what is no http or https address. */
export function checkWebAddress(name: string, text: string, example: string): void {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} is "${text}"; it must be an http or https address such as ${example}.`);
}

/** Throws an Error with one readable sentence for what is no whole number of this range. */
export function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${name} is "${text}"; it must be a whole number from ${min} to ${max}.`);
  }
  return value;
}
