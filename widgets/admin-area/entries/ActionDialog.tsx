import { useState } from 'react';
import { OPEN_TAXONOMIES } from '../../../runtime/core/document/taxonomies.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { ReasonField } from '../moderation/ReasonField.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Entries.module.css';
import { timeLimitedProductsQuery } from './entries.generated.ts';
import type { ActionField, Entered, EntryAction } from './entry-actions.ts';

interface ActionDialogProps {
  id: string;
  action: EntryAction;
  /** Of all entries that it is done to; by default that of the action. */
  brands?: readonly string[];
  /** What it is about: the title of an entry, or how many. */
  about: string;
  /** Of how many things it is, in all entries. */
  count?: number;
  onSubmit(entered: Entered): void;
  onClose(): void;
}

/** Fields of one line; all others have several. */
const TYPES: Readonly<Partial<Record<ActionField, string>>> = {
  days: 'number',
  amount: 'number',
  name: 'text',
  key: 'text',
  email: 'email',
};
const MOST_DAYS = 3650;
const CREDIT_TYPES = ['job', 'contact', 'featured_job', 'top_job'];

/** Says what an action will do, and asks for what it needs. */
export function ActionDialog({
  id,
  action: { name, brand, fields, given, ends },
  brands = [brand],
  about,
  count = 1,
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
    (field) =>
      !(entered[field] ?? '').trim() &&
      field !== 'value' &&
      field !== 'note' &&
      !(field === 'days' && name === 'grantCredits'),
  );
  // An end may also be brought forward.
  const least = ends ? -MOST_DAYS : 1;
  const isNumber = (field: ActionField) => TYPES[field] === 'number';
  const isWrong = fields.some((field) => isNumber(field) && entered[field] && !isCount(Number(entered[field]), least));
  return (
    <AskDialog
      title={t(`action.${name}`)}
      submit={t(`action.${name}`)}
      isBlocked={isMissing || isWrong}
      onSubmit={() => onSubmit(entered)}
      onClose={onClose}
    >
      <p>
        {about}
        {brands.filter(Boolean).map((one) => (
          <span key={one} className="meta">
            {' '}
            <BrandName id={one} />
          </span>
        ))}
      </p>
      <p>{t(`ask.${name}`, { count })}</p>
      {ends && <NewEnd ends={ends} days={fields.includes('days') ? Number(entered.days) : null} />}
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
        if (field === 'rejection')
          return <ReasonField key={field} id={props.id} value={props.value} brands={brands} onChange={set(field)} />;
        if (field === 'product') return <ProductField key={field} {...props} brand={brand} onChange={set(field)} />;
        if (field === 'taxonomy')
          return (
            <Select
              key={field}
              {...props}
              choices={[
                { value: '', label: t('field.choose') },
                ...OPEN_TAXONOMIES.map((value) => ({ value, label: t(`value.taxonomy.${value}`) })),
              ]}
              onChange={set(field)}
            />
          );
        if (field === 'brand') return <BrandField key={field} {...props} onChange={set(field)} />;
        return (
          <TextField
            key={field}
            {...props}
            type={TYPES[field] ?? null}
            least={least}
            longest={field === 'value' ? 4000 : 500}
            onChange={set(field)}
          />
        );
      })}
    </AskDialog>
  );
}

const isCount = (number: number, least: number) =>
  Number.isInteger(number) && number !== 0 && number >= least && number <= MOST_DAYS;

/** When it ends, and with these days. */
function NewEnd({ ends, days }: { ends: Date; days: number | null }) {
  const t = useTexts('entries');
  const locale = usePageLocale();
  const dayOf = (moment: Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(moment);
  const moved = days !== null && isCount(days, -MOST_DAYS) ? new Date(ends.getTime() + days * DAY_MS) : null;
  return (
    <p role="status">
      {moved ? t('ask.endMoves', { before: dayOf(ends), after: dayOf(moved) }) : t('ask.endIs', { date: dayOf(ends) })}
    </p>
  );
}

interface FieldProps {
  id: string;
  label: string;
  value: string;
  onChange(value: string): void;
}

interface TextFieldProps extends FieldProps {
  /** Of a field of one line; null for several. */
  type: string | null;
  /** Of a number. */
  least: number;
  longest: number;
}

function TextField({ id, label, value, type, least, longest, onChange }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {type !== null ? (
        <SmallInput
          id={id}
          type={type}
          {...(type === 'number' && { min: least, max: MOST_DAYS })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <SmallTextarea id={id} maxLength={longest} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  );
}

/** The brands of the person. */
function BrandField(props: FieldProps) {
  const t = useTexts('entries');
  const { cards } = useBrands();
  const brands = cards.map(({ id, name }) => ({ value: id, label: name }));
  return <Select {...props} choices={[{ value: '', label: t('field.choose') }, ...brands]} />;
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
