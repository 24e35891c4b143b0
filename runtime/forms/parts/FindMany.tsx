import { useRef, useState } from 'react';
import type { Choice, ControlProps } from '../control-contract.ts';
import { Chips, focusLastChip } from './Chips.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';
import { keyOf, valuesIn } from './choice-keys.ts';
import { foundStatus } from './found-status.ts';
import styles from './parts.module.css';
import { numberIn } from './schema-parts.ts';
import { useNames } from './use-names.ts';
import type { ChoiceSource } from './use-offer.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Multiple selection from many values: selected ones as chips, more by searching. */
export function FindMany({ control, source }: { control: ControlProps; source: ChoiceSource }) {
  const { value, onChange, onBlur, schema, readOnly, disabled, label, tools } = control;
  const { t } = tools;
  const chosen = valuesIn(value);
  const { nameOf, learn } = useNames(source, chosen.map(keyOf));
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const most = numberIn(schema, 'maxItems');
  const isFull = most !== undefined && chosen.length >= most;
  const wanted = text.trim();
  const { found, hasFailed } = useSuggestions(wanted === '' || isFull ? null : wanted, source.find);
  const options = found?.filter((choice) => !chosen.includes(choice.value)) ?? null;

  function pick(choice: Choice): void {
    learn([choice]);
    onChange([...chosen, choice.value]);
    setText('');
    setSaid(t('chips.added', { label: choice.label, count: chosen.length + 1 }));
  }

  function remove(key: string, name: string): void {
    const left = chosen.filter((one) => keyOf(one) !== key);
    onChange(left.length > 0 ? left : undefined);
    setSaid(t('chips.removed', { label: name, count: left.length }));
  }

  return (
    <div className={styles.stack}>
      <Chips
        chips={chosen.map((one) => ({ key: keyOf(one), label: nameOf(keyOf(one)) ?? keyOf(one) }))}
        label={t('chips.chosen', { label })}
        canRemove={!readOnly && !disabled}
        onRemove={(chip) => remove(chip.key, chip.label)}
        field={field}
        listRef={chips}
        t={t}
      />
      <Combobox<Choice & ComboboxOption>
        control={{ ...control, readOnly: readOnly || isFull }}
        inputRef={field}
        text={text}
        onText={(typed) => {
          setSaid('');
          setText(typed);
        }}
        options={options?.map((choice) => ({ ...choice, key: keyOf(choice.value) })) ?? null}
        status={foundStatus(t, options, hasFailed)}
        placeholder={isFull ? t('chips.full', { count: chosen.length }) : t('find.placeholder')}
        onPick={pick}
        // A text that matches no value must not submit the form.
        onEnter={() => wanted !== ''}
        onBack={() => focusLastChip(chips.current)}
        onLeave={() => {
          setText('');
          onBlur();
        }}
      />
      <p className={styles.hidden} role="status">
        {said}
      </p>
    </div>
  );
}
