import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { plainText } from '../words/plain-text.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  page: PageInfo;
  title: string;
  /**
   * The way in, which shows what the brand looks like: the name of a picture in its assets folder, or null for the panel
   * of its theme.
   */
  image?: string | null;
  /** It also works without scripts. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A personal page: the title, followed by contents for its state. */
export function AccountPage({ page, title, image, isPlain = false, children }: AccountPageProps) {
  const t = useTexts('account');
  const column = (
    <div className={styles.page}>
      <h1>{title}</h1>
      {!isPlain && (
        <noscript>
          <p className={styles.notice}>{t('noScript')}</p>
        </noscript>
      )}
      {children}
    </div>
  );
  if (image === undefined) return column;
  const { id, site } = page.brand;
  return (
    <div className={styles.frame} data-beside={image ? 'picture' : 'panel'}>
      {image ? (
        <img className={styles.art} src={`/brands/${site.assets ?? id}/${image}`} alt="" />
      ) : (
        <p className={`on-brand ${styles.art} ${styles.panel}`}>
          <strong>{plainText(site.tagline) || site.name}</strong>
          {plainText(site.description)}
        </p>
      )}
      {column}
    </div>
  );
}

interface WaitingProps {
  lines?: number;
  /** What follows is hidden for as long, so that it does not move: only for what always ends. */
  isHolding?: boolean;
}

/** A skeleton; visible only if loading takes a while. */
export function Waiting({ lines = 4, isHolding = false }: WaitingProps) {
  const t = useTexts('account');
  return (
    <div className={styles.waiting} role="status" data-holding={isHolding || undefined}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical
        <div key={at} className={styles.line} />
      ))}
    </div>
  );
}

interface NoticeProps {
  kind?: 'plain' | 'success' | 'danger';
  children: ReactNode;
}

/** A status message, announced by screen readers. If it replaces a completed form, it receives the focus. */
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
