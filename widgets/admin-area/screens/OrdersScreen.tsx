import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Operation, operation } from '../../../runtime/core/operation.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { CsvPart, csvOf } from '../entries/CsvPart.tsx';
import type { AdminOrder } from '../orders.generated.ts';
import {
  adminCancelOrderMutation,
  adminConfirmOrderMutation,
  adminOrderSeenMutation,
  adminOrdersQuery,
  adminRefundOrderMutation,
} from '../orders.generated.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import { ListView } from './ListView.tsx';
import { RefundPanel } from './RefundPanel.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const STATES = ['attention', 'open', 'paid', 'cancelled', 'refunded'];
const KINDS = { open: 'warning', paid: 'good', cancelled: 'plain', refunded: 'plain' } as const;

/** Those that need attention are in no state of their own. */
const stateOf = (state: string): Readonly<Record<string, string>> =>
  state === 'attention' ? { due: 'yes' } : { state };

/** Orders of all administered brands: those paid by invoice wait until payment is confirmed. */
export function OrdersScreen({ id, to }: ScreenProps) {
  const t = useTexts('admin');
  const list = useList({ sort: 'created', descending: true }, { brand: '', state: '' });
  const brands = useBrands();
  const answer = useAnswer(adminOrdersQuery, list.variables);
  const { data, failure, again } = answer;
  const [done, setDone] = useState<string | null>(null);
  const names = {
    created: t('orders.created'),
    organization: t('orders.organization'),
    total: t('orders.total'),
  };
  const columns: Column<AdminOrder>[] = [
    {
      key: 'created',
      onPhone: 'line',
      label: names.created,
      sortable: true,
      render: ({ created, frontend }) => (
        <div>
          <When at={created} />{' '}
          <span className="meta">
            <BrandName id={frontend} />
          </span>
        </div>
      ),
    },
    {
      key: 'organization',
      label: names.organization,
      sortable: true,
      render: ({ organizationName, customer }) => (
        <div>
          {organizationName} <div className="meta">{typeof customer.email === 'string' && customer.email}</div>
        </div>
      ),
    },
    {
      key: 'contents',
      onPhone: 'title',
      label: t('orders.contents'),
      render: (order) => (
        <div>
          <strong>
            <Link href={to('orders', String(order.id))}>{numberOf(order, t)}</Link>
          </strong>
          {order.lines.map(({ product, name, quantity, refunded }) => (
            <div key={product} className="meta">
              {quantity} × {name}
              {refunded && ` (${t('orders.refunded')})`}
            </div>
          ))}
          {order.invoices.map(({ number, pdf }) => (
            <div key={number} className="meta">
              <a href={pdf}>{t('orders.pdf', { number })}</a>
            </div>
          ))}
        </div>
      ),
    },
    {
      key: 'total',
      onPhone: 'line',
      label: names.total,
      sortable: true,
      render: ({ sum, sentBack }) => (
        <div>
          <span className={styles.amount}>{sum.total.text}</span>
          {sum.discount && <div className="meta">{t('orders.voucher', { code: sum.voucherCode ?? '' })}</div>}
          {sentBack.amount > 0 && <div className="meta">{t('orders.back.soFar', { amount: sentBack.text })}</div>}
        </div>
      ),
    },
    {
      key: 'state',
      onPhone: 'line',
      label: t('orders.state'),
      render: ({ state, way, reason, attention }) => (
        <div>
          <Badge kind={KINDS[state as keyof typeof KINDS] ?? 'plain'}>{t(`orders.${state}`)}</Badge>{' '}
          <span className="meta">{t(`orders.way.${way}`)}</span>
          {reason && <div className="meta">{t('orders.why', { reason })}</div>}
          {attention && <p data-attention={attention}>{t(`orders.look.${attention}`)}</p>}
        </div>
      ),
    },
    {
      key: 'actions',
      onPhone: 'line',
      label: t('actions'),
      render: (order) => (
        <OrderActions
          id={`${id}-order-${order.id}`}
          order={order}
          onDone={(said) => {
            setDone(said);
            again();
          }}
        />
      ),
    },
  ];
  return (
    <>
      {done && (
        <Note kind="good">
          <p>{done}</p>
        </Note>
      )}
      <ListView
        id={`${id}-orders`}
        title={t('part.orders')}
        list={list}
        brands={brands}
        sorts={names}
        filters={[
          {
            name: 'state',
            label: t('orders.state'),
            choices: STATES.map((state) => ({ value: state, label: t(`orders.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={(order) => order.id}
        outro={<CsvPart of="orders" asked={csvOf(list, [], stateOf(list.filters.state ?? ''))} />}
        found={{ data: data && { total: data.adminOrders.total, rows: data.adminOrders.orders }, failure, again }}
      />
    </>
  );
}

/** Invoice number; the order's own if there is no invoice. */
function numberOf({ id, invoices }: AdminOrder, t: ReturnType<typeof useTexts>): string {
  return invoices[0]?.number ?? t('orders.number', { number: id });
}

interface Action {
  ready: Operation;
  /** Shown once it is done. */
  said: string;
}

interface OrderActionsProps {
  id: string;
  order: AdminOrder;
  /** Receives a message about what was done. */
  onDone(said: string): void;
}

function OrderActions({ id, order, onDone }: OrderActionsProps) {
  const t = useTexts('admin');
  const acting = useMutation({
    mutationFn: ({ ready }: Action) => runOperation(ready),
    onSuccess: (_, { said }) => onDone(said),
  });
  const isBusy = acting.isPending;
  const [isAsking, setAsking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { state, way, attention } = order;
  const number = numberOf(order, t);
  const isRefund = state === 'paid';
  const isOver = state !== 'open' && state !== 'paid';
  if (isOver && attention === null) return null;

  function act(ready: Operation, said: string, onSettled?: () => void): void {
    if (!isBusy) acting.mutate({ ready, said }, { onSettled });
  }

  return (
    <div className={styles.actions}>
      {acting.error && <FailureNote failure={failureOf(acting.error)} />}
      {state === 'open' && way === 'invoice' && (
        <SmallButton
          main
          disabled={isBusy}
          aria-label={t('orders.confirmOf', { number })}
          onClick={() => setConfirming(true)}
        >
          {t('orders.confirm')}
        </SmallButton>
      )}
      {isConfirming && (
        <AskDialog
          title={t('orders.askConfirm', { number })}
          submit={t('orders.doConfirm')}
          onSubmit={() =>
            act(operation(adminConfirmOrderMutation, { id: order.id }), t('orders.confirmed', { number }))
          }
          onClose={() => setConfirming(false)}
        >
          <p>{t('orders.confirmText', { organization: order.organizationName })}</p>
        </AskDialog>
      )}
      {attention !== null && (
        <SmallButton
          disabled={isBusy}
          aria-label={t('orders.seenOf', { number })}
          onClick={() => act(operation(adminOrderSeenMutation, { id: order.id }), t('orders.seenNow', { number }))}
        >
          {t('orders.seen')}
        </SmallButton>
      )}
      {!isOver && (
        <SmallButton
          aria-expanded={isAsking}
          aria-controls={`${id}-reasons`}
          aria-label={t(isRefund ? 'orders.refundOf' : 'orders.cancelOf', { number })}
          onClick={() => setAsking(!isAsking)}
        >
          {t(isRefund ? 'orders.refund' : 'orders.cancel')}
        </SmallButton>
      )}
      <div id={`${id}-reasons`} hidden={!isAsking} className={styles.panel}>
        {isRefund ? (
          <RefundPanel
            key={order.sentBack.amount}
            id={id}
            order={order}
            isBusy={isBusy}
            onRefund={({ reason: why, part }) =>
              act(
                operation(adminRefundOrderMutation, { id: order.id, reason: why, part }),
                t(part === null ? 'orders.refundedNow' : 'orders.back.done', { number }),
                () => setAsking(false),
              )
            }
          />
        ) : (
          <CancelPart
            id={id}
            isBusy={isBusy}
            onCancel={(reason) =>
              act(operation(adminCancelOrderMutation, { id: order.id, reason }), t('orders.cancelledNow', { number }))
            }
          />
        )}
      </div>
    </div>
  );
}

interface CancelPartProps {
  id: string;
  isBusy: boolean;
  onCancel(reason: string): void;
}

function CancelPart({ id, isBusy, onCancel }: CancelPartProps) {
  const t = useTexts('admin');
  const [reason, setReason] = useState('');
  return (
    <>
      <label htmlFor={`${id}-reason`} className="label">
        {t('orders.reason')}
      </label>
      <SmallTextarea
        id={`${id}-reason`}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <SmallButton disabled={isBusy || reason.trim() === ''} onClick={() => onCancel(reason)}>
        {t('orders.doCancel')}
      </SmallButton>
    </>
  );
}
