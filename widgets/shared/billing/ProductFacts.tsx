import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Product } from './on-sale.generated.ts';
import styles from './ProductFacts.module.css';

/** A product: name, contents, and price; and whether the brand recommends it. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTexts('billing');
  const { name, description, price, credits, slots, days, type, recommended } = product;
  const facts = [
    credits !== null && t(`gives.${type}`, { count: credits }),
    credits === null && slots !== null && t('gives.slots', { count: slots }),
    days !== null && t('gives.days', { count: days }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles.product}>
      {recommended && <p className={styles.recommended}>{t('recommended')}</p>}
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.price}>{price.text}</span>
      </div>
      {description && <p>{description}</p>}
      {facts.length > 0 && <p className="meta">{facts.join(' · ')}</p>}
    </div>
  );
}
