import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ownOrdersQuery } from '../shared/billing/billing.generated.ts';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './MyProducts.module.css';
import type { ProductsProps } from './products-props.ts';

const PAGE = 20;

/** The organization's orders, newest first. */
export function OrdersView({ page, organization, addressOf }: ProductsProps) {
  const t = useTexts('billing');
  const [from, setFrom] = useState(0);
  const isOwner = organization.managesMembers;
  const list = useQuery({
    ...queryOf(ownOrdersQuery, { organizationId: organization.id, offset: from }),
    enabled: isOwner,
    placeholderData: keepPreviousData,
  });
  if (!isOwner) return <p>{t('ownersSee')}</p>;
  if (list.error !== null)
    return (
      <Notice kind="danger">
        <p>{refusalText(list.error, t('unreachable'))}</p>
        <button type="button" className="button button-quiet" onClick={() => void list.refetch()}>
          {t('again')}
        </button>
      </Notice>
    );
  if (!list.data) return <Waiting lines={3} />;
  const { orders, total } = list.data.ownOrders;
  if (orders.length === 0) return <p>{t('noOrders')}</p>;
  return (
    <div className={styles.sections}>
      <ul className={styles.list}>
        {orders.map(({ id, state, invoices, lines, sum, created, sentBack }) => (
          <li key={id} className={styles.item}>
            <div className={styles.head}>
              <Link href={addressOf(`orders/${id}`)}>
                {invoices[0] ? t('order.invoice', { number: invoices[0].number }) : t('order.number', { number: id })}
              </Link>
              <span className={styles.state} data-state={state}>
                {t(sentBack.amount > 0 ? 'state.partly_refunded' : `state.${state}`)}
              </span>
            </div>
            <p>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
            <p className="meta">
              {dayText(created, page)} · {sum.total.text}
            </p>
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <p className={styles.links}>
          {from > 0 && (
            <button type="button" className="button button-quiet" onClick={() => setFrom(from - PAGE)}>
              {t('newer')}
            </button>
          )}
          {from + PAGE < total && (
            <button type="button" className="button button-quiet" onClick={() => setFrom(from + PAGE)}>
              {t('older')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
