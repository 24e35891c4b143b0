import type { PlainFieldSpec } from './PlainField.tsx';

/** An error of one field in a short form. */
export interface FieldFault {
  field: string;
  message: string;
}

interface FormFault {
  pointer: string;
  message: string;
}

/** Assigns backend errors to the fields of a short form: the last segment of the pointer is the field's name. */
export function faultsAtFields(
  faults: readonly FormFault[],
  names: Readonly<Record<string, string>> = {},
): FieldFault[] {
  return faults.map(({ pointer, message }) => {
    const last = pointer.slice(pointer.lastIndexOf('/') + 1);
    return { field: names[last] ?? last, message };
  });
}

/** Required fields without an answer. */
export function missingAnswers(
  fields: readonly PlainFieldSpec[],
  values: Readonly<Record<string, string>>,
  message: string,
): FieldFault[] {
  return fields
    .filter(({ name, optional }) => !optional && (values[name] ?? '').trim() === '')
    .map(({ name }) => ({ field: name, message }));
}

/** All errors with the labels of their fields. */
export function summaryOf(faults: readonly FieldFault[], fields: readonly PlainFieldSpec[]) {
  return faults.map((fault) => ({ ...fault, label: fields.find(({ name }) => name === fault.field)?.label ?? '' }));
}
