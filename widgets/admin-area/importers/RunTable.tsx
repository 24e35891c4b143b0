import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Badge } from '../parts/Badge.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { When } from '../parts/When.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import type { RunCard } from './importers.generated.ts';

const COUNTS = ['items', 'added', 'changed', 'unchanged', 'removed', 'refused'] as const;
const KINDS: Readonly<Record<string, 'good' | 'danger' | 'warning'>> = {
  done: 'good',
  failed: 'danger',
  asks: 'warning',
};

/** The state of a run in a word. */
export function RunState({ state }: Pick<RunCard, 'state'>) {
  const t = useTexts('importers');
  return <Badge kind={KINDS[state] ?? 'plain'}>{t(`runs.state.${state}`)}</Badge>;
}

/** Runs with their counts; each leads to its report. */
export function RunTable({ runs, to }: { runs: readonly RunCard[] } & Pick<ScreenProps, 'to'>) {
  const t = useTexts('importers');
  const number = new Intl.NumberFormat(usePageLocale());
  const columns: Column<RunCard>[] = [
    {
      key: 'created',
      onPhone: 'title',
      label: t('runs.created'),
      render: ({ id, created }) => (
        <Link href={to('importers', 'runs', String(id))}>
          <When at={created} />
        </Link>
      ),
    },
    { key: 'state', onPhone: 'line', label: t('runs.stateLabel'), render: ({ state }) => <RunState state={state} /> },
    {
      key: 'cause',
      onPhone: 'line',
      label: t('runs.causeLabel'),
      render: ({ cause, by }) => <span>{by ?? t(`runs.cause.${cause}`)}</span>,
    },
    ...COUNTS.map((count) => ({
      key: count,
      label: t(`runs.${count}`),
      isNumber: true,
      onPhone: 'line' as const,
      render: (run: RunCard) => <span>{number.format(run[count])}</span>,
    })),
  ];
  return (
    <DataTable caption={t('runs.title')} columns={columns} rows={runs} keyOf={({ id }) => id} empty={t('runs.none')} />
  );
}
