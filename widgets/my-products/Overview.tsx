import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './MyProducts.module.css';
import { getCreditsQuery, getSubscriptionsQuery, type SlotUsage, type Subscription } from './my-products.generated.ts';
import { OnSale } from './OnSale.tsx';
import { hasSubscriptions, type ProductsProps } from './products-props.ts';

/** Credits, subscriptions and products on sale. */
export function Overview(props: ProductsProps) {
  return (
    <div className={styles.sections}>
      <Credits {...props} />
      {hasSubscriptions(props.data) && <Subscriptions {...props} />}
      <OnSale {...props} />
    </div>
  );
}

function Credits({ id, data, organization }: ProductsProps) {
  const t = useTexts('billing');
  const credits = useQuery(queryOf(getCreditsQuery, { organizationId: organization.id }));
  const balances = credits.data?.getCredits;
  const { use, organizationCredits } = data.links?.creditLinks ?? { use: null, organizationCredits: null };
  return (
    <section className={styles.section} aria-labelledby={`${id}-credits`}>
      <h2 id={`${id}-credits`}>{t('part.credits')}</h2>
      {credits.error !== null && (
        <Notice kind="danger">
          <p>{t('creditsFailed')}</p>
          <button type="button" className="button button-quiet" onClick={() => void credits.refetch()}>
            {t('again')}
          </button>
        </Notice>
      )}
      {balances ? (
        balances.length === 0 ? (
          <p>{t('noCredits')}</p>
        ) : (
          <dl className={styles.balances}>
            {balances.map(({ type, label, amount }) => (
              <div key={type} className={styles.balance} data-credit={type}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        )
      ) : (
        credits.error === null && <Waiting lines={1} isHolding />
      )}
      {(use || organizationCredits) && (
        <p className={styles.links}>
          {use && <Link href={use}>{t('useCredits')}</Link>}
          {organizationCredits && <Link href={organizationCredits}>{t('askForCredits')}</Link>}
        </p>
      )}
    </section>
  );
}

function Subscriptions({ id, page, data, organization }: ProductsProps) {
  const t = useTexts('billing');
  const list = useQuery(
    queryOf(getSubscriptionsQuery, {
      organizationId: organization.id,
      limit: 100,
      // Active and future ones first, by end date.
      sorting: [{ field: 'endDate', value: 'desc' }],
    }),
  );
  const found = list.data?.getSubscriptions;
  const more = data.links?.creditLinks.organizationSubscriptions ?? null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-subscriptions`}>
      <h2 id={`${id}-subscriptions`}>{t('part.subscriptions')}</h2>
      {list.error !== null && (
        <Notice kind="danger">
          <p>{t('subscriptionsFailed')}</p>
          <button type="button" className="button button-quiet" onClick={() => void list.refetch()}>
            {t('again')}
          </button>
        </Notice>
      )}
      {found && found.errors.length > 0 && (
        <Notice kind="danger">
          <ul>
            {found.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Notice>
      )}
      {found ? (
        found.subscriptions.length === 0 ? (
          found.errors.length === 0 && <p>{t('noSubscriptions')}</p>
        ) : (
          <ul className={styles.list}>
            {found.subscriptions.map((one) => (
              <SubscriptionItem key={one.id} page={page} subscription={one} />
            ))}
          </ul>
        )
      ) : (
        list.error === null && <Waiting lines={2} isHolding />
      )}
      {more && (
        <p className={styles.links}>
          <Link href={more}>{t('askForSubscriptions')}</Link>
        </p>
      )}
    </section>
  );
}

function SubscriptionItem({ page, subscription }: Pick<ProductsProps, 'page'> & { subscription: Subscription }) {
  const t = useTexts('billing');
  const { id, label, status, startDate, endDate, usageJobSlots, usageResumeContactSlots } = subscription;
  const usage = usageJobSlots ?? usageResumeContactSlots;
  return (
    <li id={`subscription-${id}`} className={styles.item}>
      <div className={styles.head}>
        <strong>{label}</strong>
        <span className={styles.state} data-state={status.value}>
          {status.label}
        </span>
      </div>
      <p className="meta">
        {dayText(startDate, page)} – {dayText(endDate, page)}
      </p>
      {usage && status.value === 'active' && <p>{usageText(usage, t)}</p>}
    </li>
  );
}

function usageText({ active, total }: SlotUsage, t: ReturnType<typeof useTexts>): string {
  return total === null ? t('slots.any', { active }) : t('slots.some', { active, total });
}
