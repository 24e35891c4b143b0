/** The text of a language, else of the language without its region, else English, else any. */
export function inLanguage(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  return texts[locale] ?? texts[locale.split('-')[0] ?? ''] ?? texts.en ?? Object.values(texts)[0];
}
