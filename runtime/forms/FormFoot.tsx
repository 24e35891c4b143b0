import { createContext, type ReactNode, useContext } from 'react';
import styles from './FormView.module.css';
import { useFormScope } from './form-context.ts';

export interface FootParts {
  submitLabel: string;
  isBusy: boolean;
  /** Above the button. */
  children: ReactNode;
  /** Beside the button. */
  secondary: ReactNode;
}

const nothing: FootParts = { submitLabel: '', isBusy: false, children: null, secondary: null };

/** Passed around RJSF, which does not re-render for it. */
export const FootContext = createContext(nothing);

/** The primary button of a form, and what is placed around it. */
export function FormFoot() {
  const { t, disabled } = useFormScope();
  const { submitLabel, isBusy, children, secondary } = useContext(FootContext);
  return (
    <>
      {children}
      <div className={styles.actions}>
        <button type="submit" className="button" aria-disabled={isBusy || disabled || undefined}>
          {isBusy ? t('sending') : submitLabel}
        </button>
        {secondary}
      </div>
      <p className="visually-hidden" role="status">
        {isBusy ? t('sending') : ''}
      </p>
    </>
  );
}
