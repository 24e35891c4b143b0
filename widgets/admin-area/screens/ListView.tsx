import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Answer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { type Column, DataTable, type Selection } from '../parts/DataTable.tsx';
import { type Choice, ListPages, ListTools } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import type { Brands } from '../parts/use-brands.ts';
import type { ListControl } from '../parts/use-list.ts';
import styles from './Screen.module.css';

interface ListViewProps<Row> {
  id: string;
  title: string;
  /** Below the heading. */
  intro?: ReactNode;
  /** Below the list. */
  outro?: ReactNode;
  list: ListControl;
  /** Brands to choose from, before the other filters; none in a list that is not by brand. */
  brands?: Brands;
  filters: readonly { name: string; label: string; choices: readonly Choice[] }[];
  /** Sortable columns: column -> label. */
  sorts: Readonly<Record<string, string>>;
  columns: readonly Column<Row>[];
  keyOf(row: Row): string | number;
  selection?: Selection<Row>;
  /** Text for a list without anything. */
  none?: string;
  /** Its data: null until loaded. */
  found: Pick<Answer<{ total: number; rows: readonly Row[] }>, 'data' | 'failure' | 'again'>;
}

/** A list with search, filters, sorting and pagination. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { id, title, intro, outro, list, brands, filters, sorts, columns, keyOf, selection, none, found } = props;
  const t = useTexts('admin');
  // The chosen brand is no filter: it says what the list is about.
  const isNarrowed =
    list.text !== '' || Object.entries(list.filters).some(([name, value]) => name !== 'brand' && value);
  const again = () => {
    found.again();
    if (brands?.failure) brands.again();
  };
  const byBrand = brands && {
    name: 'brand',
    label: t('brandName'),
    choices: brands.cards.map(({ id: value, name: label }) => ({ value, label })),
  };
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{title}</h2>
      {intro}
      <ListTools
        id={id}
        list={list}
        sorts={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        filters={[...(byBrand ? [byBrand] : []), ...filters].map((filter) => ({ ...filter, all: t('all') }))}
      />
      {/* The list itself says why it is not there. */}
      {brands?.failure && !found.failure && <FailureNote failure={brands.failure} again={brands.again} />}
      <Answered answer={{ ...found, again }}>
        {({ rows, total }) => (
          <>
            <DataTable
              caption={title}
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              selection={selection}
              sorting={list.sorting}
              onSort={list.setSorting}
              empty={isNarrowed ? t('list.empty') : (none ?? t('list.none'))}
            />
            {total > 0 && <ListPages list={list} total={total} />}
            {outro}
          </>
        )}
      </Answered>
    </section>
  );
}
