import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import {
  type CustomerProfile,
  loadCustomerQuery,
  loadPostingTermsQuery,
  type PostingTerms,
} from '../shared/billing/billing.generated.ts';
import { CustomerForm } from '../shared/billing/CustomerForm.tsx';
import { customerFormQuery } from '../shared/billing/customer-form.generated.ts';
import { OrderSumView } from '../shared/billing/OrderSumView.tsx';
import { orderItems } from '../shared/billing/order-items.ts';
import { BillingAddress, PayWays, ReferenceField } from '../shared/billing/Paying.tsx';
import { ProductFacts } from '../shared/billing/ProductFacts.tsx';
import { useQuote } from '../shared/billing/use-quote.ts';
import { VoucherField } from '../shared/billing/VoucherField.tsx';
import { createSendKeys } from '../shared/send-keys.ts';
import styles from './JobWizard.module.css';
import { type FormSettings, type OwnJob, orderForJobMutation } from './job-wizard.generated.ts';
import { stepAddress, wizardPath } from './wizard-address.ts';
import { PREVIEW } from './wizard-form.ts';

interface PayForJobProps {
  page: PageInfo;
  id: string;
  job: OwnJob;
  employer: { id: number; name: string };
  settings: FormSettings;
}

/** Everything that it takes to order what a saved job needs: product, billing details, payment method, one button. */
export function PayForJob(props: PayForJobProps) {
  const { page, job, employer } = props;
  const t = useTexts('posting');
  const terms = useQuery(queryOf(loadPostingTermsQuery, { organizationId: employer.id, jobId: job.id }));
  const customer = useQuery(queryOf(loadCustomerQuery, { organizationId: employer.id }));
  const failure = terms.error ?? customer.error;
  const again = stepAddress(createHref(page.brand.routes, page.locale), PREVIEW, job.id);
  return (
    <AccountPage page={page} title={t('pay.title')}>
      {failure !== null ? (
        <Notice kind="danger">
          {asGraphqlError(failure).codes.includes('NOT_ALLOWED')
            ? t('pay.owners', { title: job.title, organization: employer.name })
            : refusalText(failure, t('unreachable'))}
        </Notice>
      ) : !terms.data || !customer.data ? (
        <Waiting lines={6} />
      ) : terms.data.postingTerms.price === 'none' ? (
        <Ordering
          {...props}
          terms={terms.data.postingTerms}
          customer={customer.data.customerProfile}
          onCustomerSaved={() => customer.refetch()}
        />
      ) : (
        <>
          <p>{t('pay.enough', { title: job.title })}</p>
          <p>
            <Link className="button" href={again}>
              {t('pay.post')}
            </Link>
          </p>
        </>
      )}
    </AccountPage>
  );
}

interface OrderingProps extends PayForJobProps {
  terms: PostingTerms;
  customer: CustomerProfile;
  onCustomerSaved(): Promise<unknown>;
}

