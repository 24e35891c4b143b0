import { lazy, Suspense, useId, useState } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Waiting } from '../shared/account/AccountPage.tsx';
import { ShownElsewhere } from '../shared/elsewhere/ShownElsewhere.tsx';
import { waitsForPayment } from '../shared/jobs/waits-for-payment.ts';
import styles from './JobManager.module.css';
import type { ManagedJob, ManagerSettings } from './job-manager.generated.ts';
import type { ManagerContext } from './manager-props.ts';
import { RowActions } from './RowActions.tsx';
import type { Actions } from './use-actions.ts';
import { highlightsOf, remainingOf, whenOf } from './when.ts';

/** Of the table. */
const COLUMNS = 6;
const FiguresPanel = lazy(async () => ({ default: (await import('./FiguresPanel.tsx')).FiguresPanel }));

interface JobRowProps {
  id: string;
  context: ManagerContext;
  job: ManagedJob;
  settings: ManagerSettings | null;
  actions: Actions;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** One job with its state, statistics and actions. */
export function JobRow({ id, context, job, settings, actions, isChosen, onChoose }: JobRowProps) {
  const t = useTexts('job-manager');
  const { page, hasSeveral } = context;
  const title = job.title || t('untitled');
  const doing = actions.busy[job.id];
  const edit = job.actions.includes('edit') ? context.edit(job.id) : null;
  const address = job.isPublic ? job.path : edit;
  const applicants = context.applicants(job.id);
  const count = new Intl.NumberFormat(page.locale);
  const hasCompany = job.organizationName !== '' && (hasSeveral || job.organizationName !== job.employer?.name);
  const isUnpaid = waitsForPayment(job);
  const pay = context.pay(job.id);
  const place = job.preview.location?.label;
  const remaining = remainingOf(job, t, Date.now());
  const more = useId();
  const [isOpen, setOpen] = useState(false);
  const row = (
    <tr className={styles.row} data-state={job.state} data-job={job.id}>
      <td className={styles.tickCell}>
        <label className={styles.tick}>
          <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">{t('select', { title })}</span>
        </label>
      </td>
      <th scope="row" className={styles.what}>
        {address ? (
          <Link className={styles.title} href={address}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {hasCompany && <span className={styles.company}>{job.organizationName}</span>}
        {place && <span className={styles.company}>{place}</span>}
        {job.importer && <span className={styles.feed}>{t('fromFeed', { name: job.importer.name })}</span>}
        {highlightsOf(job, t, page).map(({ kind, text }) => (
          <span key={kind} className={styles.highlight}>
            {text}
          </span>
        ))}
        {job.elsewhere.length > 0 && <ShownElsewhere job={{ ...job, title }} />}
        <RowActions id={id} context={context} job={job} settings={settings} actions={actions} />
      </th>
      <td className={styles.stand}>
        <span className={styles.stateName} data-state={job.state}>
          {doing ? t(`doing.${doing}`) : t(`is.${isUnpaid ? 'unpaid' : job.state}`)}
        </span>
        {isUnpaid && pay && <Link href={pay}>{t('toOrder')}</Link>}
        <span className={styles.when} suppressHydrationWarning>
          {whenOf(job, t, page)}
        </span>
        {remaining && (
          <span className={styles.when} suppressHydrationWarning>
            {remaining}
          </span>
        )}
        {job.refusal !== null && (
          <span className={styles.refusal}>
            <strong>{t(job.state === 'archived' ? 'takenDown' : 'givenBack')}</strong> {job.refusal}
          </span>
        )}
      </td>
      <td className={styles.figure} data-label={t('columns.views')}>
        {job.published === null ? (
          count.format(job.views)
        ) : (
          <button
            type="button"
            className={styles.numbers}
            aria-expanded={isOpen}
            aria-controls={isOpen ? more : undefined}
            aria-label={`${count.format(job.views)}, ${t('action.of.figures', { title })}`}
            onClick={() => setOpen(!isOpen)}
          >
            {count.format(job.views)}
          </button>
        )}
      </td>
      <td className={styles.figure} data-label={t('columns.applicationStarts')}>
        {count.format(job.applicationStarts)}
      </td>
      <td className={styles.figure} data-label={t('columns.applications')}>
        {applicants && job.applications > 0 ? (
          <Link
            className={styles.applicants}
            href={applicants}
            aria-label={t('applicantsOf', { count: job.applications, title })}
          >
            {count.format(job.applications)}
          </Link>
        ) : (
          count.format(job.applications)
        )}
        {job.newApplications > 0 && <span className={styles.new}>{t('new', { count: job.newApplications })}</span>}
      </td>
    </tr>
  );
  return (
    <>
      {row}
      {isOpen && (
        <tr id={more}>
          <td colSpan={COLUMNS}>
            <Suspense fallback={<Waiting lines={4} />}>
              <FiguresPanel locale={page.locale} job={job} onClose={() => setOpen(false)} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}
