import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { IMPORTER_STANDINGS, importerStanding } from '../../../runtime/core/importing/standing.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { CsvButton } from '../parts/CsvButton.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { PAGE_SIZE, useList } from '../parts/use-list.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { When } from '../parts/When.tsx';
import { ListView } from '../screens/ListView.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { sourceName, standingKind } from './importer-words.ts';
import { type ImporterCard, importersCsvQuery, importersQuery } from './importers.generated.ts';

const SORTS = ['name', 'brand', 'jobs', 'lastGood'] as const;

/** The importers of the chosen brand, or of all: there are a few dozen at most, so that they are all here. */
export function ImporterList({ page, id, to }: ScreenProps) {
  const t = useTexts('importers');
  const locale = usePageLocale();
  const isNetwork = page.brand.id === NETWORK_ID;
  const list = useList({ sort: 'name', descending: false }, { brand: '', standing: '' });
  const brands = useBrands();
  const { data, failure, again } = useAnswer(importersQuery, { brand: isNetwork ? null : page.brand.id });
  const csvBrand = isNetwork ? list.filters.brand || null : page.brand.id;
  const rows = chosenRows(data?.importers ?? [], list, locale);
  const columns: Column<ImporterCard>[] = [
    {
      key: 'name',
      onPhone: 'title',
      label: t('column.name'),
      sortable: true,
      render: ({ id: importer, name }) => <Link href={to('importers', String(importer))}>{name}</Link>,
    },
    {
      key: 'brand',
      onPhone: 'line',
      label: t('column.brand'),
      sortable: true,
      render: ({ brand }) => <BrandName id={brand} />,
    },
    { key: 'source', label: t('column.source'), render: (row) => <span>{sourceName(t, row)}</span> },
    {
      key: 'schedule',
      label: t('column.schedule'),
      render: ({ everyHours }) => (
        <span>{everyHours === null ? t('every.hand') : t('every.hours', { count: everyHours })}</span>
      ),
    },
    {
      key: 'standing',
      onPhone: 'line',
      label: t('column.standing'),
      render: (row) => {
        const standing = importerStanding(row);
        return <Badge kind={standingKind(standing)}>{t(`standing.${standing}`)}</Badge>;
      },
    },
    {
      key: 'lastGood',
      onPhone: 'line',
      label: t('column.lastGood'),
      sortable: true,
      render: ({ lastGood }) => (lastGood ? <When at={lastGood} /> : <span>{t('never')}</span>),
    },
    { key: 'jobs', label: t('column.jobs'), sortable: true, isNumber: true, render: ({ jobs }) => <span>{jobs}</span> },
  ];
  return (
    <ListView
      id={id}
      title={t('title')}
      intro={
        <>
          <p className="meta">{t('help')}</p>
          <div className={entries.line}>
            <Link className="button" href={to('importers', 'new')}>
              {t('add')}
            </Link>
            <Link href={to('importers', 'values')}>{t('values.title')}</Link>
          </div>
        </>
      }
      outro={
        <CsvButton
          name="importers"
          load={async () => (await run(importersCsvQuery, { brand: csvBrand })).importersCsv}
        />
      }
      list={list}
      brands={isNetwork ? brands : { ...brands, cards: brands.cards.filter((card) => card.id === page.brand.id) }}
      sorts={Object.fromEntries(SORTS.map((sort) => [sort, t(`column.${sort}`)]))}
      filters={[
        {
          name: 'standing',
          label: t('column.standing'),
          choices: IMPORTER_STANDINGS.map((value) => ({ value, label: t(`standing.${value}`) })),
        },
      ]}
      columns={columns}
      keyOf={(row) => row.id}
      found={{
        data: data && { total: rows.length, rows: rows.slice(list.from, list.from + PAGE_SIZE) },
        failure,
        again,
      }}
    />
  );
}

type List = ReturnType<typeof useList<'brand' | 'standing'>>;

function chosenRows(
  importers: readonly ImporterCard[],
  { variables: { list, brand, standing }, sorting: { sort, descending } }: List,
  locale: string,
): ImporterCard[] {
  const words = list.text?.trim().toLowerCase() ?? '';
  const isWanted = (one: ImporterCard) =>
    (brand === null || one.brand === brand) &&
    (standing === null || importerStanding(one) === standing) &&
    `${one.name} ${one.url ?? ''}`.toLowerCase().includes(words);
  const compare = (a: ImporterCard, b: ImporterCard) => {
    if (sort === 'jobs') return a.jobs - b.jobs;
    if (sort === 'lastGood') return (a.lastGood ?? '').localeCompare(b.lastGood ?? '');
    return (sort === 'brand' ? a.brand : a.name).localeCompare(sort === 'brand' ? b.brand : b.name, locale);
  };
  return importers.filter(isWanted).sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}
