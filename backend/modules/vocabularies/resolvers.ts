import type { ApiContext } from '../../context.ts';
import type { Resolvers, VocabularyTerm } from '../../graphql.generated.ts';
import { addTerm, changeTerm, unknownTerm } from './changes.ts';
import { describeEffects, describeTerm } from './describe.ts';
import { mergeTerms, undoTermChange } from './merges.ts';

async function described(context: ApiContext, id: number): Promise<VocabularyTerm> {
  const term = await describeTerm(context, id);
  if (term === null) throw unknownTerm(id);
  return term;
}

export const vocabularyResolvers: Resolvers = {
  Query: {
    vocabularyTerm: (_root, { id }, context) => describeTerm(context, id),
    termEffects: (_root, args, context) => describeEffects(context, args),
  },
  Mutation: {
    addTerm: async (_root, { taxonomy, edit }, context) => described(context, await addTerm(context, taxonomy, edit)),
    async changeTerm(_root, { id, expected, edit }, context) {
      await changeTerm(context, id, expected, edit);
      return described(context, id);
    },
    async mergeTerms(_root, { keep, merge, expected }, context) {
      await mergeTerms(context, { keepId: keep, goneId: merge, expected });
      return described(context, keep);
    },
    undoTermChange: async (_root, { id }, context) => described(context, await undoTermChange(context, id)),
  },
};
