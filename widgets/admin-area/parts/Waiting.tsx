import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './Waiting.module.css';

/** A table skeleton; visible only if loading takes a while. */
export function Waiting({ lines = 6 }: { lines?: number }) {
  const t = useTexts('admin');
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical
        <div key={at} className={styles.line} />
      ))}
    </div>
  );
}
