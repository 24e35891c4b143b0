/** All rules of the preflight. */
import type { Rule } from './rule.ts';
import { applyLink } from './rules/apply-link.ts';
import { employerMissing } from './rules/employer-missing.ts';
import { endDate } from './rules/end-date.ts';
import { imageOnly } from './rules/image-only.ts';
import { logoSize } from './rules/logo-size.ts';
import { mailInText } from './rules/mail-in-text.ts';
import { noText } from './rules/no-text.ts';
import { placeCountry } from './rules/place-country.ts';
import { placeMissing } from './rules/place-missing.ts';
import { remoteCountry } from './rules/remote-country.ts';
import { salaryCurrency } from './rules/salary-currency.ts';
import { salaryMissing } from './rules/salary-missing.ts';
import { salaryOrder } from './rules/salary-order.ts';
import { textCapitals } from './rules/text-capitals.ts';
import { textContact } from './rules/text-contact.ts';
import { textEmptied } from './rules/text-emptied.ts';
import { textShort } from './rules/text-short.ts';
import { titleCapitals } from './rules/title-capitals.ts';
import { titleCode } from './rules/title-code.ts';
import { titleLength } from './rules/title-length.ts';
import { titlePlace } from './rules/title-place.ts';
import { titleSalary } from './rules/title-salary.ts';

/** In the order of the form. */
export const rules: readonly Rule[] = [
  titleCode,
  titlePlace,
  titleSalary,
  titleCapitals,
  titleLength,
  noText,
  textEmptied,
  imageOnly,
  textContact,
  textShort,
  textCapitals,
  mailInText,
  employerMissing,
  logoSize,
  placeMissing,
  placeCountry,
  remoteCountry,
  salaryMissing,
  salaryCurrency,
  salaryOrder,
  endDate,
  applyLink,
];
