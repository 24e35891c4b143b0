import { useQuery } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { ApplicantsOnly } from '../shared/account/ApplicantsOnly.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { buyerQuery } from '../shared/billing/billing.generated.ts';
import styles from './MyProducts.module.css';
import { OrderPage } from './OrderPage.tsx';
import { OrdersView } from './OrdersView.tsx';
import { Overview } from './Overview.tsx';
import type { ProductsData, ProductsProps } from './products-props.ts';

/** What an organization has bought and ordered, each at an address of its own. */
export function MyProducts({ page, id, data }: WidgetProps<Record<string, never>, ProductsData>) {
  const t = useTexts('billing');
  const { user, roles } = useRequiredSession(page);
  const buyer = useQuery({ ...queryOf(buyerQuery), enabled: user !== null });
  const organization = buyer.data?.ownOrganization;
  const href = createHref(page.brand.routes, page.locale);
  const path = href.path('/my-products');
  const [view = '', orderId = '', ...more] = (page.rest ?? '').split('/');

  if (buyer.error !== null && !buyer.data) {
    return (
      <AccountPage page={page} title={t('title')}>
        <Notice kind="danger">
          <p>{refusalText(buyer.error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={() => void buyer.refetch()}>
            {t('again')}
          </button>
        </Notice>
      </AccountPage>
    );
  }
  if (!user || organization === undefined) {
    return (
      <AccountPage page={page} title={t('title')}>
        <Waiting lines={5} />
      </AccountPage>
    );
  }
  if (user.applicantsOnly) {
    return (
      <AccountPage page={page} title={t('title')}>
        <ApplicantsOnly page={page} />
      </AccountPage>
    );
  }
  if (organization === null && !isEmployer(roles)) {
    return (
      <AccountPage page={page} title={t('title')}>
        <AddRole page={page} as="recruiter" otherwise={t('noOrganization')} />
      </AccountPage>
    );
  }
  if (organization === null) {
    const profile = href.page('profile');
    return (
      <AccountPage page={page} title={t('title')}>
        <p>{t('noOrganization')}</p>
        {profile && (
          <p>
            <Link className="button" href={profile}>
              {t('toOrganization')}
            </Link>
          </p>
        )}
      </AccountPage>
    );
  }
  const checkout = href.page('checkout');
  const shared: ProductsProps = {
    page,
    id,
    data,
    organization,
    addressOf: (one) => (one === undefined ? path : `${path}/${one}`),
    checkout: (items) => checkout && (items === undefined ? checkout : `${checkout}?items=${items}`),
  };
  const number = /^[1-9]\d{0,8}$/.test(orderId) ? Number(orderId) : null;
  if (view === 'orders' && number !== null && more.length === 0)
    return <OrderPage key={number} {...shared} orderId={number} />;

  return (
    <AccountPage page={page} title={t('title')}>
      <p className={styles.whose}>{t('whose', { organization: organization.name })}</p>
      <nav className={styles.nav} aria-label={t('title')}>
        <ul className={styles.parts}>
          {['', 'orders'].map((part) => (
            <li key={part}>
              <Link
                className={styles.part}
                href={shared.addressOf(part || undefined)}
                aria-current={part === view ? 'page' : undefined}
              >
                {t(`part.${part || 'overview'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {view === '' ? (
        <Overview key={organization.id} {...shared} />
      ) : view === 'orders' && orderId === '' ? (
        <OrdersView key={organization.id} {...shared} />
      ) : (
        <Notice kind="danger">{t('unknownPart')}</Notice>
      )}
    </AccountPage>
  );
}
