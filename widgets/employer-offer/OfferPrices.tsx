import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { Product } from '../shared/billing/on-sale.generated.ts';
import { ProductFacts } from '../shared/billing/ProductFacts.tsx';
import styles from './EmployerOffer.module.css';
import { offerGroups } from './offer.ts';

interface OfferPricesProps {
  id: string;
  products: readonly Product[];
  features: PageInfo['brand']['features'];
}

/** What employers can buy, in groups, in the list style of the theme. */
export function OfferPrices({ id, products: all, features }: OfferPricesProps) {
  const t = useTexts('employers');
  return (
    <section className={styles.section} aria-labelledby={`${id}-prices`}>
      <h2 className="section-heading" id={`${id}-prices`}>
        {t('prices.heading')}
      </h2>
      <div className={styles.groups}>
        {offerGroups(all, features).map(({ name, products }) => (
          <section key={name} className={styles.group} aria-labelledby={`${id}-${name}`}>
            <h3 id={`${id}-${name}`}>{t(`prices.${name}`)}</h3>
            {products.length === 0 ? (
              <p>{t(`prices.free.${name}`)}</p>
            ) : (
              <ul className={styles.products}>
                {products.map((product) => (
                  <li key={product.key} className={styles.product} data-recommended={product.recommended || undefined}>
                    <ProductFacts product={product} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      <p className="meta">{t('prices.note')}</p>
    </section>
  );
}
