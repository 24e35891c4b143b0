/** How much one operation may ask for, judged by its text before anything runs. */
import {
  type ASTVisitor,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { UserError } from '../errors.ts';

/** Published in docs/limits.md. `fields` counts what fragments bring in; `cost` takes each list for ten entries. */
export const OPERATION_LIMITS = { depth: 12, fields: 600, aliases: 40, cost: 100_000 } as const;

const ENTRIES_OF_A_LIST = 10;
/** Fragments that use one another may multiply beyond what a number holds. */
const ENOUGH = 1e12;

type Measure = Record<keyof typeof OPERATION_LIMITS, number>;

const REASONS: Readonly<Record<keyof Measure, string>> = {
  depth: 'levels deep',
  fields: 'fields wide',
  aliases: 'aliases long',
  cost: 'points dear',
};

/** Validation rule: refuses an operation that is too deep, too wide or too costly, `UserError` QUERY_TOO_LARGE. */
export function limitOperations(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Measure>();

  function measure(selections: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure {
    const total: Measure = { depth: 0, fields: 0, aliases: 0, cost: 0 };
    for (const node of selections.selections) {
      if (node.kind === 'Field') {
        const type = fieldType(parent, node.name.value);
        const inner = node.selectionSet ? measure(node.selectionSet, type?.named) : none();
        const times = type?.isList ? ENTRIES_OF_A_LIST : 1;
        add(total, {
          depth: inner.depth + 1,
          fields: inner.fields + 1,
          aliases: inner.aliases + (node.alias ? 1 : 0),
          cost: 1 + times * inner.cost,
        });
      } else if (node.kind === 'InlineFragment') {
        const on = node.typeCondition && context.getSchema().getType(node.typeCondition.name.value);
        add(total, measure(node.selectionSet, on ?? parent));
      } else add(total, measureFragment(node.name.value));
    }
    return total;
  }

  function measureFragment(name: string): Measure {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // A fragment that uses itself is refused by a rule of its own.
    fragments.set(name, none());
    const fragment = context.getFragment(name);
    if (!fragment) return none();
    const measured = measure(fragment.selectionSet, context.getSchema().getType(fragment.typeCondition.name.value));
    fragments.set(name, measured);
    return measured;
  }

  return {
    OperationDefinition(node) {
      const measured = measure(node.selectionSet, context.getSchema().getRootType(node.operation) ?? undefined);
      for (const kind of ['depth', 'fields', 'aliases', 'cost'] as const) {
        const limit = OPERATION_LIMITS[kind];
        if (measured[kind] <= limit) continue;
        const message = `The query is ${Math.round(measured[kind])} ${REASONS[kind]}; ${limit} are allowed.`;
        context.reportError(new UserError('QUERY_TOO_LARGE', message));
      }
    },
  };
}

function none(): Measure {
  return { depth: 0, fields: 0, aliases: 0, cost: 0 };
}

function add(total: Measure, part: Measure): void {
  total.depth = Math.max(total.depth, part.depth);
  for (const kind of ['fields', 'aliases', 'cost'] as const) total[kind] = Math.min(ENOUGH, total[kind] + part[kind]);
}

/** Introspection fields have no entry in the type and count as plain ones. */
function fieldType(parent: GraphQLNamedType | undefined, name: string) {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  const field = parent.getFields()[name];
  if (field === undefined) return undefined;
  const named = getNamedType(field.type);
  return { named: isCompositeType(named) ? named : undefined, isList: isListType(getNullableType(field.type)) };
}
