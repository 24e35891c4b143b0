import { useTexts } from '../../../runtime/page/texts.tsx';
import entries from '../entries/Entries.module.css';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { ListPages } from '../parts/ListTools.tsx';
import { When } from '../parts/When.tsx';
import type { OneRule } from './syndication.generated.ts';

/** Entries per page. */
export const LOG_PAGE = 20;
/** Reasons for which a job left by itself; all others are words of people. */
const REASONS = new Set(['no_match', 'rule', 'ended', 'there', 'same', 'language', 'blocked', 'refused']);

type Entry = NonNullable<OneRule['syndicationRule']>['log'][number];

interface RuleLogProps {
  log: readonly Entry[];
  from: number;
  setFrom(from: number): void;
}

/** What a rule did, newest first. */
export function RuleLog({ log, from, setFrom }: RuleLogProps) {
  const t = useTexts('syndication');
  const columns: Column<Entry>[] = [
    { key: 'created', onPhone: 'line', label: t('log.created'), render: ({ created }) => <When at={created} /> },
    { key: 'job', onPhone: 'title', label: t('job'), render: ({ title }) => <span>{title}</span> },
    { key: 'kind', onPhone: 'line', label: t('log.kind'), render: ({ kind }) => <span>{t(`log.kinds.${kind}`)}</span> },
    {
      key: 'reason',
      onPhone: 'line',
      label: t('log.reason'),
      render: ({ kind, reason }) => (
        <span>{reason !== null && kind === 'left' && REASONS.has(reason) ? t(`log.reasons.${reason}`) : reason}</span>
      ),
    },
  ];
  return (
    <section className={entries.part}>
      <h3 className={entries.heading}>{t('log.title')}</h3>
      <DataTable
        caption={t('log.title')}
        columns={columns}
        rows={log}
        keyOf={({ id }) => id}
        empty={t(from === 0 ? 'log.none' : 'log.noMore')}
      />
      {(from > 0 || log.length === LOG_PAGE) && (
        <ListPages
          list={{ from, setFrom }}
          total={from + log.length + (log.length === LOG_PAGE ? 1 : 0)}
          size={LOG_PAGE}
        />
      )}
    </section>
  );
}
