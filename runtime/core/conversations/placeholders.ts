/** Placeholders in an employer's words, which become those of each applicant: `{{firstName}}`. Pure. */

export const PLACEHOLDERS = ['firstName', 'name', 'job', 'organization'] as const;

export type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is keyof PlaceholderValues => PLACEHOLDERS.some((one) => one === name);

/** The first placeholder that does not exist; null without one. */
export function unknownPlaceholder(text: string): string | null {
  return [...text.matchAll(NAMED)].map(([, name = '']) => name).find((name) => !isKnown(name)) ?? null;
}

/** The text with values. What follows an empty value closes up: `Dear {{firstName}},` is `Dear,`. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/( ?)\{\{\s*([^{}]*?)\s*\}\}/g, (whole, space: string, name: string) => {
    if (!isKnown(name)) return whole;
    return values[name] === '' ? '' : space + values[name];
  });
}
