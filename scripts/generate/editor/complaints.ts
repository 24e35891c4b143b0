/** Complaints in sentences, where editors would show a regular expression. */
import { describeForm } from '../../../runtime/core/brand/check/value-form.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

/**
 * A copy in which every node with a pattern or format has a `patternErrorMessage`. A list of values that hints add to
 * such a node complains in the same words, so that editors show one of the two.
 */
export function withComplaints(schema: Schema): Schema {
  const copy = visit(schema);
  return isSchema(copy) ? copy : schema;
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (!isSchema(node)) return node;
  const result: Schema = Object.fromEntries(
    // A condition is never shown, and values are no schemas.
    Object.entries(node).map(([key, inner]) => [key, isLiteral(key, inner) ? inner : visit(inner)]),
  );
  const isShaped = typeof node.pattern === 'string' || typeof node.format === 'string';
  if (!isShaped) return result;
  const complaint = describeForm(node).trim();
  const hints = Array.isArray(result.allOf) ? result.allOf : [];
  return {
    ...result,
    patternErrorMessage: complaint,
    ...(hints.length > 0 && { allOf: hints.map((hint) => inTheSameWords(hint, complaint)) }),
  };
}

const VALUES = new Set(['default', 'examples', 'enum', 'const', 'defaultSnippets']);
const isLiteral = (key: string, inner: unknown) => key === 'if' || (VALUES.has(key) && !isNamedSo(inner));

/** A setting may be called `default`: its schema has a type or a reference. */
const isNamedSo = (inner: unknown) =>
  isSchema(inner) && (typeof inner.type === 'string' || typeof inner.$ref === 'string' || Array.isArray(inner.type));

function inTheSameWords(hint: unknown, complaint: string): unknown {
  if (!isSchema(hint)) return hint;
  if (hint.format !== undefined) return { ...hint, patternErrorMessage: complaint };
  return Array.isArray(hint.enum) ? { ...hint, errorMessage: complaint } : hint;
}
