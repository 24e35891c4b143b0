/** Texts that come with the program, for settings that are about them: wordings of a brand, groups and fields of forms. */
import { useQuery } from '@tanstack/react-query';
import { isObject, type Json, type JsonObject, stringAt } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';

interface Wanted {
  locale: string;
  namespace: string;
}

/** The texts that the setting at a path is about, for which they have to be loaded; null for most settings. */
function wantedTexts([group, inner = '', part]: readonly string[], locale: string): Wanted | null {
  if (group === 'messages' && part !== undefined) return { locale: inner.split('-')[0] ?? inner, namespace: part };
  return group === 'forms' && part === 'items' ? { locale, namespace: 'form-fields' } : null;
}

/** Those texts; undefined while they are loaded, where there are none, and for other settings. */
export function useStandardTexts(path: readonly string[]): Json | undefined {
  const wanted = wantedTexts(path, usePageLocale());
  const { data } = useQuery({
    queryKey: ['standard-texts', wanted?.locale, wanted?.namespace],
    queryFn: () => (wanted === null ? null : loadTexts(wanted)),
    enabled: wanted !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/** A language in which the administration has no texts has none. */
async function loadTexts({ locale, namespace }: Wanted): Promise<Json | null> {
  const response = await fetch(
    `/api/messages/${encodeURIComponent(locale)}?namespace=${encodeURIComponent(namespace)}`,
  );
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The texts were answered with ${response.status}.`);
  const { messages }: { messages: string } = await response.json();
  const all: unknown = JSON.parse(messages);
  return isObject(all) ? (all[namespace] ?? null) : null;
}

/** The shared definitions of form fields, which have the titles that fields lack: `job/job_info/videoUrl` -> `video`. */
const PARTS = 'x-parts';

interface StandardTexts {
  texts: Json | undefined;
  root: JsonObject;
  catalogueName: CatalogueName;
}

type CatalogueName = (part: string) => string;

/** Names a part of the texts: `search`. One that there is no longer keeps its key. */
export function useCatalogueName(): CatalogueName {
  const t = useTexts('brand-settings');
  return (part) => {
    const key = `catalogues.${part}`;
    const name = t(key);
    return name === key ? part : name;
  };
}

/** The path of a setting with the titles of form groups and fields, parts of the texts, and the wording of a text, in place of their keys. */
export function withStandardTexts(
  titles: readonly string[],
  path: readonly string[],
  { texts, root, catalogueName }: StandardTexts,
): readonly string[] {
  const [group, form = '', ...inner] = path;
  if (group === 'messages') {
    const [part] = inner;
    const named = titles.map((title, key) => (key === 2 && part !== undefined ? catalogueName(part) : title));
    const wording = texts === undefined ? undefined : stringAt(texts, inner.slice(1));
    return wording === undefined ? named : [...named.slice(0, 3), wording];
  }
  if (texts === undefined) return titles;
  const [, groupName = '', fields, field = ''] = inner;
  const own = [form, groupName];
  const part = stringAt(root, [PARTS, [...own, field].join('/')]) ?? '';
  const fieldTitle = stringAt(texts, [...own, 'fields', field, 'title']) ?? stringAt(texts, ['parts', part, 'title']);
  return titles.map((title, key) => {
    if (key === 3) return stringAt(texts, [...own, 'title']) ?? title;
    return key === 5 && fields === 'fields' ? (fieldTitle ?? title) : title;
  });
}
