import type { Resolvers } from '../../graphql.generated.ts';
import { sendMessage } from './service.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_root, { answers, key, captcha }, context) =>
      sendMessage(context, { answers, key: key ?? null, proof: captcha ?? null }),
  },
};
