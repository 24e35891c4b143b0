import { Fragment } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { listingOf, refineHref } from '../search/listing-links.ts';
import styles from './PlaceNote.module.css';

/** How the typed place was resolved, with links to others of the same name. Renders nothing if it is unambiguous. */
export function PlaceNote({ page }: { page: PageInfo }) {
  const t = useTexts('search');
  const location = listingOf(page).location;
  if (!page.place || !location) return null;
  const { label, others } = page.place;
  if (label === null) return <p role="status">{t('place.unknown', { text: location.label })}</p>;
  return (
    <p className={styles.note} role="status">
      {t(location.lat === null ? 'place.in' : 'place.near', { label })}{' '}
      {others.length > 0 && (
        <>
          {t('place.others')}{' '}
          {others.map((other, at) => (
            <Fragment key={other.label}>
              {at > 0 && ' · '}
              <Link className={styles.other} href={refineHref(page, { location: other })}>
                {other.label}
              </Link>
            </Fragment>
          ))}
        </>
      )}
    </p>
  );
}
