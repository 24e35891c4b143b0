import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { useFormHold } from '../../hold.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { elementOf, idsOf } from '../../parts/attributes.ts';
import { Chips, focusLastChip } from '../../parts/Chips.tsx';
import { valuesIn } from '../../parts/choice-keys.ts';
import { entryPointers, errorsIn, PartErrors } from '../../parts/PartErrors.tsx';
import styles from '../../parts/parts.module.css';
import { itemsOf, numberIn } from '../../parts/schema-parts.ts';
import { entriesOf, withEntries } from './entries.ts';

/** Free text entries: Enter, a comma or leaving the field adds the typed text. */
export function TagsControl(control: ControlProps) {
  const { id, value, onChange, onBlur, schema, readOnly, disabled, label, tools } = control;
  const { t } = tools;
  const entries = valuesIn(value).map(String);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const items = itemsOf(schema);
  const most = numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;
  const isFull = entries.length >= most;
  const isEmail = items.format === 'email';

  function take(typed: string): void {
    const next = withEntries(entries, entriesOf(typed), most);
    setText('');
    if (next.length === entries.length) return;
    onChange(next);
    setSaid(t('chips.added', { label: next.slice(entries.length).join(', '), count: next.length }));
  }

  const hold = useFormHold();
  const hand = useEffectEvent(() => take(text));
  useEffect(() => hold.beforeSend(() => hand()), [hold]);

  function remove(name: string): void {
    const left = entries.filter((entry) => entry !== name);
    onChange(left.length > 0 ? left : undefined);
    setSaid(t('chips.removed', { label: name, count: left.length }));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const takes = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (takes && text.trim() !== '') {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '') focusLastChip(chips.current);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n\t]/.test(pasted)) return;
    event.preventDefault();
    take(`${text} ${pasted}`);
  }

  const pointers = entryPointers(entries);
  const hasErrors = errorsIn(control, pointers).length > 0;
  return (
    <div className={styles.stack}>
      <Chips
        chips={entries.map((entry) => ({ key: entry, label: entry }))}
        label={t('chips.chosen', { label })}
        canRemove={!readOnly && !disabled}
        onRemove={(chip) => remove(chip.label)}
        field={field}
        listRef={chips}
        t={t}
      />
      <input
        {...elementOf(control)}
        aria-invalid={control.invalid || hasErrors || undefined}
        aria-describedby={idsOf(control.describedBy, hasErrors && `${id}-entries`)}
        ref={field}
        aria-labelledby={control.labelId}
        className={styles.field}
        type="text"
        inputMode={isEmail ? 'email' : 'text'}
        autoCapitalize={isEmail ? 'none' : undefined}
        autoComplete="off"
        placeholder={isFull ? t('chips.full', { count: entries.length }) : t('tags.placeholder')}
        readOnly={readOnly || isFull}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          take(text);
          onBlur();
        }}
      />
      <PartErrors id={`${id}-entries`} control={control} pointers={pointers} />
      <Announcement>{said}</Announcement>
    </div>
  );
}
