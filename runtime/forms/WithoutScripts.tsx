import type { ReactNode } from 'react';
import { hasOwnBackend } from '../core/own-backend.ts';
import { useTexts } from '../page/texts.tsx';
import type { PageInfo } from '../page/widget-contract.ts';
import styles from './WithoutScripts.module.css';

interface WithoutScriptsProps {
  page: PageInfo;
  /** The form requires a captcha, which needs scripts. */
  captcha: boolean;
  children: ReactNode;
}

/**
 * A form that also works without scripts; if it cannot, a message says what to do instead. Requires the texts `forms`
 * and `captcha`.
 */
export function WithoutScripts({ page, captcha, children }: WithoutScriptsProps) {
  const t = useTexts('forms');
  const captchaTexts = useTexts('captcha');
  const { contactEmail } = page.brand.site;
  if (!captcha && hasOwnBackend(page.brand)) return children;
  const sentence =
    contactEmail === null || !captcha ? t('noscript') : captchaTexts('withoutScripts', { email: contactEmail });
  return (
    <>
      <noscript>
        <p className={styles.note}>{sentence}</p>
      </noscript>
      <div className={styles.form} data-needs-scripts="">
        {children}
      </div>
    </>
  );
}
