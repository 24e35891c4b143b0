/** Asks an operation for everything that it returns. */
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
import { type Args, documentOf, type Operation } from '../operations.ts';

const MOST_DEPTH = 4;
/** How deep an operation can be asked. */
const depths = new Map<string, number>();

/** The answer to the deepest document of an operation that is not too large. */
export async function askDeeply(
  operation: Operation,
  args: Args,
  ask: (document: string) => Promise<string>,
): Promise<string> {
  for (let depth = depths.get(operation.name) ?? MOST_DEPTH; depth > 0; depth -= 1) {
    depths.set(operation.name, depth);
    const answer = await ask(documentOf(operation, args, selectionOf(operation.field.type, depth)));
    if (!answer.includes('"QUERY_TOO_LARGE"')) return answer;
  }
  throw new Error(`${operation.name} is too large to be asked.`);
}

const SAMPLES: Readonly<Record<string, string>> = { Boolean: 'true', Int: '1', Float: '1', String: '""', ID: '"1"' };

/** A selection set of this depth; empty for a scalar. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
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
