/** Names and codes of countries and their regions, as they stand behind a town. Pure. */
import taxonomy from '../../../../data/taxonomies/region.json' with { type: 'json' };
import { fold } from './fold.ts';

const UNITED_STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';
const CANADA = 'ON QC BC AB MB SK NS NB NL PE PEI YT NT NU';
const AUSTRALIA = 'NSW VIC QLD SA WA TAS NT ACT';
const CANTONS = new Set('AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '));
/** The code of a canton of Switzerland. */
export const isCanton = (code: string): boolean => CANTONS.has(code);
const codesOf = (codes: string) => codes.replace(/ /g, '|');
/** Patterns of the codes that stand before or behind a postal code. */
export const CODES = { us: codesOf(UNITED_STATES), ca: codesOf(CANADA), au: codesOf(AUSTRALIA) };

/** Regions of other countries that the taxonomy does not have one by one. */
const BESIDE = `california, colorado, florida, georgia, illinois, massachusetts, michigan, minnesota, new jersey, new york, north carolina,
  ohio, pennsylvania, texas, virginia, washington, alabama, alaska, arizona, arkansas, connecticut, delaware, hawaii, idaho, indiana, iowa, kansas, kentucky, louisiana,
  maine, mississippi, missouri, montana, nebraska, nevada, new hampshire, new mexico, north dakota, oklahoma, oregon,
  rhode island, south carolina, south dakota, tennessee, utah, vermont, west virginia, wisconsin, wyoming, maryland,
  new south wales, victoria, queensland, south australia, western australia, tasmania, northern territory,
  andhra pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala,
  madhya pradesh, maharashtra, odisha, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, uttar pradesh,
  uttarakhand, west bengal, ile-de-france, bedfordshire, berks, bucks, herts, hants, oxon, cornwall, cumbria, devon, dorset,
  essex, kent, norfolk, northants, northumberland, somerset, suffolk, surrey, sussex, middlesex, rutland, merseyside,
  greater manchester, tyne and wear, isle of wight, gwent, powys, dyfed, gwynedd, clwyd, glamorgan, fife, lothian`;
const COUNTRIES =
  'uk, u.k., usa, u.s.a., us, uae, england, scotland, the netherlands, holland, republic of ireland, united states of america, deutschland, suisse';

const split = (text: string) => text.split(',').map((name) => name.trim());
const namesOf = (isOwn: (code: string) => boolean) =>
  taxonomy.terms.flatMap(({ code, labels }) => (isOwn(code) ? Object.values(labels).map(fold) : []));
const countries = new Set([...namesOf((code) => !code.includes('_')), ...split(COUNTRIES)]);
// A town may be called like its region: Berlin, Hamburg, Geneva.
const regions = new Set([...namesOf((code) => /^(?:us|ca|gb)_/.test(code)), ...split(BESIDE)]);
const all = new Set(namesOf((code) => code.includes('_')));
const codes = new Set(Object.values(CODES).flatMap((pattern) => pattern.split('|')));

const plain = (text: string) =>
  fold(text)
    .replace(/[().]+$|^\(/g, '')
    .trim();
export const isCountry = (text: string): boolean => countries.has(plain(text)) || countries.has(fold(text));
/** The same, or a region of any other country: for what stands between a town and its country. */
export const isAnyRegion = (text: string): boolean => isRegion(text) || all.has(plain(text));
/** A county of Britain or Ireland, a state or a province. */
export const isRegion = (text: string): boolean =>
  codes.has(text.trim()) ||
  regions.has(plain(text)) ||
  /^(?:co\.?|county) \p{L}|shire$|^(?:north|south|east|west) (?:yorkshire|sussex|midlands)$/iu.test(text.trim());
