import { useRef } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { TrainingOrganizationsProps } from '../props.generated.ts';
import { OrganizationCard } from '../shared/organizations/OrganizationCard.tsx';
import { organizationsOf } from '../shared/organizations/organizations-of.ts';
import type { load } from './load.ts';
import styles from './TrainingOrganizations.module.css';

/**
 * Training organizations in a row that scrolls by touch, wheel, keyboard and buttons. Renders nothing if there are
 * none.
 */
export function TrainingOrganizations({
  props,
  data,
  page,
  id,
}: WidgetProps<TrainingOrganizationsProps, WidgetData<typeof load>>) {
  const t = useTexts('organization');
  const row = useRef<HTMLUListElement>(null);
  const organizations = data.training ? organizationsOf(data.training) : [];
  if (organizations.length === 0) return null;
  const title = props.heading ?? t('lists.training');

  /** Scrolls by the visible width; scroll snapping aligns the result. */
  function scroll(direction: 1 | -1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  }

  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 className="section-heading" id={`${id}-heading`}>
          {title}
        </h2>
        {organizations.length > 1 && (
          <div className={styles.buttons}>
            <button className={styles.step} type="button" aria-controls={`${id}-row`} onClick={() => scroll(-1)}>
              <span className="visually-hidden">{t('carousel.previous')}</span>
            </button>
            <button className={styles.step} type="button" aria-controls={`${id}-row`} onClick={() => scroll(1)}>
              <span className="visually-hidden">{t('carousel.next')}</span>
            </button>
          </div>
        )}
      </header>
      <ul
        className={styles.row}
        id={`${id}-row`}
        ref={row}
        data-slides={page.brand.search.ranges.trainingOrganizationSlides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused element
        tabIndex={0}
        aria-label={t('carousel.label', { title, count: organizations.length })}
      >
        {organizations.map((organization) => (
          <li className={styles.slide} key={organization.id}>
            <OrganizationCard organization={organization} page={page} level={3} showSummary={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
