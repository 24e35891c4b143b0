import { useEffect } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobAlertOffer.module.css';
import { notePrompt } from './prompt-turn.ts';

/** The alert prompt: an unobtrusive, dismissible bar at the bottom of the window. */
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
