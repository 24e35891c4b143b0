import { useTexts } from '../../../runtime/page/texts.tsx';
import { type Answer, useAnswer } from '../ask.ts';
import type { BrandCard } from '../brand/brand.generated.ts';
import { adminBrandsQuery } from '../brand/brand.generated.ts';
import { Answered } from '../parts/Answered.tsx';
import { type Column, DataTable, type Selection } from '../parts/DataTable.tsx';
import { type Choice, ListPages, ListTools } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import type { ListControl } from '../parts/use-list.ts';
import styles from './Screen.module.css';

interface ListViewProps<Row> {
  id: string;
  title: string;
  list: ListControl;
  /** Brands to choose from, before the other filters. */
  brands: Brands;
  filters: readonly { name: string; label: string; choices: readonly Choice[] }[];
  /** Sortable columns: column -> label. */
  sorts: Readonly<Record<string, string>>;
  columns: readonly Column<Row>[];
  keyOf(row: Row): number;
  selection?: Selection<Row>;
  /** Its data: null until loaded. */
  found: Pick<Answer<{ total: number; rows: readonly Row[] }>, 'data' | 'failure' | 'again'>;
}

/** The brands the person may administer. */
export interface Brands extends Pick<Answer<unknown>, 'failure' | 'again'> {
  /** Empty until loaded. */
  cards: readonly BrandCard[];
}

/** A list with search, filters, sorting and pagination. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { id, title, list, brands, filters, sorts, columns, keyOf, selection, found } = props;
  const t = useTexts('admin');
  const again = () => {
    found.again();
    if (brands.failure) brands.again();
  };
  const byBrand = {
    name: 'brand',
    label: t('brandName'),
    choices: brands.cards.map(({ id: value, name: label }) => ({ value, label })),
  };
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{title}</h2>
      <ListTools
        id={id}
        list={list}
        sorts={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        filters={[byBrand, ...filters].map((filter) => ({ ...filter, all: t('all') }))}
      />
      {/* The list itself says why it is not there. */}
      {brands.failure && !found.failure && <FailureNote failure={brands.failure} again={brands.again} />}
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
              empty={t('list.empty')}
            />
            <ListPages list={list} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

export function useBrands(): Brands {
  const { data, failure, again } = useAnswer(adminBrandsQuery);
  return { cards: data?.adminBrands ?? [], failure, again };
}
