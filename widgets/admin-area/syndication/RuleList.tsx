import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { RuleState } from './RuleState.tsx';
import { type RuleCard, syndicationRulesQuery } from './syndication.generated.ts';

/** The rules that bring jobs to the chosen brand, and those that take its jobs elsewhere; without a chosen one, all of them. */
export function RuleList({ page, to }: ScreenProps) {
  const t = useTexts('syndication');
  const brand = page.brand.id === NETWORK_ID ? null : page.brand.id;
  const answer = useAnswer(syndicationRulesQuery, { brand });
  const table = (caption: string, rules: readonly RuleCard[], empty: string) => (
    <DataTable caption={caption} columns={columns} rows={rules} keyOf={({ id }) => id} empty={empty} />
  );
  const columns: Column<RuleCard>[] = [
    {
      key: 'name',
      label: t('name'),
      render: ({ id, name }) => <Link href={to('syndication', String(id))}>{name}</Link>,
    },
    { key: 'source', label: t('source'), render: ({ sourceName }) => <span>{sourceName ?? t('everyOther')}</span> },
    { key: 'brand', label: t('target'), render: ({ brandName }) => <span>{brandName}</span> },
    { key: 'state', label: t('state'), render: (rule) => <RuleState rule={rule} /> },
    { key: 'shown', label: t('shown'), isNumber: true, render: ({ shown }) => <span>{shown}</span> },
    { key: 'waiting', label: t('waiting'), isNumber: true, render: ({ waiting }) => <span>{waiting}</span> },
  ];
  return (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('title')}</h2>
      <p className="meta">{t('help')}</p>
      <div className={entries.line}>
        <Link className="button" href={to('syndication', 'new')}>
          {t('add')}
        </Link>
      </div>
      <Answered answer={answer}>
        {({ syndicationRules: rules }) =>
          brand === null ? (
            table(t('title'), rules, t('none'))
          ) : (
            <>
              <section className={entries.part}>
                <h3 className={entries.heading}>{t('hereTitle')}</h3>
                {table(
                  t('hereTitle'),
                  rules.filter((rule) => rule.brand === brand),
                  t('hereNone'),
                )}
              </section>
              <section className={entries.part}>
                <h3 className={entries.heading}>{t('awayTitle')}</h3>
                {table(
                  t('awayTitle'),
                  rules.filter((rule) => rule.brand !== brand),
                  t('awayNone'),
                )}
              </section>
            </>
          )
        }
      </Answered>
    </section>
  );
}
