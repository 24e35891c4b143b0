import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import styles from './Entries.module.css';
import { timeLimitedProductsQuery } from './entries.generated.ts';
import type { ActionField, Entered, EntryAction } from './entry-actions.ts';

interface ActionDialogProps {
  id: string;
  action: EntryAction;
  /** What it is about: the title of an entry, or how many. */
  about: string;
  onSubmit(entered: Entered): void;
  onClose(): void;
}

const CREDIT_TYPES = ['job', 'contact', 'featured_job', 'top_job'];

/** Says what an action will do, and asks for what it needs. */
export function ActionDialog({
  id,
  action: { name, brand, fields, given },
  about,
  onSubmit,
  onClose,
}: ActionDialogProps) {
  const t = useTexts('entries');
  const [entered, setEntered] = useState<Entered>({
    ...{ creditType: 'job', days: '', amount: '1', reason: '' },
    ...given,
  });
  const set = (field: ActionField) => (value: string) => setEntered({ ...entered, [field]: value });
  const isMissing = fields.some(
    (field) => !(entered[field] ?? '').trim() && field !== 'value' && !(field === 'days' && name === 'grantCredits'),
  );
  return (
    <AskDialog
      title={t(`action.${name}`)}
      submit={t(`action.${name}`)}
      isBlocked={isMissing}
      onSubmit={() => onSubmit(entered)}
      onClose={onClose}
    >
      <p>
        {about} <span className="meta">{brand}</span>
      </p>
      <p>{t(`ask.${name}`)}</p>
      {fields.map((field) => {
        const props = { id: `${id}-${field}`, label: t(`field.${field}`), value: entered[field] ?? '' };
        if (field === 'creditType')
          return (
            <Select
              key={field}
              {...props}
              choices={CREDIT_TYPES.map((value) => ({ value, label: t(`value.type.${value}`) }))}
              onChange={set(field)}
            />
          );
        if (field === 'product') return <ProductField key={field} {...props} brand={brand} onChange={set(field)} />;
        return (
          <TextField key={field} {...props} isNumber={field === 'days' || field === 'amount'} onChange={set(field)} />
        );
      })}
    </AskDialog>
  );
}

interface FieldProps {
  id: string;
  label: string;
  value: string;
  onChange(value: string): void;
}

function TextField({ id, label, value, isNumber, onChange }: FieldProps & { isNumber: boolean }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {isNumber ? (
        <SmallInput
          id={id}
          type="number"
          min={1}
          max={3650}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <SmallTextarea id={id} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  );
}

/** The products of a brand that run for a time. */
function ProductField({ brand, ...props }: FieldProps & { brand: string }) {
  const t = useTexts('entries');
  const { data } = useAnswer(timeLimitedProductsQuery, { brand });
  const products = data?.adminProducts.filter(({ isSubscription }) => isSubscription) ?? [];
  return (
    <Select
      {...props}
      choices={[
        { value: '', label: t('field.choose') },
        ...products.map(({ key, name }) => ({ value: key, label: name })),
      ]}
    />
  );
}
