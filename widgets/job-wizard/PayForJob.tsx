import { useQuery } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { loadPostingTermsQuery, type PostingTerms } from '../shared/billing/billing.generated.ts';
import { CustomerForm } from '../shared/billing/CustomerForm.tsx';
import { BilledTo } from './BilledTo.tsx';
import styles from './JobWizard.module.css';
import type { FormSettings, OwnJob } from './job-wizard.generated.ts';
import { OrderChoices } from './OrderChoices.tsx';
import { noWish, type OrderWish } from './order-wish.ts';
import { type OpenOrder, type Ordering, useOrdering } from './use-ordering.ts';
import { stepAddress, wizardPath } from './wizard-address.ts';
import { PREVIEW } from './wizard-form.ts';

interface PayForJobProps {
  page: PageInfo;
  id: string;
  job: OwnJob;
  employer: { id: number; name: string };
  settings: FormSettings;
  wish: OrderWish;
  onWish(change: Partial<OrderWish>): void;
}

/** Everything that it takes to order what a saved job needs: product, billing details, payment method, one button. */
export function PayForJob(props: PayForJobProps) {
  const { page, job, employer } = props;
  const t = useTexts('posting');
  const terms = useQuery(queryOf(loadPostingTermsQuery, { organizationId: employer.id, jobId: job.id }));
  const isForOwners = terms.data?.postingTerms.price === 'none' && !terms.data.postingTerms.mayOrder;
  const again = stepAddress(createHref(page.brand.routes, page.locale), PREVIEW, job.id);
  return (
    <AccountPage page={page} title={t(isForOwners ? 'pay.kept' : 'pay.title')}>
      {isForOwners ? (
        <Notice>{t('pay.owners', { title: job.title, organization: employer.name })}</Notice>
      ) : terms.error !== null ? (
        <Failure failure={terms.error} />
      ) : !terms.data ? (
        <Waiting lines={6} />
      ) : terms.data.postingTerms.price === 'none' ? (
        <Sale {...props} terms={terms.data.postingTerms} />
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

function Failure({ failure }: { failure: Error }) {
  const t = useTexts('posting');
  return <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>;
}

function Sale({ terms, ...props }: PayForJobProps & { terms: PostingTerms }) {
  const b = useTexts('billing');
  const { employer, wish, onWish } = props;
  const { products } = terms;
  const ordering = useOrdering({ employer, products, wish, onWish });
  if (ordering.failure !== null) return <Failure failure={ordering.failure} />;
  if (products.length === 0) return <Notice kind="danger">{b('nothingOnSale')}</Notice>;
  if (ordering.open === null) return <Waiting lines={6} />;
  return <OrderNow {...props} ordering={ordering} order={ordering.open} />;
}

interface OrderNowProps extends PayForJobProps {
  ordering: Ordering;
  order: OpenOrder;
}

function OrderNow({ page, id, job, employer, settings, wish, onWish, ordering, order }: OrderNowProps) {
  const t = useTexts('posting');
  const b = useTexts('billing');
  const href = createHref(page.brand.routes, page.locale);
  const { customer, quote, label } = order;
  const [isEditing, setEditing] = useState(false);
  const [isChanged, setChanged] = useState(false);

  async function place(): Promise<void> {
    if (ordering.isBusy) return;
    onWish({ refusal: null });
    setChanged(false);
    try {
      const placed = await ordering.place(job);
      if (placed === 'changed') return setChanged(true);
      onWish(noWish);
      if (placed.payAt !== null) window.location.assign(placed.payAt);
      else await Router.replace(`${href.path(wizardPath)}?posted=${job.id}`);
    } catch (error) {
      onWish({ refusal: refusalText(error, t('unreachable')) });
    }
  }

  async function placeAsNew(): Promise<void> {
    await order.reloadCustomer();
    setEditing(false);
    await place();
  }

  const isAsking = isEditing || !customer.isComplete;
  return (
    <div className={styles.form} data-pay={order.way}>
      <p>{t('pay.saved', { title: job.title })}</p>
      <OrderChoices page={page} id={id} order={order} settings={settings} />
      <section className={styles.form}>
        <h2>{b('billTo')}</h2>
        {!isAsking && <BilledTo page={page} customer={customer} onEdit={() => setEditing(true)} />}
        {isChanged && <Notice kind="danger">{b('changed', { total: quote.sum.total.text })}</Notice>}
        {wish.refusal !== null && <Notice kind="danger">{wish.refusal}</Notice>}
        {isAsking ? (
          <FormFrame fields={6}>
            <CustomerForm
              asked={order.form}
              page={page}
              organization={employer}
              submitLabel={label}
              onDone={placeAsNew}
            />
          </FormFrame>
        ) : (
          <p>
            <button type="button" className="button" aria-disabled={ordering.isBusy} onClick={() => void place()}>
              {label}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}
