import { documentIndex } from '../../../runtime/core/search/settings.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { plainText } from '../words/plain-text.ts';
import { listingOf, refineHref } from './listing-links.ts';
import styles from './SortLinks.module.css';

/** Sorting options of the list as links, the current one marked. Renders nothing if there is only one. */
export function SortLinks({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('search');
  const { index, sorting } = listingOf(page);
  const { options, default: usual } = page.brand.search.sorting[documentIndex(index)];
  const current = sorting ?? usual;
  if (options.length < 2) return null;
  return (
    <nav className={styles.sort} aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {t('sort.label')}
      </span>
      <ul className={styles.options}>
        {options.map(({ code, label }) => (
          <li key={code}>
            <Link
              className={styles.option}
              href={refineHref(page, { sorting: code === usual ? null : code })}
              aria-current={code === current || undefined}
              keepScroll
            >
              {plainText(label) ?? t(`sort.${code}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
