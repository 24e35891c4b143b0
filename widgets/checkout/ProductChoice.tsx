import { useState } from 'react';
import { priceText } from '../../runtime/core/price.ts';
import { amountLocale } from '../../runtime/core/texts/amount-locale.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import type { Product } from '../shared/billing/on-sale.generated.ts';
import type { Item } from '../shared/billing/order-items.ts';
import { ProductFacts } from '../shared/billing/ProductFacts.tsx';
import styles from './Checkout.module.css';
import { isTimed, netOf } from './items.ts';

interface ProductChoiceProps {
  page: PageInfo;
  id: string;
  products: readonly Product[];
  items: readonly Item[];
  onChange(items: readonly Item[]): void;
  onDone(): void;
}

/** Products with quantities. */
export function ProductChoice({ page, id, products, items, onChange, onDone }: ProductChoiceProps) {
  const t = useTexts('billing');
  const [isMissing, setMissing] = useState(false);
  const currency = products[0]?.price.currency ?? '';
  const net = netOf(items, products);

  function put(product: Product, change: Partial<Item> | null): void {
    setMissing(false);
    const { key } = product;
    const before = items.find((item) => item.product === key) ?? { product: key, quantity: 1, start: null };
    const now = new Map(items.map((item) => [item.product, item]));
    if (change === null) now.delete(key);
    else now.set(key, { ...before, ...change });
    onChange(products.flatMap((one) => now.get(one.key) ?? []));
  }

  return (
    <form
      className={styles.choices}
      data-beside="sum"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (items.length > 0) onDone();
        else setMissing(true);
      }}
    >
      {isMissing && <Notice kind="danger">{t('chooseOne')}</Notice>}
      <ul className={styles.list}>
        {products.map((product) => {
          const item = items.find((one) => one.product === product.key);
          return (
            <li key={product.key} className={styles.choice} data-product={product.key}>
              <ProductFacts product={product} />
              {isTimed(product) ? (
                <TimedChoice id={`${id}-${product.key}`} product={product} item={item} onPut={put} />
              ) : (
                <label className={styles.amount}>
                  <span>
                    {t('order.quantity')}
                    <span className="visually-hidden"> {product.name}</span>
                  </span>
                  <input
                    className="field"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={100}
                    value={item?.quantity ?? 0}
                    onFocus={(event) => event.target.select()}
                    onChange={({ target }) => {
                      const wanted = Math.min(100, Math.max(0, Math.floor(Number(target.value) || 0)));
                      put(product, wanted === 0 ? null : { quantity: wanted });
                    }}
                  />
                </label>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <p aria-live="polite" className={styles.net}>
          {t('netNow', {
            price: priceText(page.brand.prices, amountLocale(page.brand, page.locale), { amount: net, currency }),
          })}
        </p>
        <button type="submit" className="button">
          {t('goOn')}
        </button>
      </div>
    </form>
  );
}

interface TimedChoiceProps {
  id: string;
  product: Product;
  item: Item | undefined;
  onPut(product: Product, change: Partial<Item> | null): void;
}

/** Selected or not, and the start date. */
function TimedChoice({ id, product, item, onPut }: TimedChoiceProps) {
  const t = useTexts('billing');
  return (
    <div className={styles.timed}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={item !== undefined}
          onChange={({ target }) => onPut(product, target.checked ? {} : null)}
        />
        <span>
          {t('take')}
          <span className="visually-hidden"> {product.name}</span>
        </span>
      </label>
      {item && (
        <div className={styles.amount}>
          <label htmlFor={`${id}-start`}>{t('begins')}</label>
          <input
            id={`${id}-start`}
            className="field"
            type="date"
            aria-describedby={`${id}-help`}
            value={item.start ?? ''}
            onChange={({ target }) => onPut(product, { start: target.value === '' ? null : target.value })}
          />
          <p id={`${id}-help`} className="meta">
            {t('beginsHelp')}
          </p>
        </div>
      )}
    </div>
  );
}
