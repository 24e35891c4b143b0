import type { Resolvers } from '../../graphql.generated.ts';
import { findBounced, forgetBounced } from '../../mail/queue-store.ts';
import { refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/event-store.ts';
import { raiseVersion } from './account-store.ts';
import { addRole } from './add-role.ts';
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts';
import { changeEmail, lookAtLink, resendVerification, verifyEmail } from './confirm.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { exportAccount } from './export.ts';
import { beginMasquerade } from './masquerade.ts';
import { joinSite, register } from './register.ts';
import { endSessionsOf } from './session-store.ts';
import { updateOwnAccount } from './settings.ts';
import { describeUser } from './user.ts';

export const accountResolvers: Resolvers = {
  Query: {
    getUser: (_root, _args, context) => describeUser(context),
    accountLink: (_root, { token }, context) => lookAtLink(context, token),
    exportAccount: (_root, _args, context) => exportAccount(context),
    mailBounced: (_root, _args, context) => findBounced(context.db, context.viewer.account?.email ?? ''),
  },
  Mutation: {
    register: async (_root, { answers, captcha, browser }, context) => ({
      faults: await register(context, answers, { proof: captcha ?? null, browser: browser ?? null }),
    }),
    sendMailAgain: (_root, _args, context) => forgetBounced(context.db, context.viewer.account?.email ?? ''),
    verifyEmail: (_root, { token, browser }, context) => verifyEmail(context, token, browser ?? null),
    resendVerification: async (_root, { email }, context) => ({
      faults: await resendVerification(context, email ?? null),
    }),
    requestPasswordReset: async (_root, { email }, context) => ({ faults: await requestPasswordReset(context, email) }),
    resetPassword: (_root, { token, password }, context) => resetPassword(context, token, password),
    changePassword: (_root, { oldPassword, newPassword }, context) =>
      changePassword(context, oldPassword ?? null, newPassword),
    changeEmail: async (_root, { email, password }, context) => ({
      faults: await changeEmail(context, email, password ?? null),
    }),
    updateAccount: async (_root, args, context) => {
      await updateOwnAccount(context, args);
      return { faults: [] };
    },
    joinSite: async (_root, { role, answers, captcha }, context) => ({
      faults: await joinSite(context, { role, answers, proof: captcha ?? null }),
    }),
    addRole: async (_root, { role, answers }, context) => ({ faults: await addRole(context, role, answers ?? {}) }),
    signOutEverywhere: async (_root, _args, context) => {
      const { account } = context.viewer;
      if (account === null) throw refusal('SIGN_IN_REQUIRED');
      await raiseVersion(context, account.id);
      await endSessionsOf(context, account.id, context.now);
      await recordEvent(context, { kind: 'sessions_ended', accountId: account.id, address: context.address });
      return true;
    },
    deleteAccount: (_root, { password, withOrganizations }, context) =>
      deleteOwnAccount(context, password ?? null, withOrganizations ?? false),
    masquerade: async (_root, { userId }, context) => ({ token: await beginMasquerade(context, userId) }),
  },
};
