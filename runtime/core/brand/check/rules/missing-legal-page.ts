import { stringAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries outside the Union where who publishes a site has to be said, too; within it, by directive 2000/31/EC. */
const IMPRINT = new Set(['CH', 'GB', 'IS', 'LI', 'NO']);

/** What lawyers and visitors of a country call its imprint. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ AT: 'Impressum', CH: 'Impressum', DE: 'Impressum', LI: 'Impressum' },
  ...{ BE: 'mentions légales', FR: 'mentions légales', LU: 'mentions légales', ES: 'aviso legal' },
};

/** Legal pages required in a country. */
function requiredIn(country: string): string[] {
  const isInUnion = EUROPEAN_UNION.has(country);
  return [
    'privacy',
    ...(isInUnion || IMPRINT.has(country) ? ['imprint'] : []),
    ...(isInUnion ? ['accessibility'] : []),
  ];
}

export const missingLegalPage = defineRule({
  code: 'MISSING_LEGAL_PAGE',
  severity: 'warning',
  description:
    'The law of the country requires a page that the brand does not have: a privacy policy anywhere, an imprint in the European Union, Switzerland, Liechtenstein, Norway, Iceland and the United Kingdom, an accessibility statement in the European Union.',
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
        message: `A site of the country "${country}" needs the legal page "${name}"${called(name, country)}. Add a page and name its key in "site.legal.${name}".`,
      };
    }
  },
});

function called(name: string, country: string): string {
  const word = name === 'imprint' ? CALLED[country] : undefined;
  return word === undefined ? '' : ` (${word})`;
}
