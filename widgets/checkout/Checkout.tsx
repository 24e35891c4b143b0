import { useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { lazy, useEffect, useRef } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { ApplicantsOnly } from '../shared/account/ApplicantsOnly.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { buyerQuery } from '../shared/billing/billing.generated.ts';
import type { Item } from '../shared/billing/order-items.ts';
import styles from './Checkout.module.css';
import { Done } from './Done.tsx';
import { CHECKOUT_STEPS, checkoutStepOf, itemsIn, itemsText, voucherIn } from './items.ts';
import type { load } from './load.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { Summary } from './Summary.tsx';

const CustomerForm = lazy(async () => ({ default: (await import('../shared/billing/CustomerForm.tsx')).CustomerForm }));

type CheckoutProps = WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>;

/**
 * Checkout in three steps; the selection is in the address, so that going back, reloading or opening another tab loses
 * nothing.
 */
export function Checkout(props: CheckoutProps) {
  const { page } = props;
  const t = useTexts('billing');
  const { user, roles } = useRequiredSession(page);
  return (
    <AccountPage page={page} title={t('checkout')}>
      {!user ? (
        <Waiting lines={5} />
      ) : user.applicantsOnly ? (
        <ApplicantsOnly page={page} />
      ) : user.organization === null && !isEmployer(roles) ? (
        <AddRole page={page} as="recruiter" otherwise={t('noOrganization')} />
      ) : (
        <Inside key={`${user.id}-${user.activeOrganization?.id}`} {...props} />
      )}
    </AccountPage>
  );
}

/** Once the customer is known: in the browser only, where there is a router. */
function Inside({ page, id, data }: CheckoutProps) {
  const t = useTexts('billing');
  const d = useTexts('drafts');
  const { asPath } = useRouter();
  const buyer = useQuery(queryOf(buyerQuery));
  const heading = useRef<HTMLHeadingElement>(null);
  const step = checkoutStepOf(asPath);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const href = createHref(page.brand.routes, page.locale);
  const products = data.products?.products ?? [];
  const items = itemsIn(asPath, products);
  const voucher = voucherIn(asPath);
  const addressOf = (one: string, chosen: readonly Item[] = items, code = voucher) => {
    const parts = [
      ...(chosen.length > 0 ? [`items=${itemsText(chosen)}`] : []),
      ...(code === null ? [] : [`voucher=${encodeURIComponent(code)}`]),
    ];
    return `${href.path('/checkout')}/${one}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
  };
  const go = (one: string, chosen?: readonly Item[]) =>
    void Router.push(addressOf(one, chosen), undefined, { shallow: true });

  if (buyer.error !== null)
    return (
      <Notice kind="danger">
        <p>{refusalText(buyer.error, t('unreachable'))}</p>
        <button type="button" className="button button-quiet" onClick={() => void buyer.refetch()}>
          {t('again')}
        </button>
      </Notice>
    );
  if (!buyer.data) return <Waiting lines={5} />;
  const organization = buyer.data.ownOrganization;
  if (organization === null) {
    const profile = href.page('profile');
    return (
      <>
        <p>{t('noOrganization')}</p>
        {profile && (
          <p>
            <Link className="button" href={profile}>
              {t('toOrganization')}
            </Link>
          </p>
        )}
      </>
    );
  }
  if (!organization.managesMembers) return <p>{t('ownersOrder')}</p>;
  if (step === 'done') return <Done page={page} address={asPath} products={href.path('/my-products')} />;
  if (products.length === 0) return <p>{t('nothingOnSale')}</p>;
  const chosen = step !== 'products' && items.length === 0 ? 'products' : step;
  const at = CHECKOUT_STEPS.indexOf(chosen);
  const next = CHECKOUT_STEPS[at + 1];
  return (
    <div className={styles.steps} data-step={chosen}>
      <div>
        <p className={styles.place}>{d('steps.place', { at: at + 1, of: CHECKOUT_STEPS.length })}</p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`step.${chosen}`)}
        </h2>
        <p className={styles.place}>{next ? d('steps.next', { title: t(`step.${next}`) }) : d('steps.last')}</p>
      </div>
      {chosen === 'products' && (
        <ProductChoice
          page={page}
          id={`${id}-products`}
          products={products}
          items={items}
          onChange={(now) =>
            void Router.replace(addressOf('products', now), undefined, { shallow: true, scroll: false })
          }
          onDone={() => go('customer')}
        />
      )}
      {chosen === 'customer' &&
        (data.form?.form ? (
          <FormFrame fields={6}>
            <CustomerForm
              asked={data.form.form}
              page={page}
              organization={organization}
              onBack={() => go('products')}
              onDone={() => go('summary')}
            />
          </FormFrame>
        ) : (
          <Notice kind="danger">{t('unreachable')}</Notice>
        ))}
      {chosen === 'summary' && (
        <Summary
          page={page}
          id={`${id}-summary`}
          organization={organization}
          items={items}
          addressOf={(one) => addressOf(one)}
          voucher={voucher}
          onVoucher={(code) =>
            void Router.replace(addressOf('summary', items, code), undefined, { shallow: true, scroll: false })
          }
        />
      )}
    </div>
  );
}
