import { useTexts } from '../../../runtime/page/texts.tsx';
import type { OrderLine, OrderSum } from './billing.generated.ts';
import styles from './OrderSumView.module.css';

interface OrderSumViewProps {
  caption: string;
  lines: readonly OrderLine[];
  sum: OrderSum;
}

/** Lines with prices, tax and total. */
export function OrderSumView({ caption, lines, sum }: OrderSumViewProps) {
  const t = useTexts('billing');
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.what')}</th>
            <th scope="col" className={styles.number}>
              {t('order.quantity')}
            </th>
            <th scope="col" className={styles.number}>
              {t('order.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.length === 0 && (
            <tr>
              <td colSpan={2}>{t('order.reduction')}</td>
              <td className={styles.number}>{sum.net.text}</td>
            </tr>
          )}
          {lines.map(({ product, name, quantity, price, refunded }) => (
            <tr key={product}>
              <td>
                {name}
                {refunded && <span className="meta"> {t('order.lineRefunded')}</span>}
              </td>
              <td className={styles.number}>{quantity}</td>
              <td className={styles.number}>{price.text}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sum.discount && (
            <tr>
              <th scope="row" colSpan={2}>
                {t('order.voucher', { code: sum.voucherCode ?? '' })}
              </th>
              <td className={styles.number}>{sum.discount.text}</td>
            </tr>
          )}
          {sum.taxRule !== 'none' && (
            <>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('order.net')}
                </th>
                <td className={styles.number}>{sum.net.text}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('order.tax', { name: sum.taxName, rate: sum.taxRate })}
                </th>
                <td className={styles.number}>{sum.tax.text}</td>
              </tr>
            </>
          )}
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              {t('order.total')}
            </th>
            <td className={styles.number}>{sum.total.text}</td>
          </tr>
        </tfoot>
      </table>
      {(sum.taxRule === 'reverse_charge' || sum.taxRule === 'abroad') && (
        <p className="meta">{t(`order.rule.${sum.taxRule}`)}</p>
      )}
    </>
  );
}
