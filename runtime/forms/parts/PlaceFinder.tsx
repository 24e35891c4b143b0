import { useState } from 'react';
import type { ControlProps } from '../control-contract.ts';
import type { FoundPlace } from '../forms.generated.ts';
import { Combobox } from './Combobox.tsx';
import { foundStatus } from './found-status.ts';
import { askPlaces } from './places.ts';
import { useSuggestions } from './use-suggestions.ts';

interface PlaceFinderProps {
  control: ControlProps;
  label: string;
  placeholder?: string;
  onPick(place: FoundPlace): void;
  onLeave(): void;
}

/** Finds a town, postal code or region by searching; selecting one fills in the address. */
export function PlaceFinder({ control, label, placeholder, onPick, onLeave }: PlaceFinderProps) {
  const { tools } = control;
  const [text, setText] = useState('');
  const wanted = text.trim();
  const { found, hasFailed } = useSuggestions(wanted.length < 2 ? null : wanted, (typed) => askPlaces(tools, typed));
  return (
    <Combobox
      control={{ ...control, required: false }}
      label={label}
      text={text}
      onText={setText}
      options={found?.map((place) => ({ ...place, key: place.id })) ?? null}
      status={foundStatus(tools.t, found, hasFailed)}
      {...(placeholder !== undefined && { placeholder })}
      onPick={(place) => {
        setText('');
        onPick(place);
      }}
      onEnter={() => wanted !== ''}
      onLeave={() => {
        setText('');
        onLeave();
      }}
    />
  );
}
