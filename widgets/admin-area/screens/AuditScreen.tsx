import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { AuditEvent } from '../admin-area.generated.ts';
import { adminEventsQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import type { Column } from '../parts/DataTable.tsx';
import { useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import { eventKinds } from './event-kinds.ts';
import { ListView, useBrands } from './ListView.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The audit log of accounts: sign-ins, roles, passwords, switches, and rejected attempts. */
export function AuditScreen({ id, to }: ScreenProps) {
  const t = useTexts('admin');
  const entries = useTexts('entries');
  const list = useList({ sort: 'created', descending: true }, { brand: '', kind: '' });
  const brands = useBrands();
  const { data, failure, again } = useAnswer(adminEventsQuery, list.variables);
  const names = { created: t('audit.created'), kind: t('audit.kind'), account: t('audit.account') };
  const columns: Column<AuditEvent>[] = [
    { key: 'created', label: names.created, sortable: true, render: ({ created }) => <When at={created} /> },
    {
      key: 'kind',
      label: names.kind,
      sortable: true,
      render: ({ kind, brand }) => (
        <div>
          {eventKinds.includes(kind) ? t(`event.${kind}`) : kind} <span className="meta">{brand}</span>
        </div>
      ),
    },
    {
      key: 'account',
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
      label: t('audit.detail'),
      render: ({ detail, about }) => (
        <div className="meta">
          {about.map(({ key, list: of, id: number, title }) => (
            <div key={key}>
              {entries(`list.${of}`)}: <Link href={to(of, String(number))}>{title}</Link>
            </div>
          ))}
          {Object.entries(detail)
            .filter(([key]) => !about.some((one) => one.key === key))
            .map(([key, value]) => `${key}: ${String(value)}`)
            .join(', ')}
        </div>
      ),
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
      found={{ data: data && { total: data.adminEvents.total, rows: data.adminEvents.events }, failure, again }}
    />
  );
}
