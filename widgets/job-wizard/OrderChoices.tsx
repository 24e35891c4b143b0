import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { OrderSumView } from '../shared/billing/OrderSumView.tsx';
import { PayWays, ReferenceField } from '../shared/billing/Paying.tsx';
import { ProductFacts } from '../shared/billing/ProductFacts.tsx';
import { VoucherField } from '../shared/billing/VoucherField.tsx';
import styles from './JobWizard.module.css';
import type { FormSettings } from './job-wizard.generated.ts';
import type { OpenOrder } from './use-ordering.ts';

interface OrderChoicesProps {
  page: PageInfo;
  id: string;
  order: OpenOrder;
  settings: FormSettings;
}

/** What is ordered for a job, what it costs, and how it is paid. */
export function OrderChoices({ page, id, order, settings }: OrderChoicesProps) {
  const t = useTexts('posting');
  const b = useTexts('billing');
  const { products, product, quote, offer, wish, onWish, way, isFree, voucher } = order;
  const legal = page.brand.site.legal.terms;
  const termsAt = legal ? createHref(page.brand.routes, page.locale).page(legal) : null;
  return (
    <>
      {products.length > 1 && (
        <fieldset className={styles.products}>
          <legend>{t('pay.product')}</legend>
          {products.map((one) => (
            <label key={one.key}>
              <input
                type="radio"
                name={`${id}-product`}
                value={one.key}
                checked={one.key === product.key}
                onChange={() => onWish({ product: one.key })}
              />
              <ProductFacts product={one} />
            </label>
          ))}
        </fieldset>
      )}
      <OrderSumView caption={b('order.lines')} lines={quote.lines} sum={quote.sum} />
      {(!isFree || voucher !== null) && (
        <VoucherField
          page={page}
          quote={quote}
          offer={offer}
          code={wish.voucher}
          onChange={(code) => onWish({ voucher: code })}
        />
      )}
      {!isFree && (
        <PayWays
          name={`${id}-way`}
          ways={quote.ways}
          chosen={way}
          help={(one) => t(`pay.when.${whenOf(one, quote.beforePayment, settings)}`)}
          onChange={(one) => onWish({ way: one })}
        />
      )}
      {!isFree && (
        <ReferenceField id={`${id}-reference`} value={wish.reference} onChange={(reference) => onWish({ reference })} />
      )}
      {termsAt && (
        <p className="meta">
          <Link href={termsAt}>{b('terms')}</Link>
        </p>
      )}
    </>
  );
}

/** What happens after ordering in a way, which names its text. */
function whenOf(way: string, beforePayment: string, { waits }: FormSettings): string {
  if (way === 'stripe') return waits ? 'cardReview' : 'card';
  if (beforePayment === 'publish') return waits ? 'trustedReview' : 'trusted';
  return beforePayment === 'review' && waits ? 'invoiceReview' : 'invoice';
}
