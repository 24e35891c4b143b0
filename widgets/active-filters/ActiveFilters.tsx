import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { chosenFilters } from '../shared/search/chosen-filters.ts';
import { listingOf, refineHref, wholeListingHref } from '../shared/search/listing-links.ts';
import styles from './ActiveFilters.module.css';

/** The active filters as removable chips. Renders nothing without filters. */
export function ActiveFilters({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('search');
  const filters = chosenFilters(page, listingOf(page), t);
  if (filters.length === 0) return null;
  return (
    <section className={styles.filters} aria-labelledby={`${id}-title`}>
      <h2 className="visually-hidden" id={`${id}-title`}>
        {t('filters.active')}
      </h2>
      <ul className={styles.chips}>
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <Link
              className={styles.chip}
              href={refineHref(page, without)}
              aria-label={t('filters.remove', { label })}
              keepScroll
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.cross} aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.reset} href={wholeListingHref(page)} keepScroll>
            {t('filters.reset')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
