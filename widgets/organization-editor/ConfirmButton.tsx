import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './OrganizationEditor.module.css';

interface ConfirmButtonProps {
  label: string;
  question: string;
  onConfirm(): Promise<void> | void;
}

/** A button with inline confirmation. Escape and the second button cancel. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmButtonProps) {
  const t = useTexts('organization-editor');
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) no.current?.focus();
    else if (wasAsking.current) start.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <button type="button" className={styles.quiet} ref={start} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={styles.question}
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
    >
      <p id={id}>{question}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`button ${styles.danger}`}
          onClick={async () => {
            await onConfirm();
            setAsking(false);
          }}
        >
          {label}
        </button>
        <button type="button" className="button button-quiet" ref={no} onClick={() => setAsking(false)}>
          {t('keep')}
        </button>
      </div>
    </div>
  );
}
