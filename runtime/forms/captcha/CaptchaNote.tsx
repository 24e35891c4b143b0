import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../page/texts.tsx';
import styles from './CaptchaNote.module.css';
import type { Captcha } from './use-captcha.ts';

/** Explains the captcha; there is nothing to do. Inside the form, whose first use starts it. */
export function CaptchaNote({ captcha }: { captcha: Captcha }) {
  const t = useTexts('captcha');
  const note = useRef<HTMLParagraphElement>(null);
  const begin = useEffectEvent(captcha.begin);
  useEffect(() => {
    const form = note.current?.closest('form');
    const onFocus = () => begin();
    form?.addEventListener('focusin', onFocus);
    // Somebody may have begun before the scripts were there.
    if (form?.contains(document.activeElement)) begin();
    return () => form?.removeEventListener('focusin', onFocus);
  }, []);
  if (!captcha.isAsked) return null;
  return (
    <p className={styles.note} ref={note} role="status" data-captcha={captcha.status}>
      <span className={styles.mark} aria-hidden="true" />
      {t(captcha.status)}
    </p>
  );
}
