import { useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { elementOf } from '../../parts/attributes.ts';
import { Icon } from '../../parts/Icon.tsx';
import styles from '../../parts/parts.module.css';
import { numberIn } from '../../parts/schema-parts.ts';
import { useDeferredText } from '../../use-deferred-text.ts';

/** A password input that can be revealed. Password managers are told whether it is a new password. */
export function PasswordControl(control: ControlProps) {
  const { id, value, onChange, onBlur, schema, readOnly, disabled, tools } = control;
  const { text, type, flush } = useDeferredText(typeof value === 'string' ? value : undefined, onChange);
  const [isShown, setShown] = useState(false);
  // Signing in accepts a password of any length; the rules apply when choosing one.
  const isNew = (numberIn(schema, 'minLength') ?? 0) > 1;
  return (
    <div className={`${styles.row} ${styles.tight}`}>
      <input
        {...elementOf(control)}
        className={styles.field}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          flush();
          onBlur();
        }}
      />
      <button
        type="button"
        className={`${styles.button} ${styles.icon} ${styles.scripted}`}
        aria-pressed={isShown}
        aria-controls={id}
        aria-label={tools.t('password.show')}
        disabled={disabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
