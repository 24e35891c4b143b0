import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { saveText } from '../parts/save-text.ts';
import { useList } from '../parts/use-list.ts';
import { ListView, useBrands } from '../screens/ListView.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Entries.module.css';
import { EntryActions } from './EntryActions.tsx';
import { EntryValue } from './EntryValue.tsx';
import { adminEntriesCsvQuery, adminEntriesQuery, type Entry } from './entries.generated.ts';
import { actionsOf } from './entry-actions.ts';

/** A list with the filters of its address: `/admin/jobs?state=needs_review`. */
export function EntryTable({ id, of, page, to }: ScreenProps & { of: string }) {
  const t = useTexts('entries');
  const [asked] = useState(() =>
    Object.fromEntries([...new URLSearchParams(window.location.search)].filter(([name]) => /^[a-z]+$/.test(name))),
  );
  const list = useList({ sort: '', descending: true }, { ...asked, brand: asked.brand ?? '' });
  const brands = useBrands();
  const { text, from, count, sort, descending } = list.variables.list;
  const { brand, ...filters } = list.filters;
  const variables = {
    of,
    list: { text, from, count, sort: sort || null, descending },
    brand: brand || null,
    filters: Object.entries(filters).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  };
  const { data, failure, again } = useAnswer(adminEntriesQuery, variables);
  const saving = useMutation(workMutation<void>());
  const found = data?.adminEntries;
  const shown = (found?.columns ?? []).filter(({ isDetail }) => !isDetail);
  const columns = shown.map(
    (column, at): Column<Entry> => ({
      key: column.name,
      label: t(`column.${column.name}`),
      sortable: column.isSortable,
      render: (entry) =>
        at === 0 ? (
          <Link className={styles.title} href={to(of, String(entry.id))}>
            {entry.title}
          </Link>
        ) : (
          <EntryValue column={column} entry={entry} to={to} />
        ),
    }),
  );
  if (found?.entries.some((entry) => entry.brand !== null))
    columns.splice(1, 0, {
      key: 'brand',
      label: t('brand'),
      render: (entry) => <span className={styles.brand}>{entry.brand}</span>,
    });
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const ticked = (found?.entries ?? []).filter((entry) => chosen.has(entry.id));
  const hasActions = found?.entries.some((entry) => actionsOf(of, entry, page.brand.id).length > 0) ?? false;
  const choices = (found?.filters ?? []).filter(({ values }) => values.length > 0);
  const hidden = variables.filters.filter(({ name }) => found && !choices.some((choice) => choice.name === name));

  return (
    <>
      {hidden.map(({ name, value }) => (
        <p key={name} className={styles.line}>
          {t('filtered', { title: String(found?.entries[0]?.values[name] ?? `${t(`column.${name}`)} ${value}`) })}
          <SmallButton onClick={() => list.setFilter(name, '')}>{t('unfilter')}</SmallButton>
        </p>
      ))}
      <ListView
        id={`${id}-${of}`}
        title={t(`list.${of}`)}
        list={list}
        brands={brands}
        sorts={Object.fromEntries(shown.filter((one) => one.isSortable).map(({ name }) => [name, t(`column.${name}`)]))}
        filters={choices.map(({ name, values }) => ({
          name,
          label: t(`filter.${name}`),
          choices: values.map((value) => ({ value, label: labelOf(t, name, value) })),
        }))}
        columns={columns}
        keyOf={(entry) => entry.id}
        selection={
          hasActions
            ? {
                chosen,
                onChange: setChosen,
                labelOf: ({ title }) => t('action.choose', { title }),
                all: t('action.chooseAll'),
              }
            : undefined
        }
        found={{ data: found ? { total: found.total, rows: found.entries } : null, failure, again }}
      />
      {ticked.length > 0 && <p className={styles.line}>{t('action.chosen', { count: ticked.length })}</p>}
      <EntryActions id={`${id}-${of}`} of={of} here={page.brand.id} entries={ticked} onDone={again} />
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
      <div className={styles.line}>
        <SmallButton
          disabled={saving.isPending}
          onClick={() =>
            saving.mutate(async () => {
              const { adminEntriesCsv } = await run(adminEntriesCsvQuery, variables);
              saveText(adminEntriesCsv, `${of}.csv`, 'text/csv');
            })
          }
        >
          {t('csv')}
        </SmallButton>
        <span className="meta">{t('csvHelp')}</span>
      </div>
    </>
  );
}

function labelOf(t: ReturnType<typeof useTexts>, name: string, value: string): string {
  return value === 'yes' || value === 'no' ? t(value) : t(`value.${name}.${value}`);
}
