import type { ReactNode } from 'react';
import type { OpenedField } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './OpenedList.module.css';

/** A detail revealed by approval, with its value from the resume. */
export interface Opened {
  field: OpenedField;
  /** Null if the resume has no value, and for messages. */
  value: string | null;
}

interface OpenedListProps {
  opens: readonly Opened[];
  /** Placeholder for a missing value. */
  absent: string;
}

/** What is or would be revealed: the same list for the owner beforehand and the organization afterwards. */
export function OpenedList({ opens, absent }: OpenedListProps) {
  const t = useTexts('resume-contact');
  return (
    <dl className={styles.list}>
      {opens.map(({ field, value }) => (
        <div key={field} data-field={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>{field === 'messages' ? t('messages.how') : (linked(field, value) ?? absent)}</dd>
        </div>
      ))}
    </dl>
  );
}

function linked(field: OpenedField, value: string | null): ReactNode {
  if (value === null) return null;
  if (field === 'email') return <a href={`mailto:${encodeURI(value)}`}>{value}</a>;
  if (field === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
  return value;
}
