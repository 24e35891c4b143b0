import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Statistics.module.css';
import { type AdminImporterFigures, adminImporterFiguresQuery } from './statistics.generated.ts';
import { TopTable } from './TopTable.tsx';

type Row = AdminImporterFigures['adminImporterFigures'][number];

interface ImporterPartProps extends Pick<ScreenProps, 'to'> {
  period: { brand: string | null; from: string; until: string };
}

/** With fewer views, one more application would change what they lead to beyond meaning. */
const LEAST_VIEWS = 20;

/** What importers bring: how much their jobs are read, and how complete they are. */
export function ImporterPart({ period, to }: ImporterPartProps) {
  const t = useTexts('statistics');
  const locale = usePageLocale();
  const isNarrow = useNarrow();
  const answer = useAnswer(adminImporterFiguresQuery, period);
  const whole = new Intl.NumberFormat(locale);
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const number = (key: string, value: (row: Row) => number | null, format = whole): Column<Row> => ({
    key,
    label: t(`importer.${key}`),
    isNumber: true,
    onPhone: 'line',
    render: (row) => {
      const found = value(row);
      return <span>{found === null ? '–' : format.format(found)}</span>;
    },
  });
  const share = (key: string, value: (row: Row) => number | null) =>
    number(
      key,
      (row) => {
        const percent = value(row);
        return percent === null ? null : percent / 100;
      },
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    );
  const columns: Column<Row>[] = [
    {
      key: 'name',
      label: t('importer.name'),
      onPhone: 'title',
      render: ({ id: importer, name, brand }) => (
        <div>
          <Link href={to('importers', String(importer))}>{name}</Link>{' '}
          <span className="meta">
            <BrandName id={brand} />
          </span>
        </div>
      ),
    },
    number('online', ({ online }) => online),
    number('views', ({ online, views }) => (online === 0 ? null : views / online), tenth),
    number('starts', ({ views, starts }) => (views < LEAST_VIEWS ? null : (100 * starts) / views), tenth),
    share('refused', ({ items, refused }) => (items === 0 ? null : (100 * refused) / items)),
    share('withoutSalary', ({ withoutSalary }) => withoutSalary),
    share('withoutOccupation', ({ withoutOccupation }) => withoutOccupation),
    share('withoutPlace', ({ withoutPlace }) => withoutPlace),
    number('reports', ({ reports }) => reports),
  ];
  return (
    <Answered answer={answer}>
      {({ adminImporterFigures }) =>
        adminImporterFigures.length > 0 && (
          <section className={styles.part}>
            <h3 className={styles.heading}>{t('importers')}</h3>
            <TopTable
              caption={t('importers')}
              most={10}
              isDense={!isNarrow}
              columns={columns}
              rows={adminImporterFigures}
              keyOf={({ id }) => id}
              empty={t('nothing')}
            />
          </section>
        )
      }
    </Answered>
  );
}
