import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { Order } from '../shared/billing/billing.generated.ts';
import { addressLines } from '../shared/billing/customer-lines.ts';
import { OrderSumView } from '../shared/billing/OrderSumView.tsx';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './InvoiceSheet.module.css';

/** A printable invoice; for an order without one, its contents. */
export function InvoiceSheet({ page, order }: { page: PageInfo; order: Order }) {
  const t = useTexts('billing');
  const [invoice] = order.invoices;
  const notes = order.invoices.filter(({ kind }) => kind === 'credit_note');
  const { state, customer, lines, sum, created, paid, cancelled, refunded, reason } = order;
  const facts = [
    ['order.date', invoice?.issued ?? created],
    ['order.due', state === 'open' ? invoice?.due : null],
    ['order.paid', paid],
    ['order.cancelled', cancelled],
    ['order.refunded', refunded],
  ] as const;
  return (
    <article className={styles.sheet}>
      {invoice && (
        <p className={styles.from}>
          <strong>{invoice.seller}</strong>
          {[invoice.sellerAddress, invoice.sellerEmail].flatMap((line) =>
            line ? [<span key={line}>{line}</span>] : [],
          )}
          {invoice.sellerVatNumber && <span>{t('order.vatNumber', { number: invoice.sellerVatNumber })}</span>}
        </p>
      )}
      <p className={styles.to}>
        {addressLines(customer, page.locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {typeof customer.vatNumber === 'string' && <span>{t('order.vatNumber', { number: customer.vatNumber })}</span>}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('order.state')}</dt>
          <dd>{t(order.sentBack.amount > 0 ? 'state.partly_refunded' : `state.${state}`)}</dd>
        </div>
        {facts.map(
          ([name, day]) =>
            day && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{dayText(day, page)}</dd>
              </div>
            ),
        )}
      </dl>
      {order.reference && (
        <p>
          {t('order.reference')} {order.reference}
        </p>
      )}
      {reason && (
        <p>
          {t('order.reason')} {reason}
        </p>
      )}
      <OrderSumView caption={t('order.lines')} lines={lines} sum={sum} />
      {invoice?.bank && state === 'open' && (
        <div>
          <p>{t('order.payTo', { number: invoice.number, total: sum.total.text })}</p>
          <p className={styles.bank}>{invoice.bank}</p>
        </div>
      )}
      {order.sentBack.amount > 0 && <p>{t('order.sentBack', { amount: order.sentBack.text })}</p>}
      {notes.map((note) => (
        <section key={note.number} className={styles.note} aria-label={t('order.noteOf', { number: note.number })}>
          <h2>{t('order.noteOf', { number: note.number })}</h2>
          <p>
            {dayText(note.issued, page)}
            {invoice && ` · ${t('order.noteFor', { number: invoice.number })}`}
          </p>
          <OrderSumView caption={t('order.noteOf', { number: note.number })} lines={note.lines} sum={note.sum} />
        </section>
      ))}
    </article>
  );
}
