import type { Resolvers } from '../../graphql.generated.ts';
import { shownLabel } from './band-label.ts';
import { inLanguage } from './localised.ts';
import { chooseTerms } from './service.ts';

export const taxonomyResolvers: Resolvers = {
  Query: {
    terms: (_root, { taxonomy, text, language, parent, codes, leaves, limit }, context) => {
      const asked = language ?? context.locale;
      const query = { taxonomy, text: text ?? '', language: asked, parent: parent ?? null, codes: codes ?? null };
      const { total, terms } = chooseTerms(context, { ...query, leaves, limit });
      return { total, terms: terms.map((term) => ({ ...term, language: asked })) };
    },
  },
  Term: {
    label: (term, _args, { locale, brand }) => shownLabel(term, term.language ?? locale, brand),
    alias: (term, _args, { locale }) => inLanguage(term.aliases, term.language ?? locale) ?? term.code,
    parent: ({ taxonomy, parent, language }, _args, { terms }) => {
      const [broader] = parent === null ? [] : terms.find(taxonomy, [parent]);
      return broader === undefined ? null : { ...broader, language };
    },
  },
};
