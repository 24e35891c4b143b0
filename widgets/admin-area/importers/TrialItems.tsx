import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import entries from '../entries/Entries.module.css';
import { Badge } from '../parts/Badge.tsx';
import { Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import screen from '../screens/Screen.module.css';
import styles from './Importers.module.css';
import { useFaultText } from './importer-words.ts';
import type { TryImporter } from './importers.generated.ts';

const JobPreview = lazy(async () => ({ default: (await import('../../job-wizard/JobPreview.tsx')).JobPreview }));

type Trial = TryImporter['tryImporter'];
type Item = Trial['items'][number];

/** What twenty items become, each as visitors would see it. */
export function TrialItems({ page, id, trial }: { page: PageInfo; id: string; trial: Trial }) {
  const t = useTexts('importers');
  const faultText = useFaultText();
  if (trial.fault)
    return (
      <Note kind="danger">
        <p>{faultText(trial.fault)}</p>
      </Note>
    );
  const refused = trial.items.filter(({ job }) => job === null).length;
  return (
    <section className={entries.part} aria-labelledby={id}>
      <h3 id={id} className={entries.heading} tabIndex={-1}>
        {t('trial.title', { count: trial.items.length })}
      </h3>
      <p role="status">{t('trial.summary', { good: trial.items.length - refused, refused })}</p>
      <ol className={styles.items}>
        {trial.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be the same
          <li key={at}>
            <TrialItem page={page} id={`${id}-${at}`} item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TrialItem({
  page,
  id,
  item: { job, line, raw, refusals, notes, unknown },
}: {
  page: PageInfo;
  id: string;
  item: Item;
}) {
  const t = useTexts('importers');
  const ofJobs = useTexts('importers-mapping');
  const faultText = useFaultText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.item}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={screen.summary}>
          {job ? (
            <>
              <strong>{job.title}</strong>{' '}
              <span className="meta">
                {[job.organizationName, ...job.locations.map(({ label }) => label)].filter(Boolean).join(' · ')}
              </span>
            </>
          ) : (
            <>
              <Badge kind="danger">{t('trial.refused')}</Badge> {t('trial.line', { line })}
            </>
          )}
        </summary>
        {isOpen && job && (
          <Suspense fallback={<Waiting />}>
            <JobPreview job={job} page={page} id={id} />
          </Suspense>
        )}
        <details>
          <summary className={screen.summary}>{t('refusals.raw')}</summary>
          <pre className={screen.text}>{raw}</pre>
        </details>
      </details>
      {[...refusals, ...notes].map((fault) => (
        <p key={fault.code}>{faultText(fault)}</p>
      ))}
      {unknown.length > 0 && (
        <p className="meta">
          {t('trial.unknown')} {unknown.map(({ kind, text }) => `${text} (${ofJobs(`kinds.${kind}`)})`).join(', ')}
        </p>
      )}
    </div>
  );
}
