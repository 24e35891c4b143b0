import { useTexts } from '../../../runtime/page/texts.tsx';
import type { AuditEvent } from '../admin-area.generated.ts';
import { adminEventsQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { CsvPart, csvOf } from '../entries/CsvPart.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import { EventDetail } from './EventDetail.tsx';
import { eventKinds } from './event-kinds.ts';
import { ListView } from './ListView.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The audit log of accounts: sign-ins, roles, passwords, switches, and rejected attempts. */
export function AuditScreen({ id, page, to }: ScreenProps) {
  const t = useTexts('admin');
  const list = useList({ sort: 'created', descending: true }, { brand: '', kind: '' });
  const brands = useBrands();
  const { data, failure, again } = useAnswer(adminEventsQuery, list.variables);
  const names = { created: t('audit.created'), kind: t('audit.kind'), account: t('audit.account') };
  const columns: Column<AuditEvent>[] = [
    {
      key: 'created',
      onPhone: 'line',
      label: names.created,
      sortable: true,
      render: ({ created }) => <When at={created} />,
    },
    {
      key: 'kind',
      onPhone: 'title',
      label: names.kind,
      sortable: true,
      render: ({ kind, brand }) => (
        <div>
          {eventKinds.includes(kind) ? t(`event.${kind}`) : kind}{' '}
          {brand && (
            <div className="meta">
              <BrandName id={brand} />
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'account',
      onPhone: 'line',
      label: names.account,
      sortable: true,
      render: ({ account, actor }) => (
        <div>
          {account ?? t('audit.nobody')}
          {actor && <div className="meta">{t('audit.by', { name: actor })}</div>}
        </div>
      ),
    },
    { key: 'network', label: t('audit.network'), render: ({ network }) => <span>{network}</span> },
    {
      key: 'detail',
      onPhone: 'line',
      label: t('audit.detail'),
      render: (event) => <EventDetail event={event} here={page.brand.id} to={to} />,
    },
  ];
  return (
    <ListView
      id={`${id}-events`}
      title={t('part.audit')}
      list={list}
      brands={brands}
      sorts={names}
      filters={[
        {
          name: 'kind',
          label: names.kind,
          choices: eventKinds.map((kind) => ({ value: kind, label: t(`event.${kind}`) })),
        },
      ]}
      columns={columns}
      keyOf={(event) => event.id}
      outro={<CsvPart of="events" asked={csvOf(list, ['kind'])} />}
      found={{ data: data && { total: data.adminEvents.total, rows: data.adminEvents.events }, failure, again }}
    />
  );
}
