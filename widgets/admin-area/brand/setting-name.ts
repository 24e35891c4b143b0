import { useContext } from 'react';
import { fromPointer, isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { languageName } from '../content/language-name.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { brandSchemaQuery } from './brand.generated.ts';
import { type InnerWords, innerName } from './inner-name.ts';
import { NamedDocuments, ownName, propsSchema, valueIn } from './named-values.ts';
import { readSetting } from './schema-tools.ts';
import { useCatalogueName, useStandardTexts, withStandardTexts } from './standard-texts.ts';
import { type ReadSetting, useSettingReader } from './use-read-setting.ts';

export interface SettingName {
  /** Of the groups around the setting, of itself, and of what is inside of it. */
  titles: readonly string[];
  lang: 'en' | undefined;
  /** The schema of its value; undefined where it has none. */
  node: JsonObject | undefined;
}

/** Names a setting as the form does; undefined while the schema is being loaded. */
export function useSettingName(pointer: string): (SettingName & { root: JsonObject }) | undefined {
  const { data } = useAnswer(brandSchemaQuery);
  const t = useTexts('admin');
  const locale = usePageLocale();
  const root = data && isObject(data.brandSchema) ? data.brandSchema : null;
  const read = useSettingReader(root ?? {});
  const documents = useContext(NamedDocuments);
  const path = fromPointer(pointer).map(String);
  const texts = useStandardTexts(path);
  const catalogueName = useCatalogueName();
  const words: InnerWords = {
    language: (code) => languageName(code, locale),
    entry: (number) => t('changes.entry', { number }),
  };
  if (root === null) return undefined;
  const name = nameOf(root, { read, words, documents, locale }, path);
  return { ...name, titles: withStandardTexts(name.titles, path, { texts, root, catalogueName }), root };
}

interface Naming {
  read: ReadSetting;
  words: InnerWords;
  /** Where keys that somebody has chosen, and entries of lists, have names of their own. */
  documents: readonly JsonObject[];
  locale: string;
}

/** Names what is at a path. What neither the schema nor a document names keeps its key. */
export function nameOf(
  root: JsonObject,
  { read, words, documents, locale }: Naming,
  path: readonly string[],
): SettingName {
  let node: JsonObject | undefined = root;
  let isGroup = true;
  let lang: SettingName['lang'];
  const titles = path.map((key, at) => {
    if (node === undefined) return key;
    if (!isGroup) {
      const inner = innerName(root, node, key, words);
      const props = key === 'props' ? propsSchema(root, valueIn(documents, path.slice(0, at))) : undefined;
      node = props ?? inner.node;
      if (!inner.isChosen) return inner.title;
      const own = ownName(root, valueIn(documents, path.slice(0, at + 1)), locale);
      return own === undefined ? inner.title : inner.isEntry ? `${inner.title}: ${own}` : own;
    }
    node = readSetting(root, path[at - 1] ?? '', node).settings.find((inner) => inner.key === key)?.schema;
    if (node === undefined) return key;
    const setting = read(path.slice(0, at + 1), node);
    isGroup = setting.kind === 'group';
    lang = setting.lang;
    return setting.title;
  });
  return { titles, lang, node };
}
