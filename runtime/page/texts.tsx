import { type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { CatalogueCut } from '../core/texts/catalogues.ts';
import { i18nOf, type Translate, translateIn } from '../core/texts/translator.ts';

export type { Translate } from '../core/texts/translator.ts';

interface TextsProviderProps {
  texts: CatalogueCut;
  /** Called with each missing key; the key itself is shown. */
  onMissing?: (key: string) => void;
  children: ReactNode;
}

/** Provides the texts of one language to its descendants, which read them with `useTexts`. */
export function TextsProvider({ texts, onMissing = warnMissing, children }: TextsProviderProps) {
  return <I18nextProvider i18n={i18nOf(texts, onMissing)}>{children}</I18nextProvider>;
}

function warnMissing(key: string): void {
  console.warn(`No text for "${key}" on this page. Does widget.json list its namespace?`);
}

/** Texts of one namespace in the language of the page. The widget lists the namespace under `texts` in its widget.json. */
export function useTexts(namespace: string): Translate {
  const given = useContext(I18nContext);
  if (!given?.i18n) throw new Error('useTexts outside of a page: wrap the element in TextsProvider.');
  return translateIn(given.i18n, namespace);
}
