import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import type { useReadSetting } from './use-read-setting.ts';

/** A setting of the schema. */
export interface SettingPlace {
  path: readonly string[];
  node: JsonObject;
}

/** Settings whose name, path or description contains the search terms. */
export function searchSettings(
  read: ReturnType<typeof useReadSetting>,
  { path, node }: SettingPlace,
  words: string,
): SettingPlace[] {
  const setting = read(path, node);
  const text = `${path.join(' ')} ${setting.title} ${setting.description}`.toLowerCase();
  if (setting.kind === 'group') {
    return setting.settings.flatMap(({ key, schema }) =>
      searchSettings(read, { path: [...path, key], node: schema }, words),
    );
  }
  return text.includes(words) && isObject(node) ? [{ path, node }] : [];
}
