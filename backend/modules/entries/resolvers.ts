import type { Resolvers } from '../../graphql.generated.ts';
import { addNote, removeNote } from './notes.ts';
import { csvOfEntries, findEntryPage, listEntries } from './service.ts';

export const entryResolvers: Resolvers = {
  Query: {
    adminEntries: (_root, args, context) => listEntries(context, args),
    adminEntriesCsv: (_root, args, context) => csvOfEntries(context, args),
    adminEntry: (_root, { of, id }, context) => findEntryPage(context, of, id),
  },
  Mutation: {
    addAdminNote: (_root, args, context) => addNote(context, args),
    removeAdminNote: (_root, { id }, context) => removeNote(context, id),
  },
};
