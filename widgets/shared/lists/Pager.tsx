import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './Pager.module.css';
import { pagesAround } from './pages.ts';

export interface PagerProps {
  /** 1-based. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Pagination with plain links; renders nothing for a single page. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const t = useTexts('search');
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {page > 1 && (
        <Link className={styles.step} href={hrefOf(page - 1)} rel="prev">
          {t('pager.previous')}
        </Link>
      )}
      <span className={styles.position}>{t('pageOf', { page, pages })}</span>
      <ol className={styles.pages}>
        {pagesAround(page, pages).map((number, at) =>
          number === null ? (
            <li key={`gap-${at === 1 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={styles.page}
                href={hrefOf(number)}
                aria-label={t('pager.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link className={styles.step} href={hrefOf(page + 1)} rel="next">
          {t('pager.next')}
        </Link>
      )}
    </nav>
  );
}
