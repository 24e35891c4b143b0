import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type BuyerOrganization, loadCustomerQuery, placeOrderMutation } from '../shared/billing/billing.generated.ts';
import { OrderSumView } from '../shared/billing/OrderSumView.tsx';
import { type Item, orderItems } from '../shared/billing/order-items.ts';
import { BillingAddress, PayWays, ReferenceField } from '../shared/billing/Paying.tsx';
import { useQuote } from '../shared/billing/use-quote.ts';
import { VoucherField } from '../shared/billing/VoucherField.tsx';
import styles from './Checkout.module.css';
import { itemsText } from './items.ts';
import { orderKey } from './order-key.ts';

interface SummaryProps {
  page: PageInfo;
  id: string;
  organization: BuyerOrganization;
  items: readonly Item[];
  addressOf(step: string): string;
  /** Code of the voucher that was entered; null for none. */
  voucher: string | null;
  onVoucher(code: string | null): void;
}

/** Everything that matters before ordering: lines, tax, total, address and payment method. */
export function Summary({ page, id, organization, items, addressOf, voucher, onVoucher }: SummaryProps) {
  const t = useTexts('billing');
  const d = useTexts('drafts');
  const cache = useQueryClient();
  const offer = useQuote({ organizationId: organization.id, items: orderItems(items), code: voucher });
  const profile = useQuery(queryOf(loadCustomerQuery, { organizationId: organization.id }));
  const placing = useMutation(mutationOf(placeOrderMutation));
  const [way, setWay] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [reference, setReference] = useState('');
  const [twin, setTwin] = useState<number | null>(null);

  const failure = offer.failure ?? profile.error;
  if (failure !== null) return <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>;
  const { quote, asked } = offer;
  if (quote === null || !profile.data) return <Waiting lines={6} />;
  const { hash } = quote;
  const used = quote.voucher?.refusal === null ? quote.voucher.code : null;
  const customer = profile.data.customerProfile;
  const { sum, lines, ways, beforePayment } = quote;
  const isTrusted = beforePayment === 'publish';
  const isFree = sum.total.amount === 0;
  const chosen = ways.find((one) => one === way) ?? ways[0] ?? 'invoice';
  const terms = page.brand.site.legal.terms;
  const termsAt = terms ? createHref(page.brand.routes, page.locale).page(terms) : null;

  const doneAt = (order: number) =>
    `${createHref(page.brand.routes, page.locale).path('/checkout')}/done?order=${order}`;

  async function order(again = false): Promise<void> {
    if (placing.isPending) return;
    setRefusal(null);
    setChanged(false);
    setTwin(null);
    try {
      const key = orderKey(`${organization.id} ${itemsText(items)} ${chosen}${used === null ? '' : ` ${used}`}`);
      const { id: organizationId } = organization;
      const what = { organizationId, items: orderItems(items), voucher: used };
      const order = { ...what, way: chosen, hash, key, reference, again };
      const { placeOrder: placed } = await placing.mutateAsync(order);
      if (placed.quote) {
        cache.setQueryData(asked.queryKey, { orderQuote: placed.quote });
        setChanged(true);
      }
      setTwin(placed.same?.id ?? null);
      if (placed.order) {
        // Going back in the browser and ordering again leads to the same order.
        if (placed.payAt) window.location.assign(placed.payAt);
        else await Router.replace(doneAt(placed.order.id));
      }
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      {isChanged && <Notice kind="danger">{t('changed', { total: sum.total.text })}</Notice>}
      {refusal !== null && <Notice kind="danger">{refusal}</Notice>}
      {twin !== null && (
        <Notice kind="danger">
          <p>{t('same.text', { number: twin })}</p>
          <p className={styles.foot}>
            <Link href={`${createHref(page.brand.routes, page.locale).path('/my-products')}/orders/${twin}`}>
              {t('same.see')}
            </Link>
            <button type="button" className="button button-quiet" onClick={() => void order(true)}>
              {t('same.again')}
            </button>
          </p>
        </Notice>
      )}
      <OrderSumView caption={t('order.lines')} lines={lines} sum={sum} />
      {(!isFree || used !== null) && (
        <VoucherField page={page} quote={quote} offer={offer} code={voucher} onChange={onVoucher} />
      )}
      <section className={styles.block}>
        <h3>{t('billTo')}</h3>
        {customer.isComplete ? (
          <BillingAddress customer={customer} locale={page.locale} />
        ) : (
          <Notice kind="danger">{t('customerMissing')}</Notice>
        )}
        <p>
          <Link href={addressOf('customer')}>{t('changeCustomer')}</Link>
        </p>
      </section>
      {!isFree && (
        <PayWays
          name={`${id}-way`}
          ways={ways}
          chosen={chosen}
          help={(one) => t(`wayHelp.${one === 'invoice' && isTrusted ? 'trusted' : one}`)}
          onChange={setWay}
        />
      )}
      {!isFree && <ReferenceField id={`${id}-reference`} value={reference} onChange={setReference} />}
      {termsAt && (
        <p className="meta">
          <Link href={termsAt}>{t('terms')}</Link>
        </p>
      )}
      <div className={styles.foot}>
        <Link className="button button-quiet" href={addressOf('customer')}>
          {d('steps.back')}
        </Link>
        <button type="submit" className="button" aria-disabled={placing.isPending} disabled={!customer.isComplete}>
          {isFree ? t('orderFree') : t('orderFor', { total: sum.total.text })}
        </button>
      </div>
    </form>
  );
}
