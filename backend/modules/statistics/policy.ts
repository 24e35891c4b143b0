/** Who may see statistics. The services limit them to the brands of the person. */
import { all, inCharge, inPerson, type ModulePolicies, overBrands, signedIn, withFeature } from '../../policy.ts';

const anywhere = overBrands(inCharge);
const forEmployers = withFeature('recruiter');

export const statisticPolicies = {
  Query: {
    adminStatistics: anywhere,
    adminSearchedTexts: anywhere,
    adminStatisticsCsv: anywhere,
    adminImporterFigures: anywhere,
    weeklyFigures: all(forEmployers, signedIn),
  },
  Mutation: {
    setWeeklyFigures: all(forEmployers, inPerson),
    // A token from a mail authorizes its holder.
    endWeeklyFigures: forEmployers,
  },
} satisfies ModulePolicies;
