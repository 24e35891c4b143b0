import type { Resolvers } from '../../graphql.generated.ts';
import { asksForProof, offerChallenge } from './service.ts';

export const captchaResolvers: Resolvers = {
  Query: { captchaChallenge: (_root, { form }, context) => offerChallenge(context, form) },
  Form: { captcha: ({ form }, _arguments, { brand }) => asksForProof(brand, form) },
};
