import { createInstance, type i18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { keep } from '../core/keep.ts';
import type { CatalogueCut } from '../core/texts/catalogues.ts';

/** Looks up a text: `t('results.total', { count: 3 })`. An unknown key shows itself. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const instances = new WeakMap<CatalogueCut, i18n>();
const TextsContext = createContext<i18n | null>(null);

/** One i18next instance per catalogue cut, never the global one: requests in two languages must not mix. */
function instanceOf(texts: CatalogueCut, onMissing: (key: string) => void): i18n {
  const kept = instances.get(texts);
  if (kept) return kept;
  const instance = createInstance({
    lng: texts.locale,
    fallbackLng: false,
    resources: { [texts.locale]: texts.namespaces },
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissing(key);
      return key;
    },
  });
  instance.init();
  instances.set(texts, instance);
  return instance;
}

interface TextsProviderProps {
  texts: CatalogueCut;
  /** Called with a key that no catalogue of the page holds; the key itself is shown. */
  onMissing?: (key: string) => void;
  children: ReactNode;
}

export function TextsProvider({ texts, onMissing = warnMissing, children }: TextsProviderProps) {
  const instance = useMemo(() => instanceOf(texts, onMissing), [texts, onMissing]);
  return <TextsContext value={instance}>{children}</TextsContext>;
}

function warnMissing(key: string): void {
  console.warn(`No text for "${key}" on this page. Does widget.json list its namespace?`);
}

/** Texts of one namespace in the language of the page. The widget lists the namespace under `texts` in its widget.json. */
export function useTexts(namespace: string): Translate {
  const instance = useContext(TextsContext);
  if (!instance) throw new Error('useTexts outside of a page: wrap the element in TextsProvider.');
  return translatorOf(instance, namespace);
}

const translators = new WeakMap<i18n, Map<string, Translate>>();

/** Remembers what it translated: i18next takes longer for a word than React for its element. */
function translatorOf(instance: i18n, namespace: string): Translate {
  const known = translators.get(instance) ?? new Map<string, Translate>();
  translators.set(instance, known);
  const kept = known.get(namespace);
  if (kept) return kept;
  const fixed = instance.getFixedT(null, namespace);
  const texts = new Map<string, string>();
  const translate: Translate = (key, values) => {
    const id = values ? `${key}${idOf(values)}` : key;
    return texts.get(id) ?? keep(texts, id, String(fixed(key, values ?? {})));
  };
  known.set(namespace, translate);
  return translate;
}

/** Names and values apart by characters that no text holds. */
function idOf(values: Readonly<Record<string, string | number>>): string {
  let id = '';
  for (const name in values) id += `\0${name}\x01${values[name]}`;
  return id;
}
