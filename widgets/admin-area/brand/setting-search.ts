import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { readSetting } from './schema-tools.ts';
import type { NamedSetting, ReadSetting } from './use-read-setting.ts';

/** A setting of the schema. */
export interface SettingPlace {
  path: readonly string[];
  node: JsonObject;
}

/** A setting as the search knows it. */
export interface FoundSetting extends SettingPlace {
  setting: NamedSetting;
  /** Titles of the groups around it, the outermost first. */
  groups: readonly string[];
}

/** Settings whose name, path or description contains the search terms. */
export function searchSettings(read: ReadSetting, place: SettingPlace, words: string): SettingPlace[] {
  return settingsWithin(read, place).filter((found) => textOf(found).includes(words));
}

/** Every setting of the document that has all of the words, those with the words in their names first. */
export function findSettings(read: ReadSetting, root: JsonObject, words: string): FoundSetting[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const hasAll = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const rankOf = ({ setting, groups }: FoundSetting) =>
    hasAll(setting.title) ? 0 : hasAll(`${groups.join(' ')} ${setting.title}`) ? 1 : 2;
  return readSetting(root, '', root)
    .settings.filter(({ key }) => key !== '$schema')
    .flatMap(({ key, schema }) => settingsWithin(read, { path: [key], node: schema }))
    .filter((found) => hasAll(`${found.groups.join(' ')} ${textOf(found)}`))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** The setting at a path; null if there is none. */
export function placeAt(root: JsonObject, path: readonly string[]): SettingPlace | null {
  let node: JsonObject | undefined = root;
  for (const [at, key] of path.entries())
    node = node && readSetting(root, path[at - 1] ?? '', node).settings.find((inner) => inner.key === key)?.schema;
  return node && path.length > 0 ? { path, node } : null;
}

function settingsWithin(
  read: ReadSetting,
  { path, node }: SettingPlace,
  groups: readonly string[] = [],
): FoundSetting[] {
  const setting = read(path, node);
  if (setting.kind === 'group')
    return setting.settings.flatMap(({ key, schema }) =>
      settingsWithin(read, { path: [...path, key], node: schema }, [...groups, setting.title]),
    );
  return isObject(node) ? [{ path, node, setting, groups }] : [];
}

function textOf({ path, setting }: FoundSetting): string {
  return `${path.join(' ')} ${setting.title} ${setting.description}`.toLowerCase();
}
