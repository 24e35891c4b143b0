import { createInstance, type i18n, type TFunction } from 'i18next';
import { keep } from '../keep.ts';
import type { CatalogueCut } from './catalogues.ts';

/** Looks up a text: `t('results.total', { count: 3 })`. An unknown key is returned as is. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const instances = new WeakMap<CatalogueCut, i18n>();
const translators = new WeakMap<i18n, Map<string, Translate>>();

/**
 * The i18next instance of a catalogue, ready synchronously; never the global one, since requests in two languages must
 * not mix.
 * `onMissing` of the first call for a catalogue is called with every missing key.
 */
export function i18nOf(texts: CatalogueCut, onMissing?: (key: string) => void): i18n {
  const known = instances.get(texts) ?? instanceOf(texts, onMissing);
  instances.set(texts, known);
  return known;
}

/** Texts of one namespace of an instance: the same function every time. */
export function translateIn(instance: i18n, namespace: string): Translate {
  const known = translators.get(instance) ?? new Map<string, Translate>();
  translators.set(instance, known);
  return known.get(namespace) ?? keep(known, namespace, remembering(instance.getFixedT(null, namespace)));
}

/** Texts of one namespace of a catalogue, for use outside components. */
export function translatorOf(texts: CatalogueCut, namespace: string, onMissing?: (key: string) => void): Translate {
  return translateIn(i18nOf(texts, onMissing), namespace);
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

/** Memoized, since an i18next lookup takes longer than rendering the element. */
function remembering(t: TFunction): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    const id = values ? `${key}${idOf(values)}` : key;
    return known.get(id) ?? keep(known, id, String(t(key, values ?? {})));
  };
}

/** Joins names and values with characters that do not occur in texts. */
function idOf(values: Readonly<Record<string, string | number>>): string {
  let id = '';
  for (const name in values) id += `\0${name}\x01${values[name]}`;
  return id;
}
