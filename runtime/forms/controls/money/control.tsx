import { useEffect, useEffectEvent } from 'react';
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import type { ControlProps } from '../../control-contract.ts';
import { NumberField } from '../../parts/NumberField.tsx';
import styles from '../../parts/parts.module.css';
import { terseProperty } from '../../parts/schema-parts.ts';

/** An amount; with its currency and pay period if the answer has them. */
export function MoneyControl(control: ControlProps) {
  return isSchema(control.schema.properties) ? (
    <Salary {...control} />
  ) : (
    <NumberField control={control} grouped labelledBy={control.labelId} />
  );
}

/** Most salaries are given per year. */
const usualUnit = 'year';

function Salary({ id, value, onChange, schema, renderField, required, tools }: ControlProps) {
  const parts = isSchema(value) ? value : {};
  const hasAmount = parts.amount !== undefined;

  const settle = useEffectEvent((isGiven: boolean) => {
    if (isGiven && (parts.currencyCode === undefined || parts.unit === undefined)) {
      onChange({ currencyCode: tools.currency, unit: usualUnit, ...parts });
    } else if (!isGiven && value !== undefined) onChange(undefined);
  });
  // Currency and unit are set and removed with the amount: without one they mean nothing.
  useEffect(() => settle(hasAmount), [hasAmount]);

  const part = (name: string) => ({
    pointer: `/${name}`,
    name,
    schema: terseProperty(schema, name),
    value: parts[name],
  });
  return (
    <div id={id} className={styles.thirds} tabIndex={-1}>
      {renderField({ ...part('amount'), required, control: 'number' })}
      {renderField({ ...part('currencyCode'), required: hasAmount, control: 'select' })}
      {renderField({ ...part('unit'), required: hasAmount, control: 'select' })}
    </div>
  );
}
