import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Failure } from '../ask.ts';
import { SmallButton } from './controls.tsx';
import styles from './Notes.module.css';

const STATUS = { plain: 'neutral', good: 'success', warning: 'warning', danger: 'error' } as const;

/** An inline message, announced by screen readers. */
export function Note({ kind = 'plain', children }: { kind?: keyof typeof STATUS; children: ReactNode }) {
  return (
    <Alert.Root status={STATUS[kind]} className={styles.note} role={kind === 'danger' ? 'alert' : 'status'}>
      <Alert.Content className={styles.content}>{children}</Alert.Content>
    </Alert.Root>
  );
}

/** Whether it failed because there was too much to send at once. */
export function isTooLarge({ codes }: Failure): boolean {
  return codes.includes('BODY_TOO_LARGE') || codes.includes('VARIABLE_TOO_LONG');
}

/** Why something failed, with a retry button. */
export function FailureNote({ failure, again }: { failure: Failure; again?: () => void }) {
  const t = useTexts('admin');
  return (
    <Note kind="danger">
      <p>{failure.message ?? t(isTooLarge(failure) ? 'tooLarge' : 'unreachable')}</p>
      {again && <SmallButton onClick={again}>{t('again')}</SmallButton>}
    </Note>
  );
}
