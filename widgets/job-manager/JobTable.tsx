import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobManager.module.css';
import { JobRow } from './JobRow.tsx';
import type { ManagedJob, ManagerSettings } from './job-manager.generated.ts';
import type { ManagerContext } from './manager-props.ts';
import type { Actions } from './use-actions.ts';

interface JobTableProps {
  id: string;
  context: ManagerContext;
  jobs: readonly ManagedJob[];
  settings: ManagerSettings | null;
  actions: Actions;
  chosen: ReadonlySet<number>;
  setChosen(chosen: ReadonlySet<number>): void;
}

/** The jobs as a table; on a phone each row becomes a card with labels. */
export function JobTable({ id, context, jobs, settings, actions, chosen, setChosen }: JobTableProps) {
  const t = useTexts('job-manager');
  const isAll = jobs.every((job) => chosen.has(job.id));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <td>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={isAll}
                onChange={({ target }) => setChosen(new Set(target.checked ? jobs.map((job) => job.id) : []))}
              />
              <span className={styles.tickAll}>{t('selectAll')}</span>
            </label>
          </td>
          <th scope="col">{t('columns.job')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col" className={styles.figure}>
            {t('columns.views')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('columns.applicationStarts')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('columns.applications')}
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            id={`${id}-${job.id}`}
            context={context}
            job={job}
            settings={settings}
            actions={actions}
            isChosen={chosen.has(job.id)}
            onChoose={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(job.id);
              else next.delete(job.id);
              setChosen(next);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}
