/** What choices mean, in place of their keys. */
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { follow, readSetting } from './schema-tools.ts';

/** A choice, or a list of them, in words; undefined for any other value. */
export function choiceWords(root: JsonObject, node: JsonObject, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const { items } = follow(root, node);
    const said = isObject(items) ? value.map((one) => choiceWords(root, items, one)) : [];
    return said.length > 0 && said.every((one) => one !== undefined) ? said.join(', ') : undefined;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const { choices } = readSetting(root, '', node);
  const meaning = choices.find((choice) => choice.value === value)?.description;
  // Meanings are sentences; a value is none.
  return meaning ? meaning.replace(/\.$/, '') : undefined;
}