function Ordering({ page, id, job, employer, settings, terms, customer, onCustomerSaved }: OrderingProps) {
  const t = useTexts('posting');
  const b = useTexts('billing');
  const cache = useQueryClient();
  const href = createHref(page.brand.routes, page.locale);
  const { products } = terms;
  const [chosen, choose] = useState<string | null>(null);
  const product = products.find(({ key }) => key === chosen) ?? cheapestOf(products);
  const items = product ? orderItems([{ product: product.key, quantity: 1, start: null }]) : [];
  const [voucher, setVoucher] = useState<string | null>(null);
  const offer = useQuote({ organizationId: employer.id, items, code: voucher });
  const form = useQuery(queryOf(customerFormQuery));
  const placing = useMutation(mutationOf(orderForJobMutation));
  const [keyOf] = useState(createSendKeys);
  const [wantedWay, setWay] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [isEditing, setEditing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  if (!product) return <Notice kind="danger">{b('nothingOnSale')}</Notice>;
  const failure = offer.failure ?? form.error;
  if (failure !== null) return <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>;
  const { quote: seen, asked } = offer;
  if (seen === null || !form.data?.form) return <Waiting lines={6} />;
  const { sum, lines, ways, beforePayment } = seen;
  const used = seen.voucher?.refusal === null ? seen.voucher.code : null;
  const isFree = sum.total.amount === 0;
  const way = ways.find((one) => one === wantedWay) ?? ways[0] ?? 'invoice';
  const label = isFree ? b('orderFree') : b('orderFor', { total: sum.total.text });
  const legal = page.brand.site.legal.terms;
  const termsAt = legal ? href.page(legal) : null;

  async function order(): Promise<void> {
    if (placing.isPending || !product) return;
    setRefusal(null);
    setChanged(false);
    try {
      // A new billing address may have changed the tax.
      const { orderQuote: quote } = await cache.fetchQuery({ ...asked, staleTime: 0 });
      if (quote.sum.total.amount !== sum.total.amount) return setChanged(true);
      const values = { id: job.id, product: product.key, way, hash: quote.hash, reference, voucher: used };
      const { orderForJob: placed } = await placing.mutateAsync({ ...values, key: keyOf([values, job.version]) });
      if (placed.quote) {
        cache.setQueryData(asked.queryKey, { orderQuote: placed.quote });
        setChanged(true);
      }
      if (placed.payAt) window.location.assign(placed.payAt);
      else if (placed.order) await Router.replace(`${href.path(wizardPath)}?posted=${job.id}`);
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    }
  }

  async function orderAsNew(): Promise<void> {
    await onCustomerSaved();
    setEditing(false);
    await order();
  }

  const isAsking = isEditing || !customer.isComplete;
  return (
    <div className={styles.form} data-pay={way}>
      <p>{t('pay.saved', { title: job.title })}</p>
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
                onChange={() => choose(one.key)}
              />
              <ProductFacts product={one} />
            </label>
          ))}
        </fieldset>
      )}
      <OrderSumView caption={b('order.lines')} lines={lines} sum={sum} />
      {(!isFree || used !== null) && (
        <VoucherField page={page} quote={seen} offer={offer} code={voucher} onChange={setVoucher} />
      )}
      {!isFree && (
        <PayWays
          name={`${id}-way`}
          ways={ways}
          chosen={way}
          help={(one) => t(`pay.when.${whenOf(one, beforePayment, settings)}`)}
          onChange={setWay}
        />
      )}
      {!isFree && <ReferenceField id={`${id}-reference`} value={reference} onChange={setReference} />}
      {termsAt && (
        <p className="meta">
          <Link href={termsAt}>{b('terms')}</Link>
        </p>
      )}
      <section className={styles.form}>
        <h2>{b('billTo')}</h2>
        {!isAsking && (
          <>
            <BillingAddress customer={customer} locale={page.locale} />
            <p>
              <button type="button" className="button button-quiet" onClick={() => setEditing(true)}>
                {b('changeCustomer')}
              </button>
            </p>
          </>
        )}
        {isChanged && <Notice kind="danger">{b('changed', { total: sum.total.text })}</Notice>}
        {refusal !== null && <Notice kind="danger">{refusal}</Notice>}
        {isAsking ? (
          <FormFrame fields={6}>
            <CustomerForm
              asked={form.data.form}
              page={page}
              organization={employer}
              submitLabel={label}
              onDone={orderAsNew}
            />
          </FormFrame>
        ) : (
          <p>
            <button type="button" className="button" aria-disabled={placing.isPending} onClick={() => void order()}>
              {label}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}

/** What pays for this job alone, as a rule. */
function cheapestOf(products: PostingTerms['products']): PostingTerms['products'][number] | undefined {
  return [...products].sort((one, other) => one.price.amount - other.price.amount)[0];
}

/** What happens after ordering in a way, which names its text. */
function whenOf(way: string, beforePayment: string, { waits }: FormSettings): string {
  if (way === 'stripe') return waits ? 'cardReview' : 'card';
  if (beforePayment === 'publish') return waits ? 'trustedReview' : 'trusted';
  return beforePayment === 'review' && waits ? 'invoiceReview' : 'invoice';
}
