import { useEffect } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobAlertOffer.module.css';
import { notePrompt } from './prompt-turn.ts';

/** The offer that comes by itself: at the foot of the window, in nobody's way, gone at a press. */
export function AlertPrompt({ to, onClose }: { to: string; onClose: () => void }) {
  const t = useTexts('search');
  useEffect(() => {
    notePrompt();
    track({ key: 'job_alert_prompt' });
  }, []);
  return (
    <aside className={styles.prompt} aria-label={t('alert.offer')}>
      <p>{t('alert.prompt')}</p>
      <div className={styles.actions}>
        <Link className="button" href={to} rel="nofollow">
          {t('alert.offer')}
        </Link>
        <button className="button button-quiet" type="button" onClick={onClose}>
          {t('alert.close')}
        </button>
      </div>
    </aside>
  );
}
