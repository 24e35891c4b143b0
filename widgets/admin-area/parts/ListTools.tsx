import { NativeSelect } from '@chakra-ui/react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton, SmallInput } from './controls.tsx';
import styles from './ListTools.module.css';
import { type ListControl, PAGE_SIZE } from './use-list.ts';

export interface Choice {
  value: string;
  label: string;
}

interface ListToolsProps {
  id: string;
  list: ListControl;
  filters?: readonly { name: string; label: string; all: string; choices: readonly Choice[] }[];
  /** Sortable columns, for screens without table headers. */
  sorts: readonly Choice[];
}

/** Search, filters, and sorting where there is no table header. */
export function ListTools({ id, list, filters = [], sorts }: ListToolsProps) {
  const t = useTexts('admin');
  return (
    <search className={styles.tools}>
      <div className={styles.tool}>
        <label className="label" htmlFor={`${id}-text`}>
          {t('list.find')}
        </label>
        <SmallInput
          id={`${id}-text`}
          type="search"
          value={list.text}
          onChange={(event) => list.setText(event.target.value)}
        />
      </div>
      {filters.map(({ name, label, all, choices }) => (
        <Select
          key={name}
          id={`${id}-${name}`}
          label={label}
          value={list.filters[name] ?? ''}
          choices={[{ value: '', label: all }, ...choices]}
          onChange={(value) => list.setFilter(name, value)}
        />
      ))}
      <div className={styles.sorts}>
        <Select
          id={`${id}-sort`}
          label={t('list.sort')}
          value={`${list.sorting.sort} ${list.sorting.descending ? 'down' : 'up'}`}
          choices={sorts.flatMap(({ value, label }) => [
            { value: `${value} up`, label: t('list.up', { column: label }) },
            { value: `${value} down`, label: t('list.down', { column: label }) },
          ])}
          onChange={(value) => {
            const [sort = '', direction] = value.split(' ');
            list.setSorting({ sort, descending: direction === 'down' });
          }}
        />
      </div>
    </search>
  );
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
}

export function Select({ id, label, value, choices, onChange }: SelectProps) {
  return (
    <div className={styles.tool}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </div>
  );
}

interface ListPagesProps {
  list: Pick<ListControl, 'from' | 'setFrom'>;
  total: number;
  /** Rows per page. */
  size?: number;
}

/** The visible range and pagination. */
export function ListPages({ list: { from, setFrom }, total, size = PAGE_SIZE }: ListPagesProps) {
  const t = useTexts('admin');
  const last = Math.min(from + size, total);
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <span role="status">{total === 0 ? t('list.none') : t('list.range', { first: from + 1, last, total })}</span>
      {total > size && (
        <>
          <SmallButton disabled={from === 0} onClick={() => setFrom(Math.max(0, from - size))}>
            {t('list.back')}
          </SmallButton>
          <SmallButton disabled={last >= total} onClick={() => setFrom(from + size)}>
            {t('list.forward')}
          </SmallButton>
        </>
      )}
    </nav>
  );
}
