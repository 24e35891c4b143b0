import { stringAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

const IMPRINT = new Set(['DE', 'AT', 'CH', 'LI']);
const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Legal pages required in a country. */
function requiredIn(country: string): string[] {
  return [
    'privacy',
    ...(IMPRINT.has(country) ? ['imprint'] : []),
    ...(EUROPEAN_UNION.has(country) ? ['accessibility'] : []),
  ];
}

export const missingLegalPage = defineRule({
  code: 'MISSING_LEGAL_PAGE',
  severity: 'warning',
  description:
    'The law of the country requires a page that the brand does not have: a privacy policy anywhere, an imprint in Germany, Austria, Switzerland and Liechtenstein, an accessibility statement in the European Union.',
  remedy: 'Add the page below `pages` with a `path` and name its key in `site.legal`.',
  *find({ document, own, id, locate }) {
    const country = stringAt(document, ['site', 'country']);
    if (country === undefined || document.abstract === true || id === ROOT_ID) return;
    for (const name of requiredIn(country)) {
      if (stringAt(document, ['site', 'legal', name]) !== undefined) continue;
      yield {
        path: ['site', 'legal', name],
        location: locate(
          valueAt(own, ['site', 'legal', name]) === null ? ['site', 'legal', name] : ['site', 'country'],
        ),
        message: `A site of the country "${country}" needs the legal page "${name}". Add a page and name its key in "site.legal.${name}".`,
      };
    }
  },
});
