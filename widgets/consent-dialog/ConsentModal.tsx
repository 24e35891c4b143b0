import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import styles from './ConsentModal.module.css';

interface ConsentModalProps {
  page: PageInfo;
  /** The consent text, filtered HTML. */
  text: string;
  onClose(): void;
  /** Resolves with an error message, or null on success. Rejects if the backend cannot be reached. */
  onAgree(): Promise<string | null>;
}

/** The browser's native modal dialog: the page behind is inert, Escape closes it, and the focus returns. */
export function ConsentModal({ page, text, onClose, onAgree }: ConsentModalProps) {
  const t = useTexts('consent');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const policy = createHref(page.brand.routes, page.locale).page(page.brand.site.legal.privacy ?? 'privacy');
  const isMissing = isTouched && !isTicked;

  useEffect(() => {
    const own = dialog.current;
    own?.showModal();
    // Focuses the heading rather than the close button, so that reading starts there.
    heading.current?.focus();
    return () => own?.close();
  }, []);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTouched(true);
    if (!isTicked || isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      setRefusal(await onAgree());
    } catch (error) {
      setRefusal(asGraphqlError(error).graphql.join('\n') || t('notSaved'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <button className={styles.close} type="button" aria-label={t('close')} onClick={onClose} />
      </div>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t('intro')}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
        {policy !== null && (
          <p>
            <a href={policy} target="_blank" rel="noopener">
              {t('policy')}
            </a>
          </p>
        )}
        <div>
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={isTicked}
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={`${id}-error`}
              onChange={(event) => {
                setTicked(event.target.checked);
                setTouched(true);
              }}
              onBlur={() => setTouched(true)}
            />
            {t('agree')}
          </label>
          <p className={styles.error} id={`${id}-error`} role="alert">
            {isMissing ? t('required') : ''}
          </p>
        </div>
        <p className={styles.error} role="alert">
          {refusal ?? ''}
        </p>
        <button
          className={`button ${styles.confirm}`}
          type="submit"
          disabled={!isTicked}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? t('saving') : t('confirm')}
        </button>
      </form>
    </dialog>
  );
}
