import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { follow, readSetting, type SettingSchema, WORDS } from './schema-tools.ts';
import { useSettings } from './setting-context.ts';

export interface NamedSetting extends SettingSchema {
  /** Language of title and description if different from that of the page: where the schema has no words in that. */
  lang: 'en' | undefined;
}

export type ReadSetting = (path: readonly string[], node: JsonObject) => NamedSetting;

/** Reads the setting at a path, with its name and description in the language of the page. */
export function useReadSetting(): ReadSetting {
  return useSettingReader(useSettings().root);
}

/** The same outside of the form of a brand. */
export function useSettingReader(root: JsonObject): ReadSetting {
  const t = useTexts('brand-settings');
  return (path, node) => {
    const setting = readSetting(root, path.at(-1) ?? '', node);
    const key = textKeyOf(root, path, node);
    if (key === null) return { ...setting, lang: root[WORDS] === undefined ? 'en' : undefined };
    return { ...setting, title: t(`${key}.name`), description: t(`${key}.help`), lang: undefined };
  };
}

/**
 * Text key of a feature (`features.blog`, `features.oauth/google`) or a group (`groups.site`); null for any other
 * setting.
 */
export function textKeyOf(
  root: JsonObject,
  [group = '', ...inner]: readonly string[],
  node: JsonObject,
): string | null {
  if (group === 'features') return inner.length === 0 ? null : `features.${inner.join('/')}`;
  return inner.length === 0 && typeof follow(root, node).title === 'string' ? `groups.${group}` : null;
}
