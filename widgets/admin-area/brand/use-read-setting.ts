import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { follow, readSetting, type SettingSchema } from './schema-tools.ts';
import { useSettings } from './setting-context.ts';

export interface NamedSetting extends SettingSchema {
  /** Language of title and description if different from that of the page: the schema is in English. */
  lang: 'en' | undefined;
}

/** Reads the setting at a path. Features and groups have names and descriptions in the language of the page. */
export function useReadSetting(): (path: readonly string[], node: JsonObject) => NamedSetting {
  const t = useTexts('brand-settings');
  const { root } = useSettings();
  return (path, node) => {
    const setting = readSetting(root, path.at(-1) ?? '', node);
    const key = textKeyOf(root, path, node);
    if (key === null) return { ...setting, lang: 'en' };
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
