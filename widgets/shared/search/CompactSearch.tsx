import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './CompactSearch.module.css';
import { listingOf, refineHref } from './listing-links.ts';

interface CompactSearchProps {
  page: PageInfo;
  words: { label: string; whatPlaceholder: string };
  /** The search form. */
  children: ReactNode;
}

/**
 * On a phone, one line with the current search, which opens the form, and a link to the filters, so that the list
 * begins on the first screen. On wider screens, the form itself.
 */
export function CompactSearch({ page, words, children }: CompactSearchProps) {
  const t = useTexts('search');
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const { text, location, choices } = listingOf(page);
  const address = refineHref(page, {});
  const current = [text, location?.label].filter(Boolean).join(' · ');

  // A suggestion may have led to other results.
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    form.current?.hidePopover?.();
  }, [address]);

  function begin({ newState }: ToggleEvent) {
    if (newState === 'open') form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }

  return (
    <>
      <search className={styles.line} aria-label={words.label} data-compact-search="">
        <button className={styles.current} type="button" popoverTarget={id} aria-haspopup="dialog">
          <svg className={styles.lens} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M13 13l5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z" />
          </svg>
          <span className="visually-hidden">{`${words.label}: `}</span>
          <span className={styles.words} data-empty={current === '' || undefined}>
            {current || words.whatPlaceholder}
          </span>
        </button>
        <a
          className={`button button-quiet ${styles.filters}`}
          href="#filters"
          aria-haspopup="dialog"
          data-opens-filters=""
        >
          {choices.length > 0 ? t('filters.openCount', { count: choices.length }) : t('filters.open')}
        </a>
      </search>
      <div
        className={styles.form}
        id={id}
        ref={form}
        popover="auto"
        onToggle={begin}
        onSubmit={() => form.current?.hidePopover?.()}
      >
        {children}
      </div>
    </>
  );
}
