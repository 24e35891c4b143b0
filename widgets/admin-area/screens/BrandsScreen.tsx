import { lazy, Suspense } from 'react';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import type { BrandCard, BrandFinding, BrokenBrand } from '../brand/brand.generated.ts';
import { adminBrandsCsvQuery, adminBrokenBrandsQuery } from '../brand/brand.generated.ts';
import { arrangeBrands, BRAND_FILTERS } from '../brand/brand-list.ts';
import { FindingList } from '../brand/FindingList.tsx';
import { Badge } from '../parts/Badge.tsx';
import { CsvButton } from '../parts/CsvButton.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { PAGE_SIZE, useList } from '../parts/use-list.ts';
import { useNarrow } from '../parts/use-narrow.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import { ListView } from './ListView.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const BrandScreen = lazy(() => import('./BrandScreen.tsx').then(({ BrandScreen: found }) => ({ default: found })));
const FleetScreen = lazy(() => import('./FleetScreen.tsx').then(({ FleetScreen: found }) => ({ default: found })));
const HistoryScreen = lazy(() =>
  import('./HistoryScreen.tsx').then(({ HistoryScreen: found }) => ({ default: found })),
);

/** In the place of a brand; no brand can have this id. */
const SEVERAL = '_several';

/** The brands, or one of them, or its history, or a change of several. */
export function BrandsScreen(props: ScreenProps) {
  const [brand, view] = props.rest;
  if (brand === undefined) return <BrandList {...props} />;
  return (
    <Suspense fallback={<Waiting lines={10} />}>
      {brand === SEVERAL ? (
        <FleetScreen {...props} />
      ) : view === 'history' ? (
        <HistoryScreen key={brand} {...props} brand={brand} />
      ) : (
        <BrandScreen key={brand} {...props} brand={brand} />
      )}
    </Suspense>
  );
}

/** How many, and the first; the others on request. */
function FindingSummary({ id, findings }: { id: string; findings: readonly BrandFinding[] }) {
  const t = useTexts('admin');
  const sorted = [...findings].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const [first, ...others] = sorted;
  if (first === undefined) return <span>{t('brands.noFindings')}</span>;
  return (
    <div>
      <FindingList id={id} findings={[first]} withPlace />
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('brands.moreFindings', { count: others.length })}</summary>
          <FindingList id={`${id}-more`} findings={others} withPlace />
        </details>
      )}
    </div>
  );
}

/** On a phone: how many, with the way to them. */
function FindingCount({ findings, address }: { findings: readonly BrandFinding[]; address: string }) {
  const t = useTexts('admin');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const others = findings.length - errors;
  if (findings.length === 0) return null;
  return (
    <Link href={address} className={styles.counts}>
      {errors > 0 && <Badge kind="danger">{t('brands.countErrors', { count: errors })}</Badge>}
      {others > 0 && (
        <Badge kind="warning">
          {t(errors > 0 ? 'brands.moreFindings' : 'brands.countFindings', { count: others })}
        </Badge>
      )}
    </Link>
  );
}

/** Files that were never live: nobody else would learn of them. */
function BrokenList() {
  const t = useTexts('admin');
  const { data, failure, again } = useAnswer(adminBrokenBrandsQuery);
  const rows = data?.adminBrokenBrands ?? [];
  if (rows.length === 0 && !failure) return null;
  const columns: Column<BrokenBrand>[] = [
    {
      key: 'name',
      label: t('brands.name'),
      render: ({ id, name }) => (
        <span>
          {name} <span className="meta">{id}</span>
        </span>
      ),
    },
    {
      key: 'findings',
      label: t('brands.findings'),
      render: ({ id, findings }) => <FindingSummary id={`${id}-findings`} findings={findings} />,
    },
  ];
  return (
    <>
      <h3 className={styles.heading}>{t('brands.broken')}</h3>
      <p className="meta">{t('brands.brokenHelp')}</p>
      {failure && <FailureNote failure={failure} again={again} />}
      {rows.length > 0 && (
        <DataTable caption={t('brands.broken')} columns={columns} rows={rows} keyOf={({ id }) => id} empty="" />
      )}
    </>
  );
}

/** In the order in which they are offered. */
const FILTERS = Object.entries(BRAND_FILTERS);

function BrandList({ id: screen, to }: ScreenProps) {
  const t = useTexts('admin');
  const locale = usePageLocale();
  const isNarrow = useNarrow();
  const list = useList({ sort: 'name', descending: false }, { status: '', findings: '', switched: '' });
  const { cards, isLoaded, failure, again } = useBrands();
  const found = arrangeBrands(cards, { ...list, text: list.variables.list.text ?? '' }, locale);
  const names = { name: t('brands.name'), since: t('brands.since'), findings: t('brands.findings') };
  const columns: Column<BrandCard>[] = [
    {
      key: 'name',
      label: names.name,
      sortable: true,
      onPhone: 'title',
      render: ({ id, name, primary }) => (
        <span>
          <Swatch colour={primary} /> <Link href={to('brands', id)}>{name}</Link> <span className="meta">{id}</span>
        </span>
      ),
    },
    { key: 'origin', label: t('brands.address'), render: ({ origin }) => <a href={origin}>{origin}</a> },
    {
      key: 'status',
      label: t('brands.status'),
      onPhone: 'line',
      render: ({ status, isOutdated }) =>
        isOutdated ? <Badge kind="danger">{t('brands.outdated')}</Badge> : <span>{t(`brands.${status}`)}</span>,
    },
    {
      key: 'since',
      label: names.since,
      sortable: true,
      onPhone: 'line',
      render: ({ liveSince }) => (liveSince === null ? <span>–</span> : <When at={liveSince} />),
    },
    {
      key: 'findings',
      label: names.findings,
      sortable: true,
      onPhone: 'line',
      render: ({ id, findings }) =>
        isNarrow ? (
          <FindingCount findings={findings} address={to('brands', id)} />
        ) : (
          <FindingSummary id={`${id}-findings`} findings={findings} />
        ),
    },
    {
      key: 'switched',
      label: t('brands.switched'),
      onPhone: 'line',
      render: ({ id, isSwitched, isSuspended }) =>
        isSuspended ? (
          <Badge kind="danger">{t('brands.suspended')}</Badge>
        ) : isSwitched ? (
          <Badge kind="good">{t('layer.switch')}</Badge>
        ) : (
          <Link href={to('brands', id, 'history')}>{t('history.title')}</Link>
        ),
    },
  ];
  return (
    <>
      <ListView
        id={`${screen}-brands`}
        title={t('part.brands')}
        intro={
          <p>
            <Link href={to('brands', SEVERAL)}>{t('fleet.title')}</Link>
          </p>
        }
        list={list}
        sorts={names}
        filters={FILTERS.map(([name, values]) => ({
          name,
          label: t(`brands.${name}`),
          choices: Object.keys(values).map((value) => ({ value, label: t(`brands.filter.${name}.${value}`) })),
        }))}
        columns={columns}
        keyOf={({ id }) => id}
        none={t('brands.none')}
        outro={
          <CsvButton
            name="brands"
            load={async () => (await run(adminBrandsCsvQuery, { only: found.map(({ id }) => id) })).adminBrandsCsv}
          />
        }
        found={{
          data: isLoaded ? { total: found.length, rows: found.slice(list.from, list.from + PAGE_SIZE) } : null,
          failure,
          again,
        }}
      />
      <BrokenList />
    </>
  );
}
