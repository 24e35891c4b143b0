/** What the visual editor shows: the widgets of a page, and the place of each in the brand's document. */
import { isShown, placementsOf } from '../../../runtime/core/document/placements.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';

/** Throws `UserError` BAD_INPUT outside of the visual editor. */
export function listPlacedWidgets({ brand, locale, isVisualEditor }: ApiContext, page: string) {
  if (!isVisualEditor)
    throw new UserError('BAD_INPUT', 'Only the visual editor asks this; send the header "visual-editor".');
  if (!Object.hasOwn(brand.document.pages, page)) return [];
  return placementsOf(brand.document, page)
    .filter(({ placement }) => isShown(placement.when, brand.document, { document: page, locale }))
    .map(({ id, region, pointer, placement: { widget } }) => ({ id, region, pointer, widget }));
}
