/** The list of brands for spreadsheets. */
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { requireBrand } from '../rights/access.ts';
import { listBrands } from './brands.ts';

/** These brands in this order, by default all that the person administers. Throws `UserError` NOT_ALLOWED for others. */
export async function csvOfBrands(context: ApiContext, ids: readonly string[] | null | undefined): Promise<string> {
  for (const id of ids ?? []) await requireBrand(context, id, 'adminBrandsCsv');
  const { brand, readerLocale: locale } = context;
  const t = translatorOf(cutCatalogue(brand, locale, ['admin']), 'admin');
  const cards = await listBrands(context);
  const shown = ids ? ids.flatMap((id) => cards.find((card) => card.id === id) ?? []) : cards;
  const head = ['name', 'address', 'status', 'since', 'errors', 'others', 'first', 'switched'];
  const rows = shown.map(({ id, name, origin, status, isOutdated, liveSince, findings, isSwitched, isSuspended }) => {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const [first] = [...errors, ...findings];
    return [
      ...[id, name, origin, t(`brands.${isOutdated ? 'outdated' : status}`), liveSince],
      ...[errors.length, findings.length - errors.length, first?.message ?? null],
      isSuspended ? t('brands.suspended') : isSwitched ? t('brands.changed') : null,
    ];
  });
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [
    ['id', ...head.map((column) => t(`brands.${column}`))],
    ...rows,
  ]);
}
