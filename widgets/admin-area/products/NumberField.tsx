import { useState } from 'react';
import type { Json } from '../../../runtime/core/brand/sources/json.ts';
import { parseNumber } from '../../../runtime/core/numbers.ts';
import { decimalsOf } from '../../../runtime/core/price.ts';
import type { ControlProps } from '../brand/control-props.ts';
import { SmallInput } from '../parts/controls.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Products.module.css';

interface NumberFieldProps extends ControlProps {
  /** Said after the field: a currency, days. */
  unit: string;
  /** Whether the unit is a currency: amounts have its decimals. */
  isCurrency?: boolean;
}

/** A number as people write it in their language. What is none is kept as it was typed, so that nobody saves it by mistake. */
export function NumberField({
  id,
  value,
  unit,
  isCurrency = false,
  isInvalid,
  describedBy,
  onChange,
}: NumberFieldProps) {
  const locale = usePageLocale();
  const write = (given: Json | undefined): string => {
    if (typeof given !== 'number') return typeof given === 'string' ? given : '';
    const least = isCurrency && !Number.isInteger(given) ? decimalsOf(unit) : 0;
    return given.toLocaleString(locale, {
      useGrouping: false,
      minimumFractionDigits: least,
      maximumFractionDigits: 10,
    });
  };
  const [text, setText] = useState(() => write(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(write(value));
  }

  function type(next: string): void {
    const read = next.trim() === '' ? undefined : (parseNumber(next, locale) ?? next);
    setText(next);
    setKnown(read);
    onChange(read);
  }

  return (
    <div className={styles.price}>
      <SmallInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-unit ${describedBy}`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setText(write(value))}
      />
      <span id={`${id}-unit`} className="meta">
        {unit}
      </span>
    </div>
  );
}
