import type { Resolvers } from '../../graphql.generated.ts';
import { readResumeFile } from './import/read-resume-file.ts';
import { completeness, findOwnResume, groupsOf, hindrances, isVisible, viewOf, wizardForm } from './own.ts';
import { saveResume, showResume } from './save.ts';

export const resumeResolvers: Resolvers = {
  Query: {
    ownResume: (_root, _args, context) => findOwnResume(context),
    resumeWizard: (_root, _args, context) => wizardForm(context),
  },
  Mutation: {
    saveResume: (_root, { groups }, context) => saveResume(context, groups),
    showResume: (_root, { visible }, context) => showResume(context, visible),
    readResumeFile: (_root, { file }, context) => readResumeFile(context, context.received.take(file)),
  },
  OwnResume: {
    started: ({ row }) => row !== null,
    changed: ({ row }) => row?.changed ?? null,
    groups: (own, _args, context) => groupsOf(context, own),
    completeness: (own, _args, context) => completeness(context, own),
    visible: (own) => isVisible(own),
    listed: ({ row }) => (row?.listed ?? null) !== null,
    hindrances: (own, _args, context) => hindrances(context, own),
    view: (own, { opened }, context) => viewOf(context, own, opened ? 'opened' : 'public'),
  },
};
