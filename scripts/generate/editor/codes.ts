/** Countries, currencies and time zones, as editors offer them: the codes that the checker accepts. */
import { isCountry, isCurrency } from '../../../runtime/core/brand/check/codes.ts';
import { type Hint, type Names, offers, oneOf } from './hint.ts';

export function codeHints(): Hint[] {
  const all = countries();
  const small: Names = new Map([...all].map(([code, name]) => [code.toLowerCase(), name]));
  const search = ['properties', 'search', 'properties'];
  return [
    { at: ['definitions', 'country'], hint: oneOf(all), apart: 'countries' },
    { at: ['definitions', 'ownPlaces', 'items', 'properties', 'country'], hint: oneOf(all), apart: 'countries' },
    {
      at: [...search, 'autocomplete', 'properties', 'countries', 'items'],
      hint: oneOf(small),
      apart: 'countries_in_small_letters',
    },
    { at: ['properties', 'prices', 'properties', 'currency'], hint: currencyHint(), apart: 'currencies' },
    { at: ['properties', 'site', 'properties', 'timeZone'], hint: offers(timeZones()), apart: 'time_zones' },
    // A swatch in front of the color, which opens a color picker.
    { at: ['definitions', 'colour'], hint: { format: 'color-hex' } },
  ];
}

function countries(): Names {
  const name = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  return new Map(codes.map((code) => [code, `${name.of(code)}.`]));
}

function currencyHint(): Hint['hint'] {
  const name = new Intl.DisplayNames('en', { type: 'currency' });
  const codes = Intl.supportedValuesOf('currency').filter(isCurrency);
  return {
    enum: [...codes, null],
    enumDescriptions: [...codes.map((code) => `${name.of(code)}.`), 'Nothing is sold here.'],
  };
}

/** Some zones have a name for the whole year only where they change their clocks. */
const SUMMER = Date.UTC(2026, 6, 1);

/** Offered, not required: a time zone may have other names, which are accepted, too. */
function timeZones(): Names {
  const describe = (timeZone: string) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(SUMMER);
    return `${parts.find(({ type }) => type === 'timeZoneName')?.value}.`;
  };
  return new Map(['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [zone, describe(zone)]));
}
