import { FORM_FIELD, type PostedFormName } from '../../core/posted-form.ts';

interface PlainButtonProps {
  form: PostedFormName;
  /** Where it is posted; the page itself by default. */
  action?: string;
  /** Hidden fields. */
  values?: Readonly<Record<string, string>>;
  label: string;
}

/** A form of a single button, for browsers without scripts. */
export function PlainButton({ form, action, values = {}, label }: PlainButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={FORM_FIELD} value={form} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" type="submit">
        {label}
      </button>
    </form>
  );
}
