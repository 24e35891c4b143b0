/** The list of brands for spreadsheets. */
import { spreadsheetOf } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { requireBrand } from '../rights/access.ts';
import { listBrands } from './brands.ts';

const COLUMNS = ['name', 'address', 'status', 'since', 'errors', 'others', 'first', 'switched'] as const;

/** These brands in this order, by default all that the person administers. Throws `UserError` NOT_ALLOWED for others. */
export async function csvOfBrands(context: ApiContext, ids: readonly string[] | null | undefined): Promise<string> {
  for (const id of ids ?? []) await requireBrand(context, id, 'adminBrandsCsv');
  const cards = await listBrands(context);
  const shown = ids ? ids.flatMap((id) => cards.find((card) => card.id === id) ?? []) : cards;
  return spreadsheetOf(context, 'admin', (t) => [
    ['id', ...COLUMNS.map((column) => t(`brands.${column}`))],
    ...shown.map(({ id, name, origin, status, isOutdated, liveSince, findings, isSwitched, isSuspended }) => {
      const errors = findings.filter(({ severity }) => severity === 'error');
      const [first] = [...errors, ...findings];
      return [
        ...[id, name, origin, t(`brands.${isOutdated ? 'outdated' : status}`), liveSince],
        ...[errors.length, findings.length - errors.length, first?.message ?? null],
        isSuspended ? t('brands.suspended') : isSwitched ? t('brands.changed') : null,
      ];
    }),
  ]);
}
