import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { listingOf, wholeListing } from '../shared/search/listing-links.ts';
import type { Facet } from '../shared/search/search-types.ts';
import type { FilterDialogProps } from './FilterDialog.tsx';
import styles from './FilterSheet.module.css';

type Data = { listing: { search: { total: number; facetsOfAll: boolean; facets: readonly Facet[] } } };

/**
 * Opens the filters of a listing full-screen where they have no column of their own. Without JavaScript it links to the
 * filters below the list.
 */
export function FilterSheet({ data, page: shown, id }: WidgetProps<Record<string, never>, Data>) {
  const t = useTexts('search');
  const opener = useRef<HTMLElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<FilterDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { facets, facetsOfAll, total } = data.listing.search;
  const page = facetsOfAll ? wholeListing(shown) : shown;
  const chosen = listingOf(page).choices.length;

  // Links elsewhere open it as well: on a phone, the one beside the search.
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens-filters]') : null;
      if (link === null) return;
      event.preventDefault();
      opener.current = link;
      const { FilterDialog } = await import('./FilterDialog.tsx');
      setDialog(() => FilterDialog);
      setOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  if (facets.every(({ values }) => values.length === 0)) return null;
  return (
    <div className={styles.sheet} data-filter-sheet="">
      <a
        className={`button button-quiet ${styles.button}`}
        href="#filters"
        aria-haspopup="dialog"
        data-opens-filters=""
      >
        {chosen > 0 ? t('filters.openCount', { count: chosen }) : t('filters.open')}
      </a>
      {Dialog && isOpen && (
        <Dialog onClose={() => setOpen(false)} opener={opener} facets={facets} total={total} page={page} id={id} />
      )}
    </div>
  );
}
