import type { ReactNode } from 'react';
import { useTexts } from '../page/texts.tsx';
import type { PageInfo } from '../page/widget-contract.ts';
import styles from './WithoutScripts.module.css';

interface WithoutScriptsProps {
  page: PageInfo;
  /** The form asks for the check against robots, which is a matter of scripts. */
  captcha: boolean;
  children: ReactNode;
}

/** A form that works without scripts as well; where it cannot, a sentence says what to do instead. The page's texts hold `forms` and `captcha`. */
export function WithoutScripts({ page, captcha, children }: WithoutScriptsProps) {
  const t = useTexts('forms');
  const captchaTexts = useTexts('captcha');
  const { contactEmail } = page.brand.site;
  // Answers of such a brand are taken elsewhere, and by GraphQL alone.
  const isOutside = /^https?:/.test(page.brand.backend.graphqlEndpoint);
  if (!captcha && !isOutside) return children;
  const sentence =
    contactEmail === null || !captcha ? t('noscript') : captchaTexts('withoutScripts', { email: contactEmail });
  return (
    <>
      <noscript>
        <p className={styles.note}>{sentence}</p>
      </noscript>
      <div className={styles.form}>{children}</div>
    </>
  );
}
