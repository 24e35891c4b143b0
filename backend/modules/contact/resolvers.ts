import type { Resolvers } from '../../graphql.generated.ts';
import { handleMessage } from './handle.ts';
import { sendMessage } from './service.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    handleContactMessage: (_root, { id, handled }, context) => handleMessage(context, id, handled),
    sendContactMessage: (_root, { answers, key, captcha }, context) =>
      sendMessage(context, { answers, key: key ?? null, proof: captcha ?? null }),
  },
};
