/** Interface texts from the catalogues. */
import { readFileSync } from 'node:fs';

export type TextsOf = (key: string) => string;

/** `search:form.submit` -> `Search`. Throws for an unknown key, so that no test looks for a missing text. */
export function createTexts(locale: string): TextsOf {
  const read = (namespace: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    let value = read(namespace);
    for (const part of path.split('.')) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    }
    if (typeof value !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no text "${path}".`);
    return value;
  };
}
