/** The resume of the current person as a PDF, for applications. */
import { amountLocale } from '../../../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../../runtime/core/texts/translator.ts';
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import { FORM } from '../listing.ts';
import { findOwnResume, viewOf } from '../own-resume.ts';
import { makeResumePdf } from './make-pdf.ts';
import { sheetOf } from './sheet.ts';

/** Null if there is no resume with content on this brand. */
export async function ownResumePdf(context: ApiContext): Promise<{ name: string; pdf: Uint8Array } | null> {
  const own = await findOwnResume(context);
  if (own.row === null) return null;
  const { brand, locale } = context;
  const t = translatorOf(cutCatalogue(brand, locale, ['resume']), 'resume');
  const { terms, ...view } = viewOf(context, own, 'owner');
  const words = {
    locale,
    amounts: amountLocale(brand.document, locale),
    country: brand.document.site.country,
    terms,
    t,
  };
  const sheet = sheetOf(view, formOf(context, FORM).groups, words);
  if (sheet.sections.length === 0) return null;
  return { name: `${t('pdf', { name: sheet.name }).trim()}.pdf`, pdf: await makeResumePdf(sheet) };
}
