/** Selects everything that an operation returns. */
import {
  type GraphQLArgument,
  type GraphQLOutputType,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const SAMPLES: Readonly<Record<string, string>> = { Boolean: 'true', Int: '1', Float: '1', String: '""', ID: '"1"' };

/** A selection set of this depth; empty for a scalar. */
export function selectionOf(type: GraphQLOutputType, depth = 4): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type));
    if (!isLeaf && depth <= 1) return [];
    const given = field.args.filter(isRequired).map((arg) => `${arg.name}: ${sampleOf(arg.type)}`);
    return [`${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selectionOf(field.type, depth - 1)}`];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '{ __typename }';
}

const isRequired = ({ type, defaultValue }: GraphQLArgument) => isNonNullType(type) && defaultValue === undefined;

function sampleOf(type: GraphQLType): string {
  const named = getNamedType(getNullableType(type) as GraphQLOutputType);
  return isEnumType(named) ? (named.getValues()[0]?.name ?? '') : (SAMPLES[named.name] ?? '{}');
}
