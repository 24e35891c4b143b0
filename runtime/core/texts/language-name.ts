/** The name of a language as a list entry, capitalized: `Français`. `code` and `locale` are BCP 47 tags. */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
