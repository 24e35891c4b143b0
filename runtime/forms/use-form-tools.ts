import { useMemo } from 'react';
import { browserSettings } from '../graphql/browser-settings.ts';
import { graphql, inSession } from '../graphql/client.ts';
import { useTexts } from '../page/texts.tsx';
import type { PageInfo } from '../page/widget-contract.ts';
import { sessionToken } from '../session/session-keeper.ts';
import type { Choice, FormTools } from './control-contract.ts';
import { createUploadFile } from './upload-file.ts';

interface ToolOptions {
  toolbar?: FormTools['toolbar'];
  /** Keep the same object between renders. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Same here. */
  textHelp?: FormTools['textHelp'];
}

/** ISO 3166-1 alpha-2: that of the brand, then those whose places it suggests. */
function countriesOf({ site, search }: PageInfo['brand']): string[] {
  return [...new Set([site.country, ...search.autocomplete.countries.map((code) => code.toUpperCase())])];
}

/** What the controls of a form on this page need. Requires the texts `controls`. */
export function useFormTools(
  { brand, locale }: PageInfo,
  { toolbar = 'standard', choices, textHelp }: ToolOptions = {},
): FormTools {
  const t = useTexts('controls');
  return useMemo(
    () => ({
      locale,
      country: brand.site.country,
      countries: countriesOf(brand),
      timeZone: brand.site.timeZone,
      currency: brand.prices.currency ?? 'EUR',
      query: graphql,
      upload: (...sending) =>
        inSession(() => createUploadFile({ ...browserSettings(), token: sessionToken })(...sending)),
      toolbar,
      t,
      autocompleteThreshold: brand.search.facetAutocompleteThreshold,
      ...(choices && { choices }),
      ...(textHelp && { textHelp }),
    }),
    [brand, locale, t, toolbar, choices, textHelp],
  );
}
