import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CatalogueCut } from '../core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../core/texts/translator.ts';

export type { Translate } from '../core/texts/translator.ts';

const TextsContext = createContext<((namespace: string) => Translate) | null>(null);

interface TextsProviderProps {
  texts: CatalogueCut;
  /** Called with a key that no catalogue of the page holds; the key itself is shown. */
  onMissing?: (key: string) => void;
  children: ReactNode;
}

/** Gives the texts of one language to all that is drawn inside: `useTexts` reads them. */
export function TextsProvider({ texts, onMissing = warnMissing, children }: TextsProviderProps) {
  const textsOf = useMemo(() => (namespace: string) => translatorOf(texts, namespace, onMissing), [texts, onMissing]);
  return <TextsContext value={textsOf}>{children}</TextsContext>;
}

function warnMissing(key: string): void {
  console.warn(`No text for "${key}" on this page. Does widget.json list its namespace?`);
}

/** Texts of one namespace in the language of the page. The widget lists the namespace under `texts` in its widget.json. */
export function useTexts(namespace: string): Translate {
  const textsOf = useContext(TextsContext);
  if (!textsOf) throw new Error('useTexts outside of a page: wrap the element in TextsProvider.');
  return textsOf(namespace);
}
