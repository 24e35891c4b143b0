import type { Resolvers } from '../../graphql.generated.ts';
import { inLanguage } from './localised.ts';

export const taxonomyResolvers: Resolvers = {
  Term: {
    label: (term, _args, { locale }) => inLanguage(term.labels, locale) ?? term.code,
    alias: (term, _args, { locale }) => inLanguage(term.aliases, locale) ?? term.code,
  },
};
