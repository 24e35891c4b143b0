import type { Resolvers } from '../../graphql.generated.ts';
import { dropDraft, keepDraft, readDraft } from './service.ts';

export const draftResolvers: Resolvers = {
  Query: {
    draft: (_root, { form, key }, context) => readDraft(context, { form, key: key ?? '' }),
  },
  Mutation: {
    saveDraft: (_root, { form, key, answers, step, version }, context) =>
      keepDraft(context, { form, key: key ?? '', answers, step: step ?? null, version }),
    dropDraft: (_root, { form, key }, context) => dropDraft(context, { form, key: key ?? '' }),
  },
};
