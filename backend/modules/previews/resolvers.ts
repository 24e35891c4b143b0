import type { Resolvers } from '../../graphql.generated.ts';
import { listPlacedWidgets } from './placed-widgets.ts';
import { createPreview, endPreview, listPreviews } from './service.ts';

export const previewResolvers: Resolvers = {
  Query: {
    brandPreviews: (_root, { brand }, context) => listPreviews(context, brand),
    placedWidgets: (_root, { page }, context) => listPlacedWidgets(context, page),
  },
  Mutation: {
    createBrandPreview: (_root, { role, day, ...args }, context) =>
      createPreview(context, { ...args, role: role ?? 'visitor', day: day ?? null }),
    endBrandPreview: (_root, { brand, id }, context) => endPreview(context, brand, id),
  },
};
