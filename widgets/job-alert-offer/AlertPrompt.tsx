import { useEffect, useId, useRef } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobAlertOffer.module.css';
import { notePrompt } from './prompt-turn.ts';

/** The alert prompt: a native modal dialog, closed by its button, by Escape, or by a click beside it. */
export function AlertPrompt({ to, onClose }: { to: string; onClose: () => void }) {
  const t = useTexts('search');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    notePrompt();
    track({ key: 'job_alert_prompt' });
  }, []);
  return (
    <dialog className={styles.prompt} ref={dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 className={styles.title} id={id}>
        {t('alert.offer')}
      </h2>
      <p>{t('alert.prompt')}</p>
      <div className={styles.actions}>
        <Link className="button" href={to} rel="nofollow">
          {t('alert.start')}
        </Link>
        <button className="button button-quiet" type="button" onClick={() => dialog.current?.close()}>
          {t('alert.close')}
        </button>
      </div>
    </dialog>
  );
}
