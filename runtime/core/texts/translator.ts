import { createInstance, type i18n, type TFunction } from 'i18next';
import { keep } from '../keep.ts';
import type { CatalogueCut } from './catalogues.ts';

/** Looks up a text: `t('results.total', { count: 3 })`. An unknown key shows itself. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

interface Texts {
  instance: i18n;
  byNamespace: Map<string, Translate>;
}

const kept = new WeakMap<CatalogueCut, Texts>();

/**
 * The texts of one namespace of a catalogue. One i18next instance per catalogue, never the global one: requests in two
 * languages must not mix. `onMissing` of the first ask for a catalogue is called with every key that it lacks.
 */
export function translatorOf(texts: CatalogueCut, namespace: string, onMissing?: (key: string) => void): Translate {
  const known = kept.get(texts) ?? { instance: instanceOf(texts, onMissing), byNamespace: new Map() };
  kept.set(texts, known);
  const translate = known.byNamespace.get(namespace) ?? remembering(known.instance.getFixedT(null, namespace));
  known.byNamespace.set(namespace, translate);
  return translate;
}

function instanceOf(texts: CatalogueCut, onMissing?: (key: string) => void): i18n {
  const instance = createInstance({
    lng: texts.locale,
    fallbackLng: false,
    resources: { [texts.locale]: texts.namespaces },
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissing?.(key);
      return key;
    },
  });
  instance.init();
  return instance;
}

/** i18next takes longer for a word than React for its element. */
function remembering(t: TFunction): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    const id = values ? `${key}${idOf(values)}` : key;
    return known.get(id) ?? keep(known, id, String(t(key, values ?? {})));
  };
}

/** Names and values apart by characters that no text holds. */
function idOf(values: Readonly<Record<string, string | number>>): string {
  let id = '';
  for (const name in values) id += `\0${name}\x01${values[name]}`;
  return id;
}
