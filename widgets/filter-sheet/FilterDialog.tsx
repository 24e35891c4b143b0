import { useEffect, useRef } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { FacetList } from '../shared/FacetList.tsx';
import type { Facet } from '../shared/search-types.ts';
import styles from './FilterDialog.module.css';

export interface FilterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  facets: readonly Facet[];
  total: number;
  page: PageInfo;
  id: string;
}

/** All filters over the whole screen. A choice refines the list behind it; the button says how many jobs are left. */
export function FilterDialog({ isOpen, onClose, facets, total, page, id }: FilterDialogProps) {
  const t = useTexts('search');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog className={styles.dialog} ref={dialog} onClose={onClose} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {t('filters.title')}
        </h2>
        <button className={styles.close} type="button" onClick={onClose} aria-label={t('filters.close')}>
          <span className={styles.cross} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.body}>
        <FacetList facets={facets} page={page} id={`${id}-sheet`} />
      </div>
      <footer className={styles.foot}>
        <button className={`button ${styles.show}`} type="button" onClick={onClose} aria-live="polite">
          {t('filters.show', { count: total })}
        </button>
      </footer>
    </dialog>
  );
}
