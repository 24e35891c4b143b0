import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** Whether the list can be sorted by this column. */
  sortable?: boolean;
  /** Numbers stand below each other, at the end of the column. */
  isNumber?: boolean;
  /**
   * Its place on a phone, where a row is a title with a line below it. If a column of a table is the title, those without
   * a place are left out there: the page of the entry has them.
   */
  onPhone?: 'title' | 'line';
  render(row: Row): ReactNode;
}

export interface Sorting {
  sort: string;
  descending: boolean;
}

/** Rows that can be chosen, for actions on several at once. */
export interface Selection<Row> {
  chosen: ReadonlySet<string | number>;
  onChange(chosen: ReadonlySet<string | number>): void;
  /** Label of its checkbox. */
  labelOf(row: Row): string;
  /** Label of the one for all rows. */
  all: string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  sorting?: Sorting;
  onSort?(next: Sorting): void;
  selection?: Selection<Row>;
  /** Whether rows stay lines on a phone: for numbers, which are compared with each other. */
  isDense?: boolean;
  /** Text for an empty list. */
  empty: string;
}

/** A dense table; on a phone each row becomes a title with a line, or a block with labels, unless it is said to stay a line. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, onSort, selection, isDense = false, empty } = props;
  const t = useTexts('admin');
  if (rows.length === 0) return <p role="status">{empty}</p>;
  const isShort = columns.some(({ onPhone }) => onPhone === 'title');
  return (
    <div className={styles.frame} {...(isDense && { role: 'group', tabIndex: 0, 'aria-label': caption })}>
      <Table.Root className={isDense ? styles.lines : styles.table} data-short={isShort || undefined}>
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Header>
          <Table.Row>
            {selection && (
              <Table.ColumnHeader scope="col">
                <Tick
                  label={selection.all}
                  isOn={rows.every((row) => selection.chosen.has(keyOf(row)))}
                  onChange={(isOn) => selection.onChange(new Set(isOn ? rows.map(keyOf) : []))}
                />
              </Table.ColumnHeader>
            )}
            {columns.map(({ key, label, sortable, isNumber }) => {
              const isSorted = sortable && sorting?.sort === key;
              const direction = sorting?.descending ? 'descending' : 'ascending';
              return (
                <Table.ColumnHeader
                  key={key}
                  scope="col"
                  aria-sort={isSorted ? direction : undefined}
                  data-number={isNumber || undefined}
                >
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
              {selection && (
                <Table.Cell data-label="" data-phone="tick">
                  <Tick
                    label={selection.labelOf(row)}
                    isOn={selection.chosen.has(keyOf(row))}
                    onChange={(isOn) => selection.onChange(changed(selection.chosen, keyOf(row), isOn))}
                  />
                </Table.Cell>
              )}
              {columns.map(({ key, label, isNumber, onPhone, render }) => (
                <Table.Cell key={key} data-label={label} data-number={isNumber || undefined} data-phone={onPhone}>
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

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}

function changed<Key>(chosen: ReadonlySet<Key>, key: Key, isOn: boolean): ReadonlySet<Key> {
  const next = new Set(chosen);
  if (isOn) next.add(key);
  else next.delete(key);
  return next;
}
