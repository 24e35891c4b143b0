import type { FacetChoice } from '../../../runtime/core/search/types.ts';
import { linkProps } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { formatCount } from '../lists/count.ts';
import styles from './FacetList.module.css';
import type { ShownValue } from './facet-values.ts';

interface FacetValuesProps {
  values: readonly ShownValue[];
  /** Address of the search with the value added or removed. */
  hrefOf: (choice: FacetChoice) => string;
  locale: string;
}

/** Values as links: each adds itself to the search, or removes itself if selected. */
export function FacetValues({ values, hrefOf, locale }: FacetValuesProps) {
  const t = useTexts('search');
  return (
    <ul className={styles.values}>
      {values.map(({ choice, count, chosen, children }) => (
        <li key={choice.filter}>
          <a
            className={styles.value}
            {...linkProps(hrefOf(choice), { keepScroll: true })}
            aria-current={chosen || undefined}
          >
            {choice.label}
            {chosen && <span className="visually-hidden">{`, ${t('facets.chosen')}`}</span>}
            {count !== null && <span className={styles.count}>{formatCount(count, locale)}</span>}
          </a>
          {children.length > 0 && <FacetValues values={children} hrefOf={hrefOf} locale={locale} />}
        </li>
      ))}
    </ul>
  );
}
