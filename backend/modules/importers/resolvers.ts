import { UserError } from '../../errors.ts';
import type { ImporterOrganizations, ImporterRunCause, ImporterRunState, Resolvers } from '../../graphql.generated.ts';
import { csvOfImporters } from './csv.ts';
import { countRefusals, findRun, listRefusals, listRuns } from './run-store.ts';
import {
  changeImporter,
  createImporter,
  deleteImporter,
  findImporters,
  findOneImporter,
  isDraft,
  pauseImporter,
  reachable,
} from './service.ts';
import { answer, startRun, uploadFile } from './start.ts';
import { suggestionsFor } from './suggestions.ts';
import { sampleSource, trySource } from './try-out.ts';
import { knownValues, removeValue, setValue, unknownValues } from './values.ts';

const MOST = 100;

/** A page of rows. Throws `UserError` BAD_INPUT. */
function spanOf({ from, count }: { from: number; count: number }) {
  if (from >= 0 && count >= 1 && count <= MOST) return { from, count };
  throw new UserError('BAD_INPUT', `count is ${count} and from ${from}; 1 to ${MOST} from 0 are allowed.`, {
    path: 'count',
  });
}

export const importerResolvers: Resolvers = {
  Query: {
    importers: (_root, { brand }, context) => findImporters(context, brand ?? null, 'importers'),
    importersCsv: (_root, { brand }, context) => csvOfImporters(context, brand ?? null),
    importer: (_root, { id }, context) => findOneImporter(context, id),
    importerRun: async (_root, { id }, context) => findRun(await reachable(context), id),
    sampleImporter: (_root, { id }, context) => sampleSource(context, id),
    tryImporter: (_root, { id, shape, mapping }, context) => trySource(context, { id, shape, mapping }),
    unknownImporterValues: (_root, { brand, kind }, context) =>
      unknownValues(context, { brand: brand ?? null, kind: kind ?? null }),
    importerValues: (_root, { brand, kind }, context) =>
      knownValues(context, { brand: brand ?? null, kind: kind ?? null }),
  },
  Mutation: {
    createImporter: (_root, { brand, input }, context) => createImporter(context, brand, input),
    changeImporter: (_root, { id, input }, context) => changeImporter(context, id, input),
    pauseImporter: (_root, { id, paused }, context) => pauseImporter(context, id, paused),
    runImporter: (_root, { id }, context) => startRun(context, id),
    uploadImporterFile: (_root, { id, file }, context) => uploadFile(context, id, file),
    answerImporterRun: (_root, { id, goOn }, context) => answer(context, id, goOn),
    deleteImporter: (_root, { id, jobs }, context) => deleteImporter(context, id, jobs),
    setImporterValue: (_root, { brand, kind, text, code }, context) =>
      setValue(context, { brand: brand ?? null, kind, text, code: code ?? null }),
    removeImporterValue: (_root, { id }, context) => removeValue(context, id),
  },
  UnknownImporterValue: { suggestions: (row, _args, context) => suggestionsFor(context, row) },
  ImporterTrialItem: {
    refusals: ({ refusals, line }) => refusals.map((one) => ({ ...one, line })),
    notes: ({ notes, line }) => notes.map((one) => ({ ...one, line })),
  },
  Importer: {
    id: ({ row }) => row.id,
    brand: ({ row }) => row.frontend,
    name: ({ row }) => row.name,
    url: ({ row }) => row.url,
    hasCredentials: ({ row }) => row.credentials !== null,
    everyHours: ({ row }) => row.everyHours,
    atHour: ({ row }) => row.atHour,
    nextRun: ({ row }) => row.due,
    shape: ({ row }) => row.shape,
    mapping: ({ row }) => row.mapping,
    backfill: ({ row }) => row.backfill,
    needsReview: ({ row }) => row.needsReview,
    // The database checks what it can be.
    organizations: ({ row }) => row.organizationMode as ImporterOrganizations,
    organization: ({ row: { organizationId: id, organizationName: name } }) =>
      id === null || name === null ? null : { id, name },
    brands: ({ row }) => row.brands,
    keepLink: ({ row }) => row.keepLink,
    active: ({ row }) => row.active,
    draft: ({ row }) => isDraft(row),
    created: ({ row }) => row.created,
    changed: ({ row }) => row.changed,
    lastGood: ({ row }) => row.lastGood,
    runs: async ({ row }, args, context) => listRuns(await reachable(context), row.id, spanOf(args)),
  },
  ImporterRun: {
    brand: ({ frontend }) => frontend,
    cause: ({ cause }) => cause as ImporterRunCause,
    state: ({ state }) => state as ImporterRunState,
    fault: ({ faultCode: code, faultLine: line, faultParams }) =>
      code === null ? null : { code, line, params: faultParams ?? {} },
    refusals: (run, args) => ({ run, span: spanOf(args) }),
  },
  ImporterRefusals: {
    total: async ({ run }, _args, context) => countRefusals(await reachable(context), run.id),
    refusals: async ({ run, span }, _args, context) => listRefusals(await reachable(context), run.id, span),
  },
  ImporterRefusal: {
    fault: ({ code, line, params }) => ({ code, line, params }),
  },
};
