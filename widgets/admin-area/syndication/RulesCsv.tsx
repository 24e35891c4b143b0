import { run } from '../../../runtime/graphql/run.ts';
import { CsvButton } from '../parts/CsvButton.tsx';
import { syndicationRulesCsvQuery } from './syndication.generated.ts';

/** Downloads the rules that concern a brand, or all. */
export function RulesCsv({ brand, isEmpty }: { brand: string | null; isEmpty: boolean }) {
  return (
    <CsvButton
      name="jobs-on-other-brands"
      isEmpty={isEmpty}
      load={async () => (await run(syndicationRulesCsvQuery, { brand })).syndicationRulesCsv}
    />
  );
}
