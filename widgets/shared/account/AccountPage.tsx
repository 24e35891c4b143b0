import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  page: PageInfo;
  title: string;
  /** File of the brand's assets folder above the title. */
  image?: string | null;
  /** It works without scripts, too. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A page of the person: the title, and below it what its state asks for. */
export function AccountPage({ page, title, image = null, isPlain = false, children }: AccountPageProps) {
  const t = useTexts('account');
  const { id, site } = page.brand;
  return (
    <div className={styles.page}>
      {image && <img className={styles.image} src={`/brands/${site.assets ?? id}/${image}`} alt="" />}
      <h1>{title}</h1>
      {!isPlain && (
        <noscript>
          <p className={styles.notice}>{t('noScript')}</p>
        </noscript>
      )}
      {children}
    </div>
  );
}

/** Lines in the shape of what is coming; seen only when it takes a while. */
export function Waiting({ lines = 4 }: { lines?: number }) {
  const t = useTexts('account');
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <div key={at} className={styles.line} />
      ))}
    </div>
  );
}

interface NoticeProps {
  kind?: 'plain' | 'success' | 'danger';
  children: ReactNode;
}

/** What happened, in words; screen readers say it. Where it stands in place of a form that was done with, it takes the focus. */
export function Notice({ kind = 'plain', children }: NoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'success' && document.activeElement === document.body) frame.current?.focus();
  }, [kind]);
  return (
    <div
      ref={frame}
      className={styles.notice}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
