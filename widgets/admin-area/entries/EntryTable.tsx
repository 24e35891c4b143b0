import { useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallButton } from '../parts/controls.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useList } from '../parts/use-list.ts';
import { ListView } from '../screens/ListView.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { AddEntry } from './AddEntry.tsx';
import { CsvPart, setFilters } from './CsvPart.tsx';
import styles from './Entries.module.css';
import { EntryActions } from './EntryActions.tsx';
import { EntryValue } from './EntryValue.tsx';
import { adminEntriesQuery, type Entry, type EntryColumn } from './entries.generated.ts';
import { actionsOf, addingTo, filtersAtFirst } from './entry-actions.ts';

interface EntryTableProps extends ScreenProps {
  of: string;
  /** Filters that are set at first, unless the address has others. */
  filtered?: Readonly<Record<string, string>>;
  /** Where the title of an entry leads, if not to its page. */
  hrefOf?(entry: Entry): string;
}

/** A list with the filters of its address: `/admin/jobs?state=needs_review`. */
export function EntryTable({ id, of, page, access, to, filtered = {}, hrefOf }: EntryTableProps) {
  const t = useTexts('entries');
  const roleOf = useTexts('roles');
  const [asked] = useState(() =>
    Object.fromEntries([...new URLSearchParams(window.location.search)].filter(([name]) => /^[a-z]+$/.test(name))),
  );
  const list = useList(
    { sort: '', descending: true },
    {
      ...filtersAtFirst(of),
      ...filtered,
      ...asked,
      brand: asked.brand ?? '',
    },
  );
  const brands = useBrands();
  const { text, from, count, sort, descending } = list.variables.list;
  const { brand, ...filters } = list.filters;
  const variables = {
    of,
    list: { text, from, count, sort: sort || null, descending },
    brand: brand || null,
    filters: setFilters(filters),
  };
  const { data, failure, again } = useAnswer(adminEntriesQuery, variables);
  const found = data?.adminEntries;
  const sorting = sort || !found ? list.sorting : { sort: found.sort, descending: found.descending };
  const shown = (found?.columns ?? []).filter(({ isDetail }) => !isDetail);
  // The order may be that of a column on the page of an entry alone.
  const sortable = new Set([
    ...shown.filter((one) => one.isSortable).map(({ name }) => name),
    ...(found ? [sorting.sort] : []),
  ]);
  const onPhone = placesOnPhone(shown, sorting.sort);
  const columns = shown.map(
    (column, at): Column<Entry> => ({
      key: column.name,
      label: t(`column.${column.name}`),
      onPhone: at === 0 ? 'title' : onPhone.has(column.name) ? 'line' : undefined,
      sortable: column.isSortable,
      isNumber: column.kind === 'number' || column.kind === 'money',
      render: (entry) =>
        at === 0 ? (
          <Link className={styles.title} href={hrefOf?.(entry) ?? to(of, String(entry.id))}>
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
      onPhone: 'line',
      render: ({ brand: own }) => own !== null && <BrandName id={own} />,
    });
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const ticked = (found?.entries ?? []).filter((entry) => chosen.has(entry.id));
  const hasActions = found?.entries.some((entry) => actionsOf(of, entry, page.brand.id).length > 0) ?? false;
  const here = page.brand.id;
  const adding = addingTo(of, access);
  const choices = (found?.filters ?? []).filter(({ values }) => values.length > 0);
  const hidden = variables.filters.filter(
    ({ name, value }) => found && !choices.some((choice) => choice.name === name && choice.values.includes(value)),
  );

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
        list={{ ...list, sorting }}
        brands={brands}
        sorts={Object.fromEntries([...sortable].map((name) => [name, t(`column.${name}`)]))}
        filters={choices.map(({ name, values }) => ({
          name,
          label: t(`filter.${name}`),
          choices: values.map((value) => ({ value, label: labelOf(t, roleOf, name, value) })),
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
      {adding && (
        <AddEntry
          id={`${id}-${of}-add`}
          action={{ ...adding, given: { brand: brand || (here === NETWORK_ID ? '' : here) } }}
          onDone={again}
        />
      )}
      {ticked.length > 0 && <p className={styles.line}>{t('action.chosen', { count: ticked.length })}</p>}
      <EntryActions id={`${id}-${of}`} of={of} here={page.brand.id} entries={ticked} onDone={again} />
      <CsvPart
        of={of}
        asked={{ text: list.text, sort: sort || null, descending, brand: brand || null, filters }}
        isEmpty={found?.total === 0}
      />
    </>
  );
}

/** What a phone shows below the title: state, age and amount, and what the list is sorted by. */
function placesOnPhone(columns: readonly EntryColumn[], sort: string): ReadonlySet<string> {
  const firstOf = (...kinds: string[]) => columns.slice(1).find(({ kind }) => kinds.includes(kind))?.name ?? sort;
  const named = (name: string, ...kinds: string[]) =>
    columns.some((column) => column.name === name) ? name : firstOf(...kinds);
  return new Set([named('state', 'state'), named('amount', 'money'), named('created', 'moment', 'date'), sort]);
}

function labelOf(
  t: ReturnType<typeof useTexts>,
  roleOf: ReturnType<typeof useTexts>,
  name: string,
  value: string,
): string {
  if (name === 'roles') return roleOf(value);
  return value === 'yes' || value === 'no' ? t(value) : t(`value.${name}.${value}`);
}
