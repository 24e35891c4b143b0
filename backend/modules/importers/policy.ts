/** Administrators look after the importers of their brands; the services check which. */
import { inCharge, type ModulePolicies, overBrands } from '../../policy.ts';

const anywhere = overBrands(inCharge);

export const importerPolicies = {
  Query: {
    importer: anywhere,
    importerRun: anywhere,
    importerValues: anywhere,
    importers: anywhere,
    importersCsv: anywhere,
    sampleImporter: anywhere,
    tryImporter: anywhere,
    unknownImporterValues: anywhere,
  },
  Mutation: {
    answerImporterRun: anywhere,
    changeImporter: anywhere,
    createImporter: anywhere,
    deleteImporter: anywhere,
    pauseImporter: anywhere,
    removeImporterValue: anywhere,
    runImporter: anywhere,
    setImporterValue: anywhere,
    uploadImporterFile: anywhere,
  },
} satisfies ModulePolicies;
