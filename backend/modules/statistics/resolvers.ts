import type { Resolvers } from '../../graphql.generated.ts';
import { figuresOfImporters } from './importers.ts';
import { figuresOfJob } from './jobs.ts';
import { csvOfStatistics, readReport, readTexts } from './reports.ts';
import { endLinkedWeekly, setWeekly, weeklySince } from './weekly.ts';

export const statisticResolvers: Resolvers = {
  OwnJob: { figures: ({ id }, _args, context) => figuresOfJob(context, id) },
  Query: {
    adminStatistics: (_root, args, context) => readReport(context, args),
    adminSearchedTexts: (_root, args, context) => readTexts(context, args),
    adminStatisticsCsv: (_root, args, context) => csvOfStatistics(context, args),
    adminImporterFigures: (_root, args, context) => figuresOfImporters(context, args),
    weeklyFigures: (_root, _args, context) => weeklySince(context),
  },
  Mutation: {
    setWeeklyFigures: (_root, { wanted }, context) => setWeekly(context, wanted),
    endWeeklyFigures: (_root, { token }, context) => endLinkedWeekly(context, token),
  },
};
