import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './BrandName.module.css';
import { Swatch } from './Swatch.tsx';
import { useBrands } from './use-brands.ts';

/** A brand by its color and name; by its id while the brands are loaded, and if the person does not administer it. What belongs to none is of the workspace. */
export function BrandName({ id }: { id: string }) {
  const t = useTexts('workspace');
  if (id === NETWORK_ID) return <span>{t('itself')}</span>;
  return <SiteName id={id} />;
}

/** A brand as a site of its own, also the one that all others extend. */
export function SiteName({ id }: { id: string }) {
  const brand = useBrands().cards.find((card) => card.id === id);
  return (
    <span className={styles.brand}>
      {brand && <Swatch colour={brand.primary} />} {brand?.name ?? id}
    </span>
  );
}
