import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { formatCount } from './count.ts';
import styles from './FacetList.module.css';
import type { ShownValue } from './facet-values.ts';
import { listingOf, refineHref, toggleChoice } from './search-links.ts';

interface FacetValuesProps {
  values: readonly ShownValue[];
  page: PageInfo;
  multiple: boolean;
}

/** Values as links: one adds itself to the search, a chosen one takes itself away. */
export function FacetValues({ values, page, multiple }: FacetValuesProps) {
  const t = useTexts('search');
  const { choices, index } = listingOf(page);
  const unit = index === 'JOBS' ? 'facets.unit' : 'facets.unitOrganizations';
  return (
    <ul className={styles.values}>
      {values.map(({ choice, count, chosen, children }) => (
        <li key={choice.filter}>
          <Link
            className={styles.value}
            href={refineHref(page, { choices: toggleChoice(choices, choice, multiple) })}
            aria-current={chosen || undefined}
            keepScroll
          >
            <span className={styles.label}>{choice.label}</span>
            {chosen && <span className="visually-hidden">, {t('facets.chosen')}</span>}
            {count !== null && (
              <span className={styles.count}>
                {formatCount(count, page.locale)}
                <span className="visually-hidden"> {t(unit, { count })}</span>
              </span>
            )}
          </Link>
          {children.length > 0 && <FacetValues values={children} page={page} multiple={multiple} />}
        </li>
      ))}
    </ul>
  );
}
