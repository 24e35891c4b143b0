import { Link } from '../../../runtime/page/Link.tsx';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { Column } from '../parts/DataTable.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { RuleState } from './RuleState.tsx';
import type { RuleCard } from './syndication.generated.ts';

/** What lists show of a rule. `sorts`: the columns by which the list can be sorted. */
export function ruleColumns(t: Translate, to: ScreenProps['to'], sorts: readonly string[] = []): Column<RuleCard>[] {
  const columns: Column<RuleCard>[] = [
    {
      key: 'name',
      onPhone: 'title',
      label: t('name'),
      render: ({ id, name }) => <Link href={to('syndication', String(id))}>{name}</Link>,
    },
    {
      key: 'source',
      onPhone: 'line',
      label: t('source'),
      render: ({ sourceName }) => <span>{sourceName ?? t('everyOther')}</span>,
    },
    { key: 'target', onPhone: 'line', label: t('target'), render: ({ brandName }) => <span>{brandName}</span> },
    { key: 'state', onPhone: 'line', label: t('state'), render: (rule) => <RuleState rule={rule} /> },
    { key: 'shown', label: t('shown'), isNumber: true, render: ({ shown }) => <span>{shown}</span> },
    { key: 'waiting', label: t('waiting'), isNumber: true, render: ({ waiting }) => <span>{waiting}</span> },
  ];
  return columns.map((column) => ({ ...column, sortable: sorts.includes(column.key) }));
}
