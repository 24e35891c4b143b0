import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiSchema } from './api-schema.ts';

interface Described {
  description?: string | null;
}

/** Everything in a type that a client can see, by path: `Query.job(id:)`. */
function partsOf(type: GraphQLNamedType): [path: string, part: Described][] {
  const parts: [string, Described][] = [[type.name, type]];
  if (isEnumType(type)) for (const value of type.getValues()) parts.push([`${type.name}.${value.name}`, value]);
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return parts;
  for (const field of Object.values(type.getFields())) {
    parts.push([`${type.name}.${field.name}`, field]);
    if ('args' in field) for (const arg of field.args) parts.push([`${type.name}.${field.name}(${arg.name}:)`, arg]);
  }
  return parts;
}

describe('the API', () => {
  it('describes every type, field, argument, enum value and input field', () => {
    const types = Object.values(apiSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const parts = types.flatMap(partsOf);
    expect(parts.length).toBeGreaterThan(150);
    expect(parts.filter(([, { description }]) => !description?.trim()).map(([path]) => path)).toEqual([]);
  });
});
