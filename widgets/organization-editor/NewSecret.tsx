import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './OrganizationEditor.module.css';

interface NewSecretProps {
  id: string;
  title: string;
  /** What it is good for, and that it is not shown again. */
  text: string;
  label: string;
  secret: string;
}

/** A new secret, selected, to be copied: it is not shown again. */
export function NewSecret({ id, title, text, label, secret }: NewSecretProps) {
  const t = useTexts('organization-editor');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function copy(): Promise<void> {
    field.current?.select();
    // Where pages have no access to the clipboard, the selected text can be copied by hand.
    await navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <section className={styles.panel} data-state="ready" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <div className={styles.secret}>
        <input
          className="field"
          ref={field}
          id={id}
          readOnly
          value={secret}
          aria-label={label}
          spellCheck={false}
          autoComplete="off"
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {t('secret.copy')}
        </button>
      </div>
      <p role="status">{isCopied ? t('secret.copied') : ''}</p>
    </section>
  );
}
