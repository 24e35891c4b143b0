import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** The list can be sorted by it. */
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
  /** What a list without rows says. */
  empty: string;
}

/** A dense table; on a phone each row is a block with its labels. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sorting, onSort, empty }: DataTableProps<Row>) {
  const t = useTexts('admin');
  if (rows.length === 0) return <p role="status">{empty}</p>;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, sortable }) => {
              const isSorted = sortable && sorting?.sort === key;
              const direction = sorting?.descending ? 'descending' : 'ascending';
              return (
                <th key={key} scope="col" aria-sort={isSorted ? direction : undefined}>
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
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, label, render }) => (
                <td key={key} data-label={label}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
