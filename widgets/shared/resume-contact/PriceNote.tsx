import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './ContactPanel.module.css';
import type { ContactOffer } from './contact-calls.ts';

/** The price of an approval and the remaining credits, shown beforehand; if there are none left, a link to buy more. */
export function PriceNote({ kind, offer }: { kind: 'price' | 'opening'; offer: ContactOffer }) {
  const t = useTexts('resume-contact');
  const { terms, buy, askUs } = offer;
  const { price, left, organizationName: organization } = terms;
  const key = price === 'slot' && left === null ? 'anySlot' : price;
  return (
    <>
      <p data-price={price}>
        {t(`${kind}.${key}`, { organization, ...(left !== null && price !== 'missing' && { count: left }) })}
      </p>
      {price === 'missing' && (buy !== null || askUs !== null) && (
        <div className={styles.actions}>
          {buy !== null && (
            <Link className="button" href={buy}>
              {t('buy')}
            </Link>
          )}
          {askUs !== null && <Link href={askUs}>{t('askUs')}</Link>}
        </div>
      )}
    </>
  );
}
