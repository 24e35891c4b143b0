import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import styles from './Statistics.module.css';

interface TopTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** Text for an empty list. */
  empty: string;
  /** Rows before the others are asked for. */
  most?: number;
  /** Whether rows stay lines on a phone. */
  isDense?: boolean;
}

/** The first rows of a table of numbers, and the others on request. */
export function TopTable<Row>({ most = 5, rows, isDense = true, ...table }: TopTableProps<Row>) {
  const t = useTexts('statistics');
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <DataTable {...table} rows={isWhole ? rows : rows.slice(0, most)} isDense={isDense} />
      {rows.length > most && (
        <div className={styles.choices}>
          <SmallButton
            aria-expanded={isWhole}
            aria-label={t(isWhole ? 'fewerOf' : 'allOf', { title: table.caption, count: rows.length })}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'fewer' : 'all', { count: rows.length })}
          </SmallButton>
        </div>
      )}
    </>
  );
}
