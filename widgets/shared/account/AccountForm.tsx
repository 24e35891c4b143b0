import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { FORM_FIELD, type PostedFormName } from '../../../runtime/core/posted-form.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './AccountForm.module.css';
import { type FieldFault, missingAnswers, summaryOf } from './account-faults.ts';
import { PlainField, type PlainFieldSpec } from './PlainField.tsx';
import { refusalText } from './refusal-text.ts';

interface AccountFormProps {
  /** Unique on the page. */
  id: string;
  fields: readonly PlainFieldSpec[];
  submit: string;
  /** Form name, if the server also accepts it from browsers without scripts. */
  form?: PostedFormName;
  /** Where such browsers post it; the page itself by default. */
  action?: string;
  /** Errors the server has reported; keep the same list between renders. */
  found?: readonly FieldFault[];
  /** Styled as a warning, for actions that cannot be undone. */
  isDangerous?: boolean;
  /** Resolves with errors, or with nothing on success. Rejections are shown as messages. */
  onSubmit(values: Readonly<Record<string, string>>): Promise<readonly FieldFault[]>;
  /** Rendered between the fields and the button. */
  children?: ReactNode;
}

/** A short single-column form: errors at the fields and in a linked summary, with the focus on the first. */
export function AccountForm(props: AccountFormProps) {
  const {
    id,
    fields,
    submit,
    form: posted,
    action,
    found: before = none,
    isDangerous = false,
    onSubmit,
    children,
  } = props;
  const t = useTexts('account');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(before);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const faultOf = (name: string) => faults.find((fault) => fault.field === name)?.message;

  function show(found: readonly FieldFault[]): void {
    setFaults(found);
    const first = fields.find(({ name }) => found.some(({ field }) => field === name));
    if (first) document.getElementById(`${id}-${first.name}`)?.focus();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const data = new FormData(form.current);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
    setRefusal(null);
    const missing = missingAnswers(fields, values, t('form.required'));
    if (missing.length > 0) return show(missing);
    setBusy(true);
    try {
      show(await onSubmit(values));
    } catch (error) {
      setFaults([]);
      setRefusal(refusalText(error, t('form.unreachable')));
    } finally {
      setBusy(false);
    }
  }

  const others = summaryOf(faults, fields);
  return (
    <form className={styles.form} id={id} ref={form} onSubmit={send} noValidate method="post" action={action}>
      <div className={styles.alerts} role="alert">
        {refusal && <p className={styles.alert}>{refusal}</p>}
        {others.length > 1 && (
          <div className={styles.alert}>
            <p>{t('form.summary', { count: others.length })}</p>
            <ul>
              {others.map(({ field, label, message }) => (
                <li key={field}>
                  <a href={`#${id}-${field}`} onClick={(event) => focusOn(event, `${id}-${field}`)}>
                    {label ? t('form.line', { label, message }) : message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {posted && <input type="hidden" name={FORM_FIELD} value={posted} />}
      {fields.map((field) => (
        <PlainField key={field.name} formId={id} field={field} fault={faultOf(field.name)} />
      ))}
      {children}
      <button
        className={isDangerous ? `button ${styles.danger}` : 'button'}
        type="submit"
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
      >
        {isBusy ? t('form.busy') : submit}
      </button>
    </form>
  );
}

const none: readonly FieldFault[] = [];

function focusOn(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
