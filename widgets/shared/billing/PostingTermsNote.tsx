import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PostingTerms } from './billing.generated.ts';
import styles from './PostingTermsNote.module.css';
import { describeTerms, type OrderPlace } from './posting-terms.ts';

interface PostingTermsNoteProps {
  terms: PostingTerms;
  organization: string;
  /** Posted jobs wait for approval before they are paid for. */
  waits: boolean;
  orders: OrderPlace;
  /** Where to buy credits; null if the brand has no such page. */
  buy: string | null;
}

/** The price of posting, and the organization's remaining credits. */
export function PostingTermsNote({ terms, organization, waits, orders, buy }: PostingTermsNoteProps) {
  const t = useTexts('posting-terms');
  const [first, ...more] = describeTerms(t, terms, { organization, waits, orders });
  return (
    <section className={styles.note} aria-label={t('label', { organization })} data-price={terms.price}>
      <p className={styles.first}>{first}</p>
      <p>{more.join(' ')}</p>
      {terms.price === 'none' && terms.mayOrder && buy !== null && (
        <p>
          <Link className="button button-quiet" href={buy}>
            {t('buy')}
          </Link>
        </p>
      )}
    </section>
  );
}
