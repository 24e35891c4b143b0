import { FieldFrame } from '../FieldFrame.tsx';
import { autocompleteOf } from '../parts/autocomplete.ts';
import { acceptOf, limitsOf, listOf } from '../parts/check-file.ts';
import parts from '../parts/parts.module.css';
import { numberIn, purposeOf } from '../parts/schema-parts.ts';
import type { PlainItem } from './plain-form.ts';

interface PlainItemFieldProps {
  id: string;
  item: PlainItem;
  value: unknown;
  errors: readonly string[];
  locale: string;
  /** Texts of `forms` and `controls`. */
  t(key: string): string;
  tc(key: string, values?: Record<string, string | number>): string;
}

/** One field as a plain element, in the frame of all fields. */
export function PlainItemField({ id, item, value, errors, locale, t, tc }: PlainItemFieldProps) {
  const { kind, label, required, width } = item;
  const ids = { label: `${id}-label`, help: `${id}-help`, errors: `${id}-errors` };
  const limits = kind.element === 'file' ? limitsOf(purposeOf(item.schema, 'ATTACHMENT'), item.schema) : null;
  const help = limits ? tc('files.rules', { kinds: listOf(limits.kinds, locale), most: limits.megabytes }) : item.help;
  const described = [help && ids.help, errors.length > 0 && ids.errors].filter(Boolean).join(' ') || undefined;
  const common = {
    id,
    name: item.pointer,
    required,
    'aria-describedby': described,
    'aria-invalid': errors.length > 0 || undefined,
  };
  return (
    <FieldFrame
      id={id}
      ids={ids}
      labelled={kind.element === 'checkbox' ? 'self' : kind.element === 'choice' ? 'group' : 'field'}
      label={label}
      labelHidden={false}
      optional={required || kind.element === 'checkbox' ? undefined : t('optional')}
      help={help}
      errors={errors}
      width={width}
    >
      {kind.element === 'input' && (
        <input
          {...common}
          className={parts.field}
          type={kind.type}
          {...(kind.type === 'number' && { step: 'any' })}
          autoComplete={autocompleteOf(item)}
          maxLength={numberIn(item.schema, 'maxLength')}
          defaultValue={textOf(value)}
        />
      )}
      {kind.element === 'textarea' && (
        <textarea
          {...common}
          className={parts.field}
          rows={6}
          maxLength={numberIn(item.schema, 'maxLength')}
          defaultValue={textOf(value)}
        />
      )}
      {kind.element === 'checkbox' && (
        <label className={parts.choice}>
          <input {...common} type="checkbox" value="true" defaultChecked={value === true} />
          <span>{label}</span>
        </label>
      )}
      {kind.element === 'file' && limits && (
        <input {...common} className={parts.field} type="file" accept={acceptOf(limits)} multiple={kind.isMany} />
      )}
      {kind.element === 'choice' && (
        <div className={parts.choices}>
          {kind.choices.map((choice, at) => (
            <label key={choice.value} className={parts.choice}>
              <input
                {...common}
                id={at === 0 ? id : `${id}-${at}`}
                type={kind.isMany ? 'checkbox' : 'radio'}
                required={required && !kind.isMany}
                value={choice.value}
                defaultChecked={Array.isArray(value) ? value.includes(choice.value) : value === choice.value}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' || typeof one === 'number' ? String(one) : undefined;
}
