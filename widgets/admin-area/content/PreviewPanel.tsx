import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton } from '../parts/controls.tsx';
import styles from './Content.module.css';

/** What visitors would see, drawn by the widgets that show it; nothing was saved. Its links lead nowhere. */
export function PreviewPanel({ children, onClose }: { children: ReactNode; onClose(): void }) {
  const t = useTexts('editorial');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={panel} className={styles.preview} aria-label={t('preview.title')} tabIndex={-1}>
      <div className={styles.head}>
        <strong>{t('preview.title')}</strong>
        <SmallButton onClick={onClose}>{t('preview.close')}</SmallButton>
      </div>
      {/* It only blocks navigation through links; activating a link by keyboard is a click as well. */}
      <div className={styles.page} data-preview="" onClickCapture={holdBack}>
        {children}
      </div>
    </section>
  );
}

function holdBack(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
  event.preventDefault();
  event.stopPropagation();
}
