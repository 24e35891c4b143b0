import { memo, Suspense, useCallback, useMemo } from 'react';
import type { Schema } from '../../schemas/resolved-schema.ts';
import { isWithin } from './answers.ts';
import type { PartField } from './control-contract.ts';
import styles from './FieldFrame.module.css';
import { FieldFrame, type FrameIds } from './FieldFrame.tsx';
import { fieldId, useFormScope, useFormStore } from './form-context.ts';
import { partControl } from './part-control.ts';

export interface FieldHostProps {
  /** Begins with the group. */
  pointer: string;
  name: string;
  schema: Schema;
  value: unknown;
  required: boolean;
  control: string;
  width: 'full' | 'half';
  labelHidden?: boolean;
}

/** A form field or a field within an answer: its control in its frame. Renders nothing for read-only values. */
export const FieldHost = memo(function FieldHost(props: FieldHostProps) {
  const { pointer, name, schema, value, required, control, width, labelHidden = false } = props;
  const { id: form, store, tools, controls, t, disabled } = useFormScope();
  const errors = useFormStore(store, () => store.errorsAt(pointer));
  const below = useErrorsBelow(pointer, controls[control]?.labelled === 'group');
  const change = useCallback((next: unknown) => store.change(pointer, next), [store, pointer]);
  const leave = useCallback(() => store.leave(pointer), [store, pointer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function makes the control read the errors again.
  const errorsAt = useCallback((part: string) => store.errorsAt(`${pointer}${part}`), [store, pointer, below]);
  const renderField = useCallback((part: PartField) => <PartHost parent={pointer} part={part} />, [pointer]);

  // As it was when the field appeared: exchanging the component later would remount it.
  const registered = useMemo(() => {
    const entry = controls[control];
    return entry && { ...entry, component: entry.loaded?.() ?? entry.component };
  }, [controls, control]);
  if (!registered) throw new Error(`There is no form control "${control}".`);
  const { component: Control, labelled, lines = 1, loaded } = registered;
  if (labelled === 'none' || schema.readOnly === true) return null;

  const id = fieldId(form, pointer);
  const ids: FrameIds = { label: `${id}-label`, help: `${id}-help`, errors: `${id}-errors` };
  const label = typeof schema.title === 'string' ? schema.title : name;
  const help = helpOf(schema, label);
  const described = [help && ids.help, errors.length > 0 && ids.errors].filter(Boolean).join(' ');
  const drawn = (
    <Control
      id={id}
      labelId={ids.label}
      name={name}
      pointer={pointer}
      value={value}
      onChange={change}
      onBlur={leave}
      schema={schema}
      required={required}
      readOnly={false}
      disabled={disabled}
      label={label}
      describedBy={described || undefined}
      invalid={errors.length > 0}
      errorsAt={errorsAt}
      renderField={renderField}
      tools={tools}
    />
  );
  return (
    <FieldFrame
      id={id}
      ids={ids}
      labelled={labelled}
      label={label}
      labelHidden={labelHidden}
      optional={required || labelled === 'self' ? undefined : t('optional')}
      help={help}
      errors={errors}
      width={width}
    >
      {/* Only for controls that load: what is inside a boundary hydrates after the form has read what was typed before. */}
      {loaded ? (
        <Suspense fallback={<div className={styles.waiting} style={{ blockSize: `${lines * 1.5 + 1.25}rem` }} />}>
          {drawn}
        </Suspense>
      ) : (
        drawn
      )}
    </FieldFrame>
  );
});

interface PartHostProps {
  parent: string;
  part: PartField;
}

function PartHost({ parent, part }: PartHostProps) {
  const { pointer, name, schema, value, required, control, width = 'full', labelHidden } = part;
  return (
    <FieldHost
      pointer={`${parent}${pointer}`}
      name={name}
      schema={schema}
      value={value}
      required={required}
      control={control ?? partControl(schema)}
      width={width}
      {...(labelHidden !== undefined && { labelHidden })}
    />
  );
}

/** Changes whenever errors below a field change, so that controls with parts re-render. */
function useErrorsBelow(pointer: string, hasParts: boolean): string {
  const { store } = useFormScope();
  return useFormStore(store, () => {
    if (!hasParts || store.shown().size === 0) return '';
    const parts = [...store.shown()].filter(([place]) => place !== pointer && isWithin(place, pointer));
    return parts.map(([place, told]) => `${place} ${told.join(' ')}`).join('\n');
  });
}

/** A description that only repeats the label (`Your name.` below `Name`) is left out. */
function helpOf({ description }: Schema, label: string): string | undefined {
  if (typeof description !== 'string') return undefined;
  const plain = (text: string) => text.replace(/[.\s]/g, '').toLowerCase();
  const [words, own] = [plain(description), plain(label)];
  return words.endsWith(own) && words.length - own.length <= possessive ? undefined : description;
}

/** Length of the longest "your" in our languages. */
const possessive = 5;
