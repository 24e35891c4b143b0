import { itemsAt, type Path, stringAt, stringsAt } from '../../sources/json.ts';
import { describeUnknownCountry, isCountry } from '../codes.ts';
import { PLACES } from '../places.ts';
import { type CheckContext, defineRule } from '../rule.ts';

export const unknownCountry = defineRule({
  code: 'UNKNOWN_COUNTRY',
  severity: 'error',
  description: 'These two letters are not the code of a country.',
  remedy: 'Use the ISO 3166-1 code: US, DE, and GB for the United Kingdom.',
  *find({ document }) {
    for (const { path, code } of countriesOf(document)) {
      // Malformed codes are reported by the schema.
      if (!/^[a-z]{2}$/i.test(code) || isCountry(code.toUpperCase())) continue;
      yield { path, message: describeUnknownCountry(code) };
    }
  },
});

/** Every value in a document that names a country. */
function* countriesOf(document: CheckContext['document']): Generator<{ path: Path; code: string }> {
  const own = stringAt(document, ['site', 'country']);
  if (own !== undefined) yield { path: ['site', 'country'], code: own };
  const suggested = ['search', 'autocomplete', 'countries'];
  for (const { index, text } of stringsAt(document, suggested)) yield { path: [...suggested, index], code: text };
  for (const places of PLACES)
    for (const index of itemsAt(document, places).keys()) {
      const path = [...places, index, 'country'];
      const code = stringAt(document, path);
      if (code !== undefined) yield { path, code };
    }
}
