import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Failure } from '../ask.ts';
import { SmallButton } from './controls.tsx';
import styles from './Notes.module.css';

/** A message in its place; screen readers say it. */
export function Note({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'good' | 'warning' | 'danger';
  children: ReactNode;
}) {
  return (
    <div className={styles.note} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** Why something failed, and a way to try again. */
export function FailureNote({ failure, again }: { failure: Failure; again?: () => void }) {
  const t = useTexts('admin');
  return (
    <Note kind="danger">
      <p>{failure.message ?? t('unreachable')}</p>
      {again && <SmallButton onClick={again}>{t('again')}</SmallButton>}
    </Note>
  );
}
