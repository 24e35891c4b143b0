import { useRouteProgress } from '../../runtime/page/live/use-route-progress.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import styles from './ProgressBar.module.css';

/** Shown when client-side navigation takes longer than a moment. */
export function ProgressBar(_: WidgetProps<Record<string, never>>) {
  const t = useTexts('common');
  const isMoving = useRouteProgress();
  return (
    <div className={styles.place} role="status">
      {isMoving ? (
        <>
          <span className={styles.bar} />
          <span className="visually-hidden">{t('loading')}</span>
        </>
      ) : null}
    </div>
  );
}
