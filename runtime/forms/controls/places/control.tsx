import { useRef, useState } from 'react';
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import type { ControlProps } from '../../control-contract.ts';
import type { FoundPlace } from '../../forms.generated.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { Chips } from '../../parts/Chips.tsx';
import { PartErrors } from '../../parts/PartErrors.tsx';
import { PlaceFinder } from '../../parts/PlaceFinder.tsx';
import styles from '../../parts/parts.module.css';
import { type AddressParts, addressAt, describePlace } from '../../parts/places.ts';
import { numberIn } from '../../parts/schema-parts.ts';

/** Several places, found by searching. */
export function PlacesControl(control: ControlProps) {
  const { id, value, onChange, onBlur, schema, readOnly, disabled, label, tools } = control;
  const { t, locale } = tools;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  // The finder's DOM is not ours to hold a ref to; the focus goes to its input.
  const field = { current: holder.current?.querySelector('input') ?? null };
  const places: readonly AddressParts[] = Array.isArray(value) ? value.filter(isSchema) : [];
  const names = places.map((place) => describePlace(place, locale));
  const isFull = places.length >= (numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY);

  function add(place: FoundPlace): void {
    const added = addressAt(place);
    const name = describePlace(added, locale);
    if (names.includes(name)) return;
    onChange([...places, added]);
    setSaid(t('chips.added', { label: name, count: places.length + 1 }));
  }

  function remove(gone: number, name: string): void {
    const left = places.filter((_, at) => at !== gone);
    onChange(left.length > 0 ? left : undefined);
    setSaid(t('chips.removed', { label: name, count: left.length }));
  }

  return (
    <div ref={holder} className={styles.stack}>
      <Chips
        chips={names.map((name, at) => ({ key: String(at), label: name }))}
        label={t('chips.chosen', { label })}
        canRemove={!readOnly && !disabled}
        onRemove={(chip) => remove(Number(chip.key), chip.label)}
        field={field}
        listRef={list}
        t={t}
      />
      <PlaceFinder
        control={{ ...control, id, readOnly: readOnly || isFull }}
        label={label}
        placeholder={isFull ? t('chips.full', { count: places.length }) : t('place.find')}
        onPick={add}
        onLeave={onBlur}
      />
      <PartErrors
        control={control}
        pointers={places.flatMap((place, at) => [`/${at}`, ...Object.keys(place).map((part) => `/${at}/${part}`)])}
      />
      <Announcement>{said}</Announcement>
    </div>
  );
}
