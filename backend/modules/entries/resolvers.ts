import type { Resolvers } from '../../graphql.generated.ts';
import { detailsOf } from './event-details.ts';
import { addNote, removeNote } from './notes.ts';
import { csvOfEntries, findEntryPage, listEntries } from './service.ts';

export const entryResolvers: Resolvers = {
  Query: {
    adminEntries: (_root, args, context) => listEntries(context, args),
    adminEntriesCsv: (_root, args, context) => csvOfEntries(context, args),
    adminEntry: (_root, { of, id }, context) => findEntryPage(context, of, id),
  },
  AdminEvent: {
    details: (event, _args, context) => detailsOf(context, event),
  },
  Mutation: {
    addAdminNote: (_root, args, context) => addNote(context, args),
    removeAdminNote: (_root, { id }, context) => removeNote(context, id),
  },
};
