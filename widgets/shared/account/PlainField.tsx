import { useState } from 'react';
import { Icon } from '../../../runtime/forms/parts/Icon.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './AccountForm.module.css';

export interface PlainFieldSpec {
  name: string;
  label: string;
  type: 'text' | 'url' | 'email' | 'password' | 'select' | 'checkbox' | 'textarea';
  autoComplete?: string;
  help?: string;
  optional?: boolean;
  initial?: string;
  maxLength?: number;
  /** For a select. */
  options?: readonly { value: string; label: string }[];
}

interface PlainFieldProps {
  formId: string;
  field: PlainFieldSpec;
  fault: string | undefined;
}

/** One field with label, help text and error; passwords can be revealed. */
export function PlainField({ formId, field, fault }: PlainFieldProps) {
  const t = useTexts('account');
  const [isShown, setShown] = useState(false);
  const { name, label, type, autoComplete, help, optional, initial, maxLength, options } = field;
  const id = `${formId}-${name}`;
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    autoComplete,
    'aria-describedby': described || undefined,
    'aria-invalid': fault ? true : undefined,
    'aria-required': optional ? undefined : true,
  };
  if (type === 'checkbox') {
    return (
      <div className={styles.field}>
        <label className={styles.check}>
          <input {...common} type="checkbox" value="yes" defaultChecked={initial === 'yes'} />
          <span>{label}</span>
        </label>
        <Notes id={id} help={help} fault={fault} />
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {type === 'select' ? (
        <select {...common} className="field" defaultValue={initial}>
          {options?.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...common} className="field" rows={4} defaultValue={initial} maxLength={maxLength} />
      ) : (
        <div className={styles.line}>
          <input
            {...common}
            className="field"
            type={type === 'password' && isShown ? 'text' : type}
            defaultValue={initial}
            maxLength={maxLength}
            {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
          />
          {type === 'password' && (
            <button
              className={styles.reveal}
              type="button"
              aria-pressed={isShown}
              aria-label={t('form.show', { label })}
              onClick={() => setShown(!isShown)}
            >
              <Icon name="eye" />
            </button>
          )}
        </div>
      )}
      <Notes id={id} help={help} fault={fault} />
    </div>
  );
}

function Notes({ id, help, fault }: { id: string; help: string | undefined; fault: string | undefined }) {
  return (
    <>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}
