import type { Resolvers } from '../../graphql.generated.ts';
import { addNote, removeNote } from './notes.ts';
import { referencesOf } from './references.ts';
import { csvOfEntries, findEntryPage, listEntries } from './service.ts';

export const entryResolvers: Resolvers = {
  Query: {
    adminEntries: (_root, args, context) => listEntries(context, args),
    adminEntriesCsv: (_root, args, context) => csvOfEntries(context, args),
    adminEntry: (_root, { of, id }, context) => findEntryPage(context, of, id),
  },
  AdminEvent: {
    about: (event, _args, context) => referencesOf(context, event),
  },
  Mutation: {
    addAdminNote: (_root, args, context) => addNote(context, args),
    removeAdminNote: (_root, { id }, context) => removeNote(context, id),
  },
};
