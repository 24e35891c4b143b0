import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** Whether the list can be sorted by this column. */
  sortable?: boolean;
  render(row: Row): ReactNode;
}

export interface Sorting {
  sort: string;
  descending: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  sorting?: Sorting;
  onSort?(next: Sorting): void;
  /** Text for an empty list. */
  empty: string;
}

/** A dense table; on a phone each row becomes a block with labels. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sorting, onSort, empty }: DataTableProps<Row>) {
  const t = useTexts('admin');
  if (rows.length === 0) return <p role="status">{empty}</p>;
  return (
    <div className={styles.frame}>
      <Table.Root className={styles.table}>
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Header>
          <Table.Row>
            {columns.map(({ key, label, sortable }) => {
              const isSorted = sortable && sorting?.sort === key;
              const direction = sorting?.descending ? 'descending' : 'ascending';
              return (
                <Table.ColumnHeader key={key} scope="col" aria-sort={isSorted ? direction : undefined}>
                  {sortable && onSort ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => onSort({ sort: key, descending: isSorted ? !sorting?.descending : false })}
                    >
                      {label}
                      <span
                        className={styles.arrow}
                        aria-hidden="true"
                        data-direction={isSorted ? direction : undefined}
                      />
                    </button>
                  ) : (
                    label || <span className="visually-hidden">{t('actions')}</span>
                  )}
                </Table.ColumnHeader>
              );
            })}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={keyOf(row)}>
              {columns.map(({ key, label, render }) => (
                <Table.Cell key={key} data-label={label}>
                  {render(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  );
}
