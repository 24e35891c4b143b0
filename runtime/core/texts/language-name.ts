/** A language as an entry of a list names it, with a capital: `Français`. `code` and `locale` are tags of BCP 47. */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
