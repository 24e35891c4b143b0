import type { Words } from '../../../runtime/core/resume/describe-answer.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

/** What describing a resume on a page needs; `t` has the texts of `resume`. */
export function wordsOf({ brand, locale }: PageInfo, terms: Words['terms'], t: Translate): Words {
  return { locale, amounts: amountLocale(brand, locale), country: brand.site.country, terms, t };
}
