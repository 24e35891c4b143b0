import { createInstance } from 'i18next';
import { keep } from '../keep.ts';
import type { CatalogueCut } from './catalogues.ts';

/** Looks up a text: `t('results.total', { count: 3 })`. An unknown key shows itself. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const translators = new WeakMap<CatalogueCut, Map<string, Translate>>();

/**
 * The texts of one namespace of a catalogue. Never i18next's global instance: requests in two languages must not mix.
 * Remembers what it translated: i18next takes longer for a word than React for its element. `onMissing` of the first
 * ask for a catalogue is called with every key that it lacks.
 */
export function translatorOf(texts: CatalogueCut, namespace: string, onMissing?: (key: string) => void): Translate {
  const known = translators.get(texts) ?? new Map<string, Translate>();
  translators.set(texts, known);
  const kept = known.get(namespace);
  if (kept) return kept;
  const made = createTranslator(texts, namespace, onMissing);
  known.set(namespace, made);
  return made;
}

function createTranslator(texts: CatalogueCut, namespace: string, onMissing?: (key: string) => void): Translate {
  const instance = createInstance({
    lng: texts.locale,
    fallbackLng: false,
    resources: { [texts.locale]: texts.namespaces },
    defaultNS: namespace,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissing?.(key);
      return key;
    },
  });
  instance.init();
  const known = new Map<string, string>();
  return (key, values) => {
    const id = values ? `${key}${idOf(values)}` : key;
    return known.get(id) ?? keep(known, id, String(instance.t(key, values ?? {})));
  };
}

/** Names and values apart by characters that no text holds. */
function idOf(values: Readonly<Record<string, string | number>>): string {
  let id = '';
  for (const name in values) id += `\0${name}\x01${values[name]}`;
  return id;
}
