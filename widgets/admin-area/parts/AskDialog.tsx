import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './AskDialog.module.css';
import { SmallButton } from './controls.tsx';

interface AskDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Label of the button. */
  submit: string;
  /** Whether something is still missing. */
  isBlocked?: boolean;
  onSubmit(): void;
  onClose(): void;
}

/** Asks for confirmation of an action that others notice immediately. */
export function AskDialog({ title, children, submit, isBlocked = false, onSubmit, onClose }: AskDialogProps) {
  const t = useTexts('admin');
  return (
    <Dialog.Root
      open
      role="alertdialog"
      size="sm"
      motionPreset="none"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop className="chakra" />
        <Dialog.Positioner className="chakra">
          <Dialog.Content className={styles.dialog}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body className={styles.body}>{children}</Dialog.Body>
            <Dialog.Footer className={styles.foot}>
              <SmallButton onClick={onClose}>{t('ask.cancel')}</SmallButton>
              <SmallButton
                main
                disabled={isBlocked}
                onClick={() => {
                  onClose();
                  onSubmit();
                }}
              >
                {submit}
              </SmallButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
