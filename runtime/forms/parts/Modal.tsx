import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './parts.module.css';

interface ModalProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A native dialog: it traps the focus, Escape closes it, and the focus returns to where it was. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed before it is removed, or the focus would be lost with it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  // Outside the form: Enter in one of its fields must not submit that form.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
