import type { Resolvers } from '../../graphql.generated.ts';
import { isOffered } from './forms.ts';
import { findFaults, scriptPath } from './service.ts';

export const formResolvers: Resolvers = {
  Query: {
    form: (_root, { name }, { forms, brand, locale }) =>
      isOffered(brand, name) ? forms.ask(brand, name, locale) : null,
    formFaults: (_root, { name, answers }, context) => findFaults(context, name, answers),
  },
  Form: { check: ({ form }, _arguments, context) => scriptPath(context, form) },
};
