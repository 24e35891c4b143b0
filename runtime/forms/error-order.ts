/** Errors in field order, with the labels of their fields. Pure. */
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { AskedGroup } from '../core/forms/ask.ts';
import { stepsOf } from './answers.ts';

export interface OrderedError {
  pointer: string;
  /** `Phone`, or `People 2, Phone` inside a list. */
  label: string;
  message: string;
}

/** One entry for each visible error, in field order. */
export function orderedErrors(
  groups: readonly AskedGroup[],
  shown: ReadonlyMap<string, readonly string[]>,
): OrderedError[] {
  return [...shown]
    .map(([pointer, messages]) => ({ pointer, messages, order: orderOf(groups, pointer) }))
    .sort((one, other) => compare(one.order, other.order))
    .flatMap(({ pointer, messages }) =>
      messages.map((message) => ({ pointer, label: labelOf(groups, pointer), message })),
    );
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, own] of one.entries()) {
    const difference = own - (other[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function orderOf(groups: readonly AskedGroup[], pointer: string): number[] {
  const [name, field = '', ...rest] = stepsOf(pointer);
  const at = groups.findIndex(({ group }) => group === name);
  const asked = groups[at];
  if (!asked) return [groups.length];
  const order = [at, asked.fields.findIndex((one) => one.name === field)];
  let schema = childOf(asked.schema, field);
  for (const step of rest) {
    order.push(isSchema(schema?.items) ? Number(step) : Object.keys(fieldsOf(schema)).indexOf(step));
    schema = childOf(schema, step);
  }
  return order;
}

function labelOf(groups: readonly AskedGroup[], pointer: string): string {
  const [name, ...steps] = stepsOf(pointer);
  let schema: Schema | undefined = groups.find(({ group }) => group === name)?.schema;
  const words: string[] = [];
  for (const step of steps) {
    const isEntry = isSchema(schema?.items);
    if (isEntry) words.push(`${words.pop() ?? ''} ${Number(step) + 1}`.trim());
    schema = childOf(schema, step);
    if (!isEntry && typeof schema?.title === 'string') words.push(schema.title);
  }
  return words.join(', ');
}

function fieldsOf(schema: Schema | undefined): Schema {
  return isSchema(schema?.properties) ? schema.properties : {};
}

function childOf(schema: Schema | undefined, step: string): Schema | undefined {
  if (isSchema(schema?.items)) return schema.items;
  const fields = fieldsOf(schema);
  const child = Object.hasOwn(fields, step) ? fields[step] : undefined;
  return isSchema(child) ? child : undefined;
}
