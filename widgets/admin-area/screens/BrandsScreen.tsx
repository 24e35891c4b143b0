import { lazy, Suspense } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import type { BrandCard } from '../brand/brand.generated.ts';
import { adminBrandsQuery } from '../brand/brand.generated.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const BrandScreen = lazy(() => import('./BrandScreen.tsx').then(({ BrandScreen: found }) => ({ default: found })));
const HistoryScreen = lazy(() =>
  import('./HistoryScreen.tsx').then(({ HistoryScreen: found }) => ({ default: found })),
);

/** The brands, or one of them, or its history. */
export function BrandsScreen(props: ScreenProps) {
  const [brand, view] = props.rest;
  if (brand === undefined) return <BrandList {...props} />;
  return (
    <Suspense fallback={<Waiting lines={10} />}>
      {view === 'history' ? (
        <HistoryScreen key={brand} {...props} brand={brand} />
      ) : (
        <BrandScreen key={brand} {...props} brand={brand} />
      )}
    </Suspense>
  );
}

function BrandList({ to }: ScreenProps) {
  const t = useTexts('admin');
  const { data, failure, again } = useAnswer(adminBrandsQuery);
  const columns: Column<BrandCard>[] = [
    {
      key: 'name',
      label: t('brands.name'),
      render: ({ id, name, primary }) => (
        <span>
          <Swatch colour={primary} /> <Link href={to('brands', id)}>{name}</Link> <span className="meta">{id}</span>
        </span>
      ),
    },
    { key: 'origin', label: t('brands.address'), render: ({ origin }) => <a href={origin}>{origin}</a> },
    { key: 'status', label: t('brands.status'), render: ({ status }) => <span>{t(`brands.${status}`)}</span> },
    {
      key: 'switched',
      label: t('brands.switched'),
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
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('part.brands')}</h2>
      {failure && <FailureNote failure={failure} again={again} />}
      {data ? (
        <DataTable
          caption={t('part.brands')}
          columns={columns}
          rows={data.adminBrands}
          keyOf={({ id }) => id}
          empty={t('brands.none')}
        />
      ) : (
        !failure && <Waiting />
      )}
    </section>
  );
}
