import { useEffect, useRef } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobManager.module.css';

interface AskPanelProps {
  label: string;
  question: string;
  submit: string;
  isBusy: boolean;
  onYes(): void;
  onClose(): void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function AskPanel({ label, question, submit, isBusy, onYes, onClose }: AskPanelProps) {
  const t = useTexts('job-manager');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.panel} role="group" aria-label={label}>
      <p>{question}</p>
      <div className={styles.line}>
        <button type="button" className={`button ${styles.danger}`} disabled={isBusy} onClick={onYes}>
          {submit}
        </button>
        <button type="button" className="button button-quiet" ref={keep} onClick={onClose}>
          {t('keep')}
        </button>
      </div>
    </div>
  );
}
