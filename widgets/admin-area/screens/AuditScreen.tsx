import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { BRANDS, EVENTS } from '../operations.ts';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { ListPages, ListTools } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { useList } from '../parts/use-list.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import type { AuditEvent, BrandCard } from '../types.ts';
import { eventKinds } from './event-kinds.ts';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

/** What happened to accounts: sign-ins, roles, passwords, switches, and tries that were refused. */
export function AuditScreen({ id }: ScreenProps) {
  const t = useTexts('admin');
  const list = useList({ sort: 'created', descending: true }, { brand: '', kind: '' });
  const brands = useAnswer<{ adminBrands: BrandCard[] }>(BRANDS).data?.adminBrands ?? [];
  const { data, failure, again } = useAnswer<{ adminEvents: { total: number; events: AuditEvent[] } }>(
    EVENTS,
    list.variables,
  );
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
      render: ({ detail }) => (
        <span className="meta">
          {Object.entries(detail)
            .map(([key, value]) => `${key}: ${String(value)}`)
            .join(', ')}
        </span>
      ),
    },
  ];
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('part.audit')}</h2>
      <ListTools
        id={`${id}-events`}
        list={list}
        sorts={Object.entries(names).map(([value, label]) => ({ value, label }))}
        filters={[
          {
            name: 'brand',
            label: t('brandName'),
            all: t('all'),
            choices: brands.map((one) => ({ value: one.id, label: one.name })),
          },
          {
            name: 'kind',
            label: names.kind,
            all: t('all'),
            choices: eventKinds.map((kind) => ({ value: kind, label: t(`event.${kind}`) })),
          },
        ]}
      />
      {failure && <FailureNote failure={failure} again={again} />}
      {data ? (
        <>
          <DataTable
            caption={t('part.audit')}
            columns={columns}
            rows={data.adminEvents.events}
            keyOf={(event) => event.id}
            sorting={list.sorting}
            onSort={list.setSorting}
            empty={t('list.empty')}
          />
          <ListPages list={list} total={data.adminEvents.total} />
        </>
      ) : (
        !failure && <Waiting />
      )}
    </section>
  );
}
