import type { ReactNode } from 'react';
import type { OpenedField } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './OpenedList.module.css';

/** One thing that a yes opens, with what the resume says of it. */
export interface Opened {
  field: OpenedField;
  /** Null where the resume says nothing, and of messages. */
  value: string | null;
}

interface OpenedListProps {
  opens: readonly Opened[];
  /** What stands for a value that there is not. */
  absent: string;
}

/** What is open, or would be: the same list for the owner before and the organization after. */
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
