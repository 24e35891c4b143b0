/** Company names, so that spellings of one company are equal: without legal form, accents and punctuation. Pure. */
import { foldName } from '../modules/taxonomies/spellings.ts';

const LEGAL_FORMS = [
  // Germany, Austria, Switzerland
  ...['gmbh', 'ggmbh', 'gesmbh', 'mbh', 'ag', 'gag', 'se', 'kg', 'kgaa', 'ohg', 'og', 'ug', 'gug', 'gbr'],
  ...['haftungsbeschrankt', 'partg', 'partgmbb', 'ev', 'eg', 'egen', 'ek', 'ekfr', 'ekfm', 'aor', 'kdor', 'vvag'],
  // Britain, Ireland, North America, Australia, India
  ...['ltd', 'limited', 'plc', 'llp', 'lp', 'cic', 'inc', 'incorporated', 'llc', 'pllc', 'corp', 'corporation', 'ulc'],
  ...['company', 'co', 'and co', 'und co', 'u co', 'et co', 'et cie', 'cie', 'pty', 'pte', 'pvt', 'private limited'],
  // France, Belgium, Italy, Spain
  ...['sa', 'sas', 'sasu', 'sarl', 'eurl', 'snc', 'sci', 'scop', 'selarl', 'gie', 'ltee', 'sprl', 'asbl', 'srl', 'spa'],
  ...['sagl', 'sl', 'slu', 'sll', 'slp', 'sau', 's coop', 'sociedad limitada', 'sociedad anonima'],
  // The Netherlands and the North
  ...['bv', 'nv', 'bvba', 'vzw', 'vof', 'ab', 'as', 'asa', 'aps', 'oy', 'oyj'],
];
/** Written before the name in French. */
const LEADING = ['sarl', 'sas', 'sasu', 'eurl', 'selarl'];

/** Short forms may be initials: `S.A.R.L.` is folded to `s a r l`. */
const spelled = (form: string) => (form.length > 6 ? form : form.replace(/(?<=\w)(?=\w)/g, ' ?'));
const AT_END = new RegExp(` (?:${LEGAL_FORMS.map(spelled).join('|')})$`);
const AT_START = new RegExp(`^(?:${LEADING.map(spelled).join('|')}) `);

/** `Klinikum Offenburg gGmbH` -> `klinikum offenburg`; empty for a name without letters. */
export function companyKey(name: string): string {
  let key = foldName(name);
  // There may be several: `GmbH & Co. KG`.
  while (AT_END.test(key)) key = key.replace(AT_END, '');
  return key.replace(AT_START, '');
}
