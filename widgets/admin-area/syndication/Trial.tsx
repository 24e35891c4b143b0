import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { ListPages } from '../parts/ListTools.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { type SyndicationVerdict, type TryRule, type TryRuleVariables, tryRuleQuery } from './syndication.generated.ts';

const PAGE = 20;

type Job = TryRule['syndicationTrial']['jobs'][number];

interface TrialProps {
  id: string;
  about: Pick<TryRuleVariables, 'brand' | 'source' | 'conditions'>;
}

/** What a rule would do with the jobs of today: how many have which verdict, and which they are. Nothing is saved. */
export function Trial({ id, about }: TrialProps) {
  const t = useTexts('syndication');
  const number = new Intl.NumberFormat(usePageLocale());
  const [verdict, setVerdict] = useState<SyndicationVerdict | null>(null);
  const [page, setPage] = useState({ of: '', from: 0 });
  // Other conditions begin with their first page.
  const of = JSON.stringify(about);
  const from = page.of === of ? page.from : 0;
  const answer = useAnswer(tryRuleQuery, { ...about, verdict, from, count: PAGE });
  const columns: Column<Job>[] = [
    { key: 'title', label: t('job'), render: ({ title }) => <strong>{title}</strong> },
    { key: 'employer', label: t('employer'), render: ({ organizationName }) => <span>{organizationName}</span> },
    { key: 'place', label: t('place'), render: ({ place }) => <span>{place}</span> },
    { key: 'source', label: t('source'), render: ({ source }) => <BrandName id={source} /> },
    {
      key: 'verdict',
      label: t('verdict'),
      render: (job) => <Badge kind={job.verdict === 'goes' ? 'good' : 'plain'}>{t(`verdicts.${job.verdict}`)}</Badge>,
    },
  ];
  return (
    <section className={entries.part} aria-labelledby={id} aria-busy={answer.isLoading}>
      <h3 id={id} className={entries.heading}>
        {t('trial.title')}
      </h3>
      <p className="meta">{t('trial.help')}</p>
      <Answered answer={answer}>
        {({ syndicationTrial: { tried, counts, jobs } }) => {
          const meant = counts.reduce((sum, one) => sum + one.count, 0);
          const total = verdict === null ? meant : (counts.find((one) => one.verdict === verdict)?.count ?? 0);
          const choices = [{ verdict: null, count: meant }, ...counts];
          return (
            <>
              <p role="status">{t('trial.summary', { count: meant, tried: number.format(tried) })}</p>
              <fieldset className={entries.belongings}>
                <legend className="visually-hidden">{t('verdict')}</legend>
                {choices
                  .filter((one) => one.count > 0 || one.verdict === 'goes' || one.verdict === verdict)
                  .map((one) => (
                    <SmallButton
                      key={one.verdict ?? 'all'}
                      aria-pressed={one.verdict === verdict}
                      main={one.verdict === verdict}
                      onClick={() => {
                        setVerdict(one.verdict);
                        setPage({ of, from: 0 });
                      }}
                    >
                      {t(one.verdict === null ? 'trial.all' : `verdicts.${one.verdict}`)}: {number.format(one.count)}
                    </SmallButton>
                  ))}
              </fieldset>
              {verdict !== null && <p className="meta">{t(`verdictHelp.${verdict}`)}</p>}
              <DataTable
                caption={t('trial.title')}
                columns={columns}
                rows={jobs}
                keyOf={({ id: job }) => job}
                empty={t('trial.none')}
              />
              {total > PAGE && (
                <ListPages list={{ from, setFrom: (next) => setPage({ of, from: next }) }} total={total} size={PAGE} />
              )}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
