import { useId, useState } from 'react';
import type { FormTools } from '../../control-contract.ts';
import { Modal } from '../../parts/Modal.tsx';
import parts from '../../parts/parts.module.css';

interface AddressDialogProps {
  title: string;
  label: string;
  /** Shown when the address is not allowed here. */
  refusal: string;
  initial: string;
  t: FormTools['t'];
  /** False when the address cannot be used. */
  onTake(address: string): boolean;
  /** Offered if there is something to remove. */
  onRemove?: (() => void) | undefined;
  onClose(): void;
}

/** Asks for one address, and reports an invalid one immediately. */
export function AddressDialog({ title, label, refusal, initial, t, onTake, onRemove, onClose }: AddressDialogProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [isRefused, setRefused] = useState(false);

  function take(): void {
    setRefused(!onTake(text));
  }

  return (
    <Modal title={title} onClose={onClose}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={parts.field}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refusal` : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      {isRefused && (
        <p id={`${id}-refusal`} className={parts.error} role="alert">
          {refusal}
        </p>
      )}
      <div className={parts.actions}>
        <button type="button" className={`${parts.button} ${parts.main}`} onClick={take}>
          {t('dialog.take')}
        </button>
        {onRemove && (
          <button type="button" className={parts.button} onClick={onRemove}>
            {t('richText.unlink')}
          </button>
        )}
        <button type="button" className={parts.button} onClick={onClose}>
          {t('dialog.cancel')}
        </button>
      </div>
    </Modal>
  );
}
