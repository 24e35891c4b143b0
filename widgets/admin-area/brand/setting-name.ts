import { fromPointer, isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { languageName } from '../content/language-name.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { brandSchemaQuery } from './brand.generated.ts';
import { type InnerWords, innerName } from './inner-name.ts';
import { readSetting } from './schema-tools.ts';
import { type ReadSetting, useSettingReader } from './use-read-setting.ts';

export interface SettingName {
  /** Of the groups around the setting, of itself, and of what is inside of it. */
  titles: readonly string[];
  lang: 'en' | undefined;
}

/** Names settings as the form does; undefined while the schema is being loaded. */
export function useSettingNames(): ((pointer: string) => SettingName) | undefined {
  const { data } = useAnswer(brandSchemaQuery);
  const t = useTexts('admin');
  const locale = usePageLocale();
  const root = data && isObject(data.brandSchema) ? data.brandSchema : null;
  const read = useSettingReader(root ?? {});
  const words: InnerWords = {
    language: (code) => languageName(code, locale),
    entry: (number) => t('changes.entry', { number }),
  };
  return root === null ? undefined : (pointer) => nameOf(root, { read, words }, fromPointer(pointer).map(String));
}

/** Names what is at a path. What the schema does not know keeps its key. */
export function nameOf(
  root: JsonObject,
  { read, words }: { read: ReadSetting; words: InnerWords },
  path: readonly string[],
): SettingName {
  let node: JsonObject | undefined = root;
  let isGroup = true;
  let lang: SettingName['lang'];
  const titles = path.map((key, at) => {
    if (node === undefined) return key;
    if (!isGroup) {
      const inner = innerName(root, node, key, words);
      node = inner.node;
      return inner.title;
    }
    node = readSetting(root, path[at - 1] ?? '', node).settings.find((inner) => inner.key === key)?.schema;
    if (node === undefined) return key;
    const setting = read(path.slice(0, at + 1), node);
    isGroup = setting.kind === 'group';
    lang = setting.lang;
    return setting.title;
  });
  return { titles, lang };
}
