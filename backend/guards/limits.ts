/** Limits on the cost of one request, computed from its operations before anything runs. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { UserError } from '../errors.ts';

/** Published in docs/limits.md. `fields` includes those of fragments; `cost` assumes ten entries per list. */
export const OPERATION_LIMITS = { depth: 12, fields: 600, aliases: 40, cost: 100_000 } as const;

const ENTRIES_OF_A_LIST = 10;
/** Nested fragments may multiply beyond what a number can hold. */
const ENOUGH = 1e12;

type Measure = Record<keyof typeof OPERATION_LIMITS | 'calls', number>;

const REASONS: Readonly<Record<keyof typeof OPERATION_LIMITS, string>> = {
  depth: 'levels deep',
  fields: 'fields wide',
  aliases: 'aliases long',
  cost: 'points dear',
};

/**
 * Refuses operations that are too deep, too wide or too costly with `UserError` QUERY_TOO_LARGE: depth for each, the rest in
 * total over all documents of a request. Based on the text alone, so it can run before validation. Returns the number of root
 * fields, each of which counts as a call.
 */
export function checkCost(schema: GraphQLSchema, documents: readonly DocumentNode[]): number {
  const total = none();
  for (const document of documents) add(total, measureDocument(schema, document));
  for (const kind of ['depth', 'fields', 'aliases', 'cost'] as const) {
    const limit = OPERATION_LIMITS[kind];
    if (total[kind] <= limit) continue;
    const what = documents.length > 1 ? 'batch' : 'query';
    const message = `The ${what} is ${Math.round(total[kind])} ${REASONS[kind]}; ${limit} are allowed.`;
    throw new UserError('QUERY_TOO_LARGE', message, { status: 400 });
  }
  return total.calls;
}

/** All operations of a document, and fragments that none of them uses, since validation reads them as well. */
function measureDocument(schema: GraphQLSchema, document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, Measure>();

  function measure(selections: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure {
    const total = none();
    for (const node of selections.selections) {
      if (node.kind === Kind.FIELD) {
        const type = fieldType(parent, node.name.value);
        const inner = node.selectionSet ? measure(node.selectionSet, type?.named) : none();
        const times = type?.isList ? ENTRIES_OF_A_LIST : 1;
        add(total, {
          depth: inner.depth + 1,
          fields: inner.fields + 1,
          aliases: inner.aliases + (node.alias ? 1 : 0),
          cost: 1 + times * inner.cost,
          calls: 1,
        });
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition && schema.getType(node.typeCondition.name.value);
        add(total, measure(node.selectionSet, on ?? parent));
      } else add(total, measureFragment(node.name.value));
    }
    return total;
  }

  function measureFragment(name: string): Measure {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Validation rejects recursive fragments.
    measured.set(name, none());
    const fragment = fragments.get(name);
    if (!fragment) return none();
    const found = measure(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    measured.set(name, found);
    return found;
  }

  const total = none();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    add(total, measure(node.selectionSet, schema.getRootType(node.operation) ?? undefined));
  }
  for (const name of fragments.keys()) if (!measured.has(name)) add(total, measureFragment(name));
  return total;
}

function none(): Measure {
  return { depth: 0, fields: 0, aliases: 0, cost: 0, calls: 0 };
}

function add(total: Measure, part: Measure): void {
  total.depth = Math.max(total.depth, part.depth);
  for (const kind of ['fields', 'aliases', 'cost', 'calls'] as const)
    total[kind] = Math.min(ENOUGH, total[kind] + part[kind]);
}

/** Introspection fields are not in the type and count as plain ones. */
function fieldType(parent: GraphQLNamedType | undefined, name: string) {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  const field = parent.getFields()[name];
  if (field === undefined) return undefined;
  const named = getNamedType(field.type);
  return { named: isCompositeType(named) ? named : undefined, isList: isListType(getNullableType(field.type)) };
}
