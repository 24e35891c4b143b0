import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  page: PageInfo;
  title: string;
  /** Name of a file in the brand's assets folder, shown above the title. */
  image?: string | null;
  /** It also works without scripts. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A personal page: the title, followed by contents for its state. */
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
