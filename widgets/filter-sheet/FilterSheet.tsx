import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { listingOf } from '../shared/search/search-links.ts';
import type { Facet } from '../shared/search/search-types.ts';
import type { FilterDialogProps } from './FilterDialog.tsx';
import styles from './FilterSheet.module.css';

type Data = { listing: { search: { total: number; facets: readonly Facet[] } } };

/**
 * Opens the filters of a listing full-screen where they have no column of their own. Without JavaScript it links to the
 * filters below the list.
 */
export function FilterSheet({ data, page, id }: WidgetProps<Record<string, never>, Data>) {
  const t = useTexts('search');
  const opener = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<FilterDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { facets, total } = data.listing.search;
  const chosen = listingOf(page).choices.length;
  if (facets.every(({ values }) => values.length === 0)) return null;

  async function open(event: MouseEvent) {
    event.preventDefault();
    const { FilterDialog } = await import('./FilterDialog.tsx');
    setDialog(() => FilterDialog);
    setOpen(true);
  }

  return (
    <div className={styles.sheet} data-filter-sheet="">
      {/* biome-ignore lint/a11y/useValidAnchor: a link to the filters that becomes a button with JavaScript */}
      <a
        className={`button button-quiet ${styles.button}`}
        ref={opener}
        href="#filters"
        aria-haspopup="dialog"
        onClick={open}
      >
        {chosen > 0 ? t('filters.openCount', { count: chosen }) : t('filters.open')}
      </a>
      {Dialog && isOpen && (
        <Dialog onClose={() => setOpen(false)} opener={opener} facets={facets} total={total} page={page} id={id} />
      )}
    </div>
  );
}
