/** The mapping of an importer as the API stores it. */
import { IMPORT_FIELDS, type ImportField } from '../../../runtime/core/importing/fields.ts';

/** How a field of ours is filled. */
export interface FieldRule {
  /** Paths of the item, in order of preference. */
  paths: readonly string[];
  /** The value of items without one. */
  constant?: string;
  read?: string;
}

export interface Mapping {
  version: 1;
  fields: Readonly<Partial<Record<ImportField, FieldRule>>>;
}

/** Null where none is stored. */
export function readMapping(stored: unknown): Mapping | null {
  return typeof stored === 'object' && stored !== null && 'fields' in stored ? (stored as Mapping) : null;
}

/** With another rule of a field; one without paths and value is none. */
export function withRule(mapping: Mapping, field: ImportField, rule: FieldRule): Mapping {
  const { [field]: _, ...rest } = mapping.fields;
  const { constant = '', ...kept } = rule;
  const paths = rule.paths.filter((path) => path !== '');
  const isEmpty = paths.length === 0 && constant.trim() === '';
  const fields = isEmpty ? rest : { ...rest, [field]: { ...kept, paths, ...(constant !== '' && { constant }) } };
  return { ...mapping, fields };
}

/** The fields in the order of a form: those that are filled, then the others. */
export function fieldsInOrder({ fields }: Mapping): { filled: ImportField[]; empty: ImportField[] } {
  const isFilled = (field: ImportField) => fields[field] !== undefined;
  return {
    filled: IMPORT_FIELDS.filter(isFilled),
    empty: IMPORT_FIELDS.filter((field) => !isFilled(field)),
  };
}
