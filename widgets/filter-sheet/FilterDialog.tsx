import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { FacetList } from '../shared/search/FacetList.tsx';
import { listingOf, refineHref } from '../shared/search/listing-links.ts';
import type { Facet } from '../shared/search/search-types.ts';
import styles from './FilterDialog.module.css';

export interface FilterDialogProps {
  onClose: () => void;
  /** Receives the focus when the filters close. */
  opener: RefObject<HTMLElement | null>;
  facets: readonly Facet[];
  total: number;
  page: PageInfo;
  id: string;
}

const shows = { JOBS: 'filters.show', ORGANIZATIONS: 'filters.showOrganizations', RESUMES: 'filters.showResumes' };

/**
 * All filters in a full-screen native dialog. Each choice refines the list behind it; the button shows the number of
 * remaining results.
 */
export function FilterDialog({ onClose, opener, facets, total, page, id }: FilterDialogProps) {
  const t = useTexts('search');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const { index, choices } = listingOf(page);
  const titleId = `${id}-sheet-title`;

  useLayoutEffect(() => {
    const { current } = dialog;
    const from = opener.current;
    current?.showModal();
    return () => {
      current?.close();
      // Safari does not focus links when they are tapped, so there may be nothing to restore.
      from?.focus();
    };
  }, [opener]);

  // First and last tab stop: native dialogs let Tab escape to the browser's own toolbar.
  const goRound = (isBack: boolean, to: RefObject<HTMLElement | null>) => (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey !== isBack) return;
    event.preventDefault();
    to.current?.focus();
  };

  // Rendered elsewhere, since the container of the opening button is hidden where filters have a column.
  return createPortal(
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} closedby="any" onCancel={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('filters.title')}
        </h2>
        <button
          className={styles.close}
          ref={close}
          type="button"
          aria-label={t('filters.close')}
          onClick={onClose}
          onKeyDown={goRound(true, show)}
        >
          <span className={styles.cross} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>
        <FacetList facets={facets} page={page} id={`${id}-sheet`} />
      </div>
      <div className={styles.foot}>
        {choices.length > 0 && (
          <Link
            className={styles.reset}
            href={refineHref(page, { choices: [] })}
            // The link disappears with the last choice; the focus must stay.
            onClick={() => show.current?.focus()}
            keepScroll
          >
            {t('filters.reset')}
          </Link>
        )}
        <button
          className={`button ${styles.show}`}
          ref={show}
          type="button"
          aria-live="polite"
          onClick={onClose}
          onKeyDown={goRound(false, close)}
        >
          {t(shows[index], { count: total })}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
