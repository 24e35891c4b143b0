/** Values of an item by the rules of a mapping. Pure. */

import type { ImportField } from '../../../../runtime/core/importing/fields.ts';
import type { FeedItem } from '../read/feed-item.ts';
import type { Mapping } from './mapped-job.ts';

export type Fields = FeedItem['fields'];

/** All values of the first path that has some; the constant where none has. */
export function valuesOf(fields: Fields, { fields: rules }: Mapping, name: ImportField): readonly string[] {
  const rule = rules[name];
  if (rule === undefined) return [];
  for (const path of rule.paths) {
    const values = fields.get(path)?.filter((value) => value.trim() !== '');
    if (values !== undefined && values.length > 0) return values;
  }
  return rule.constant === undefined || rule.constant === '' ? [] : [rule.constant];
}

/** The first value; empty where there is none. */
export function textAt(fields: Fields, mapping: Mapping, name: ImportField): string {
  return valuesOf(fields, mapping, name)[0] ?? '';
}

/** The values of all paths. */
export function allValuesOf(fields: Fields, { fields: rules }: Mapping, name: ImportField): string[] {
  const rule = rules[name];
  if (rule === undefined) return [];
  const found = rule.paths.flatMap((path) => fields.get(path) ?? []).filter((value) => value.trim() !== '');
  return found.length > 0 || !rule.constant ? found : [rule.constant];
}

const LONGEST_LIST = 5_000;

/** Names in a list that is written as JSON or as a Python literal: `[{'code': '1', 'libelle': 'Crêpes'}]`. Other texts are split at commas. */
export function entriesOf(list: string): string[] {
  const value = list.slice(0, LONGEST_LIST);
  if (/^\s*\[\s*\]?\s*(?:\]|\{|['"])/.test(value)) {
    const labels = [...value.matchAll(/['"](?:libelle|label|name|title|value)['"]\s*:\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, double, single]) => double ?? single ?? '',
    );
    const texts =
      labels.length > 0 ? labels : [...value.matchAll(/"([^"]+)"|'([^']+)'/g)].map(([, a, b]) => a ?? b ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  }
  return value
    .split(/[,;|•\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
