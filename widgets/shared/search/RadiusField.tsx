import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { describeDistance } from '../places/distance.ts';
import styles from './ListingSearchForm.module.css';

/** How far around the place, in the unit of the brand; `radius` is the chosen one. */
export function RadiusField({ page, id, radius }: { page: PageInfo; id: string; radius: number | null }) {
  const t = useTexts('search');
  const { options, unit, default: usual } = page.brand.search.radius;
  const chosen = radius ?? usual;
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
