import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { CsvButton } from '../parts/CsvButton.tsx';
import type { ListState } from '../parts/use-list.ts';
import styles from './Entries.module.css';
import { adminEntriesCsvQuery } from './entries.generated.ts';

interface CsvPartProps {
  /** Name of the list. */
  of: string;
  isEmpty?: boolean;
  asked: {
    text: string;
    sort?: string | null;
    descending?: boolean | null;
    brand: string | null;
    /** Selected value per filter of the list; '' stands for all. */
    filters: Readonly<Record<string, string>>;
  };
}

export const setFilters = (filters: CsvPartProps['asked']['filters']) =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [{ name, value }] : []));

/** What a list of another screen asks for, with those of its filters that have the same name here. */
export function csvOf(
  { text, filters }: Pick<ListState, 'text' | 'filters'>,
  same: readonly string[],
  others: CsvPartProps['asked']['filters'] = {},
): CsvPartProps['asked'] {
  const shared = Object.fromEntries(same.map((name) => [name, filters[name] ?? '']));
  return { text, brand: filters.brand || null, filters: { ...shared, ...others } };
}

/** Downloads a list as it is searched and filtered. */
export function CsvPart({
  of,
  isEmpty = false,
  asked: { text, sort = null, descending = true, brand, filters },
}: CsvPartProps) {
  const t = useTexts('entries');
  return (
    <div className={styles.line}>
      <CsvButton
        name={of}
        isEmpty={isEmpty}
        load={async () => {
          const variables = { of, list: { text, sort, descending }, brand, filters: setFilters(filters) };
          return (await run(adminEntriesCsvQuery, variables)).adminEntriesCsv;
        }}
      />
      <span className="meta">{t('csvHelp')}</span>
    </div>
  );
}
