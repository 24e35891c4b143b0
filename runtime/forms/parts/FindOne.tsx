import { useState } from 'react';
import type { Choice, ControlProps } from '../control-contract.ts';
import { Combobox, type ComboboxOption } from './Combobox.tsx';
import { keyOf } from './choice-keys.ts';
import { foundStatus } from './found-status.ts';
import { useNames } from './use-names.ts';
import type { ChoiceSource } from './use-offer.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Single selection from many values, by searching. */
export function FindOne({ control, source }: { control: ControlProps; source: ChoiceSource }) {
  const { value, onChange, onBlur, tools } = control;
  const stored = keyOf(value);
  const { nameOf, learn } = useNames(source, stored === '' ? [] : [stored]);
  /** Null while the field shows the selected value. */
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed?.trim() ?? '';
  const { found, hasFailed } = useSuggestions(wanted === '' ? null : wanted, source.find);

  function pick(choice: Choice): void {
    learn([choice]);
    onChange(choice.value);
    setTyped(null);
  }

  /** The name of a value selects it; an empty text clears the selection; anything else is reverted. */
  function leave(): void {
    const meant = found?.find(({ label }) => label.toLowerCase() === wanted.toLowerCase());
    if (meant) pick(meant);
    else if (typed !== null && wanted === '') onChange(undefined);
    setTyped(null);
    onBlur();
  }

  return (
    <Combobox<Choice & ComboboxOption>
      control={control}
      text={typed ?? (stored === '' ? '' : (nameOf(stored) ?? stored))}
      onText={setTyped}
      options={found?.map((choice) => ({ ...choice, key: keyOf(choice.value) })) ?? null}
      status={foundStatus(tools.t, found, hasFailed)}
      onPick={pick}
      onLeave={leave}
    />
  );
}
