import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton } from '../parts/controls.tsx';
import styles from './Moderation.module.css';
import { PAGE } from './moderated-job.ts';

interface PagesProps {
  total: number;
  offset: number;
  setOffset(offset: number): void;
}

/** Which entries are seen, and the way to the others. */
export function Pages({ total, offset, setOffset }: PagesProps) {
  const t = useTexts('admin');
  const last = Math.min(offset + PAGE, total);
  if (total <= PAGE) return null;
  return (
    <nav className={styles.line} aria-label={t('list.pages')}>
      <span>{t('list.range', { first: offset + 1, last, total })}</span>
      <SmallButton disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PAGE))}>
        {t('list.back')}
      </SmallButton>
      <SmallButton disabled={last >= total} onClick={() => setOffset(offset + PAGE)}>
        {t('list.forward')}
      </SmallButton>
    </nav>
  );
}
