/** Company names, so that spellings of one company are equal: without legal form, accents and punctuation. Pure. */
import { foldName } from '../modules/taxonomies/spellings.ts';

const LEGAL_FORM =
  / (?:g?gmbh(?: co kg)?|g?mbh|g?ag|se|kg|ohg|g?ug|e v|ev|e g|eg|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|sa|sas|sasu|sarl|sl|slu|bv|nv|srl|spa)$/;

/** `Klinikum Offenburg gGmbH` -> `klinikum offenburg`; empty for a name without letters. */
export function companyKey(name: string): string {
  return foldName(name).replace(LEGAL_FORM, '').replace(LEGAL_FORM, '');
}
