import type { Resolvers } from '../../graphql.generated.ts';
import { findFaults, scriptPath } from './service.ts';

export const formResolvers: Resolvers = {
  Query: {
    form: (_root, { name }, { forms, brand, locale }) => forms.ask(brand, name, locale),
    formFaults: (_root, { name, answers }, context) => findFaults(context, name, answers),
  },
  Form: { check: ({ form }, _arguments, context) => scriptPath(context, form) },
};
