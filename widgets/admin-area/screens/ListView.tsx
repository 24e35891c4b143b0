import { useTexts } from '../../../runtime/page/texts.tsx';
import { type Failure, useAnswer } from '../ask.ts';
import type { BrandCard } from '../brand/brand.generated.ts';
import { adminBrandsQuery } from '../brand/brand.generated.ts';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { type Choice, ListPages, ListTools } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import type { ListControl } from '../parts/use-list.ts';
import { Waiting } from '../parts/Waiting.tsx';
import styles from './Screen.module.css';

interface ListViewProps<Row> {
  id: string;
  title: string;
  list: ListControl;
  /** Brands to choose from, before the other filters. */
  brands: readonly BrandCard[];
  filters: readonly { name: string; label: string; choices: readonly Choice[] }[];
  /** Sortable columns: column -> label. */
  sorts: Readonly<Record<string, string>>;
  columns: readonly Column<Row>[];
  keyOf(row: Row): number;
  /** Null until loaded. */
  found: { total: number; rows: readonly Row[] } | null;
  failure: Failure | null;
  again(): void;
}

/** A list with search, filters, sorting and pagination. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { id, title, list, brands, filters, sorts, columns, keyOf, found, failure, again } = props;
  const t = useTexts('admin');
  const byBrand = {
    name: 'brand',
    label: t('brandName'),
    choices: brands.map(({ id: value, name: label }) => ({ value, label })),
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
      {failure && <FailureNote failure={failure} again={again} />}
      {found ? (
        <>
          <DataTable
            caption={title}
            columns={columns}
            rows={found.rows}
            keyOf={keyOf}
            sorting={list.sorting}
            onSort={list.setSorting}
            empty={t('list.empty')}
          />
          <ListPages list={list} total={found.total} />
        </>
      ) : (
        !failure && <Waiting />
      )}
    </section>
  );
}

/** The brands the person may administer; empty until loaded. */
export function useBrands(): readonly BrandCard[] {
  return useAnswer(adminBrandsQuery).data?.adminBrands ?? [];
}
