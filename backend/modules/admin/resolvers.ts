import type { Resolvers } from '../../graphql.generated.ts';
import { reachOf, withinReach } from '../rights/access.ts';
import { describe, findBrandSettings, listBrands, listBrokenBrands, patchHistory } from './brands.ts';
import { csvOfBrands } from './brands-csv.ts';
import { effectsOfPatch } from './effects.ts';
import { listEvents } from './event-store.ts';
import { listTemplates, sampleMail, sendSample } from './mail-samples.ts';
import { listMails } from './mail-store.ts';
import { findMail, retryMail } from './mails.ts';
import { morningMailOf, setMorningMail } from './morning.ts';
import { type PatchResult, restorePatch, savePatch, stepPatch, tryPatch } from './patches.ts';
import { beginSecondFactor, confirmSecondFactor, secondFactorOf } from './second-factor.ts';
import { explainFinding, settingSchema } from './setting-schema.ts';
import { findAnything, waitingToday } from './today.ts';
import { approveUser, blockUser, findUsers, grantRole, resetSecondFactor, revokeRole, verifyUser } from './users.ts';
import { findWork, retryWork } from './work.ts';
import { partsFor, workspaceBrands, workspaceSite } from './workspace.ts';

export const adminResolvers: Resolvers = {
  Query: {
    adminAccess: async (_root, _args, context) => {
      const { isAdministrator } = await reachOf(context);
      const secondFactor = await secondFactorOf(context);
      return { parts: partsFor(context, isAdministrator), isAdministrator, secondFactor };
    },
    workspaceBrands: (_root, _args, context) => workspaceBrands(context),
    waitingToday: (_root, _args, context) => waitingToday(context),
    morningMail: (_root, _args, context) => morningMailOf(context),
    findAnything: (_root, { text }, context) => findAnything(context, text),
    workspaceSite: (_root, _args, context) => workspaceSite(context),
    adminBrands: (_root, _args, context) => listBrands(context),
    adminBrandsCsv: (_root, { only }, context) => csvOfBrands(context, only),
    adminBrokenBrands: (_root, _args, context) => listBrokenBrands(context),
    adminBrand: (_root, { id }, context) => findBrandSettings(context, id),
    brandSchema: (_root, _args, { readerLocale }) => settingSchema(readerLocale),
    brandPatchEffects: (_root, { brand, patch }, context) => effectsOfPatch(context, brand, patch),
    brandPatchFindings: async (_root, { brand, patch }, context) =>
      (await tryPatch(context, brand, patch)).map(describe),
    brandPatchHistory: (_root, { brand, from, count }, context) => patchHistory(context, brand, from ?? 0, count ?? 20),
    adminUsers: (_root, args, context) => findUsers(context, args),
    adminMails: async (_root, args, context) => listMails(await withinReach(context, args.brand, 'adminMails'), args),
    adminWork: (_root, _args, context) => findWork(context),
    adminMail: (_root, { id }, context) => findMail(context, id),
    mailTemplates: (_root, args, context) => listTemplates(context, args),
    mailSample: (_root, args, context) => sampleMail(context, args),
    adminEvents: async (_root, args, context) =>
      listEvents(await withinReach(context, args.brand, 'adminEvents'), args),
  },
  BrandFinding: {
    explanation: ({ code }, _args, { readerLocale }) => explainFinding(code, readerLocale),
  },
  Mutation: {
    saveBrandPatch: async (_root, args, context) => resultOf(await savePatch(context, args)),
    undoBrandPatch: async (_root, { note, ...step }, context) =>
      resultOf(await stepPatch(context, 'undo', { ...step, note: note ?? '' })),
    redoBrandPatch: async (_root, { note, ...step }, context) =>
      resultOf(await stepPatch(context, 'redo', { ...step, note: note ?? '' })),
    restoreBrandPatch: async (_root, args, context) => resultOf(await restorePatch(context, args)),
    verifyUser: (_root, { id }, context) => verifyUser(context, id),
    blockUser: (_root, { id, blocked }, context) => blockUser(context, id, blocked),
    approveUser: (_root, { id, brand, approved }, context) => approveUser(context, id, brand, approved),
    grantRole: (_root, { id, role, brand }, context) => grantRole(context, { id, role, brand: brand ?? null }),
    revokeRole: (_root, { id, role, brand }, context) => revokeRole(context, { id, role, brand: brand ?? null }),
    resetSecondFactor: (_root, { id }, context) => resetSecondFactor(context, id),
    setMorningMail: (_root, { timeZone }, context) => setMorningMail(context, timeZone ?? null),
    retryWork: (_root, { id }, context) => retryWork(context, id),
    retryMail: (_root, { id }, context) => retryMail(context, id),
    sendMailSample: (_root, args, context) => sendSample(context, args),
    beginSecondFactor: (_root, _args, context) => beginSecondFactor(context),
    confirmSecondFactor: (_root, { code }, context) => confirmSecondFactor(context, code),
  },
};

function resultOf({ version, findings }: PatchResult) {
  return { version, findings: findings.map(describe) };
}
