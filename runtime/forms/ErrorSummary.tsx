import type { MouseEvent } from 'react';
import type { AskedGroup } from '../core/forms/ask.ts';
import { orderedErrors } from './error-order.ts';
import { FormAlert } from './FormAlert.tsx';
import styles from './FormView.module.css';
import { focusField } from './focus-field.ts';
import { fieldId, summaryId, useFormScope, useFormStore } from './form-context.ts';

interface ErrorSummaryProps {
  groups: readonly AskedGroup[];
  /** Number of failed submissions; each one scrolls the summary into view. */
  round: number;
}

/** All errors of the form, each linked to its field. */
export function ErrorSummary({ groups, round }: ErrorSummaryProps) {
  const { id, store, t } = useFormScope();
  const errors = orderedErrors(groups, useFormStore(store, store.shown));
  if (errors.length === 0) return null;
  const go = (event: MouseEvent, pointer: string) => {
    event.preventDefault();
    focusField(id, pointer);
  };
  return (
    <FormAlert id={summaryId(id)} title={t('summary', { count: errors.length })} about={String(round)}>
      <ul className={styles.summary}>
        {errors.map(({ pointer, label, message }) => (
          <li key={`${pointer} ${message}`}>
            <a href={`#${fieldId(id, pointer)}`} onClick={(event) => go(event, pointer)}>
              {label === '' ? message : t('summaryLine', { label: label.replace(/[.:]$/, ''), message })}
            </a>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}
