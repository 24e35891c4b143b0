import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { describeDistance } from './distance.ts';
import styles from './JobSearchForm.module.css';
import { searchOf } from './search-links.ts';

/** How far around the place. Not offered for whole countries and regions. */
export function RadiusField({ page, id, hidden }: { page: PageInfo; id: string; hidden: boolean }) {
  const t = useTexts('search');
  if (hidden) return null;
  const { options, unit, default: usual } = page.brand.search.radius;
  const chosen = searchOf(page).location?.radius ?? usual;
  const offered = options.includes(chosen) ? options : [...options, chosen].sort((a, b) => a - b);
  return (
    <label className={styles.radius} htmlFor={id}>
      <span className="label">{t('form.radius')}</span>
      <select className={`field ${styles.input}`} id={id} key={chosen} name="radius" defaultValue={chosen}>
        {offered.map((distance) => (
          <option key={distance} value={distance}>
            {describeDistance(t, distance, unit)}
          </option>
        ))}
      </select>
    </label>
  );
}
