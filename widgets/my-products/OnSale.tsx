import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { ProductFacts } from '../shared/billing/ProductFacts.tsx';
import styles from './MyProducts.module.css';
import type { ProductsProps } from './products-props.ts';

/** The brand's products with order links; renders nothing if there are none. */
export function OnSale({ id, data, organization, checkout }: ProductsProps) {
  const t = useTexts('billing');
  const products = data.products?.products ?? [];
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-sale`}>
      <h2 id={`${id}-sale`}>{t('part.sale')}</h2>
      {!organization.managesMembers && <p>{t('ownersOrder')}</p>}
      <ul className={styles.list}>
        {products.map((product) => {
          const address = organization.managesMembers ? checkout(`${product.key}:1`) : null;
          return (
            <li key={product.key} className={styles.offer}>
              <ProductFacts product={product} />
              {address && (
                <Link className="button button-quiet" href={address} aria-label={t('orderOf', { name: product.name })}>
                  {t('orderIt')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
