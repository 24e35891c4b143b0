import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { WeeklyFigures } from '../shared/weekly-figures/WeeklyFigures.tsx';
import styles from './JobManager.module.css';
import { type JobFigures, jobFiguresQuery, type ManagedJob } from './job-manager.generated.ts';

type Figures = NonNullable<JobFigures['ownJob']>['figures'];

interface FiguresPanelProps {
  locale: string;
  job: Pick<ManagedJob, 'id' | 'title'>;
  onClose(): void;
}

/** With fewer views, one more application would change what they lead to beyond meaning. */
const LEAST_VIEWS = 20;

/** How a job did in the last 30 days, beside similar ones. */
export function FiguresPanel({ locale, job, onClose }: FiguresPanelProps) {
  const t = useTexts('job-manager');
  const { data, error } = useQuery(queryOf(jobFiguresQuery, { id: job.id }));
  const figures = data?.ownJob?.figures;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.panel} role="group" aria-label={t('action.of.figures', { title: job.title })}>
      {error ? (
        <Notice kind="danger">
          <p>{t('figures.unreachable')}</p>
        </Notice>
      ) : figures ? (
        <Facts locale={locale} figures={figures} />
      ) : (
        <Waiting lines={4} />
      )}
      <WeeklyFigures id={`weekly-figures-${job.id}`} />
      <div className={styles.line}>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('figures.close')}
        </button>
      </div>
    </div>
  );
}

function Facts({ locale, figures }: { locale: string; figures: Figures }) {
  const t = useTexts('job-manager');
  const whole = new Intl.NumberFormat(locale);
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const views = figures.views.reduce((sum, count) => sum + count, 0);
  const { place, similar } = figures;
  if (views + figures.listed + figures.starts + figures.applications === 0) return <p>{t('figures.nothing')}</p>;
  const facts = [
    ['views', whole.format(views)],
    ['starts', whole.format(figures.starts)],
    ['applications', whole.format(figures.applications)],
    ['listed', whole.format(figures.listed)],
    ['place', place === null ? '–' : tenth.format(place)],
    ['viewsPerDay', tenth.format(figures.viewsPerDay), similar && tenth.format(similar.viewsPerDay)],
    [
      'startsPerView',
      views < LEAST_VIEWS ? '–' : tenth.format(figures.startsPerView),
      similar && tenth.format(similar.startsPerView),
    ],
  ] as const;
  return (
    <>
      <p>{t('figures.days')}</p>
      <dl className={styles.figures}>
        {facts.map(([name, value, others]) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              {value} {others && <span className="meta">{t('figures.others', { value: others })}</span>}
            </dd>
          </div>
        ))}
        {figures.sources.map(({ source, count }) => (
          <div key={source}>
            <dt>{t(`figures.from.${source}`)}</dt>
            <dd>{whole.format(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">{similar ? t('figures.similar', { count: similar.jobs }) : t('figures.noSimilar')}</p>
    </>
  );
}
