import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { SortLinks } from '../shared/search/SortLinks.tsx';

/** Sorting options of the list, as links. */
export function SortSelect({ page, id }: WidgetProps<Record<string, never>>) {
  return <SortLinks page={page} id={`${id}-label`} />;
}
