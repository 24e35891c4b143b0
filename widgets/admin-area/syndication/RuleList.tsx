import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { EveryRule } from './EveryRule.tsx';
import { RulesCsv } from './RulesCsv.tsx';
import { ruleColumns } from './rule-columns.tsx';
import { type RuleCard, syndicationRulesQuery } from './syndication.generated.ts';

/** The rules that bring jobs to the chosen brand, and those that take its jobs elsewhere; without a chosen one, all of them. */
export function RuleList(props: ScreenProps) {
  const t = useTexts('syndication');
  const { page, to } = props;
  const intro = (
    <>
      <p className="meta">{t('help')}</p>
      <div className={entries.line}>
        <Link className="button" href={to('syndication', 'new')}>
          {t('add')}
        </Link>
      </div>
    </>
  );
  return page.brand.id === NETWORK_ID ? (
    <EveryRule {...props} intro={intro} />
  ) : (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('title')}</h2>
      {intro}
      <RulesOfBrand {...props} />
    </section>
  );
}

function RulesOfBrand({ page, to }: ScreenProps) {
  const t = useTexts('syndication');
  const brand = page.brand.id;
  const answer = useAnswer(syndicationRulesQuery, { brand });
  const columns = ruleColumns(t, to);
  const table = (caption: string, rules: readonly RuleCard[], empty: string) => (
    <section className={entries.part}>
      <h3 className={entries.heading}>{caption}</h3>
      <DataTable caption={caption} columns={columns} rows={rules} keyOf={({ id }) => id} empty={empty} />
    </section>
  );
  return (
    <Answered answer={answer}>
      {({ syndicationRules: rules }) => (
        <>
          {table(
            t('hereTitle'),
            rules.filter((rule) => rule.brand === brand),
            t('hereNone'),
          )}
          {table(
            t('awayTitle'),
            rules.filter((rule) => rule.brand !== brand),
            t('awayNone'),
          )}
          <RulesCsv brand={brand} isEmpty={rules.length === 0} />
        </>
      )}
    </Answered>
  );
}
