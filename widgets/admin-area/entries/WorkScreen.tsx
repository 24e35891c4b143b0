import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import styles from './Entries.module.css';
import { type AdminWork, adminWorkQuery, retryWorkMutation } from './entries.generated.ts';
import { readSchedule, workNames } from './work-names.ts';

type Work = AdminWork['adminWork'];
type Queue = Work['queues'][number];
type Failure = Work['failures'][number];

/** Background work: queues, what failed, and running it again. */
export function WorkScreen() {
  const t = useTexts('entries');
  const answer = useAnswer(adminWorkQuery);
  const [retried, setRetried] = useState<string | null>(null);
  const retrying = useMutation({
    mutationFn: ({ id }: Failure) => run(retryWorkMutation, { id }),
    onSuccess(_, { queue }) {
      setRetried(queue);
      answer.again();
    },
  });
  const titleOf = (name: string) => (workNames.includes(name) ? t(`work.of.${name}`) : name);
  const said = (schedule: string) => {
    const [key, values] = readSchedule(schedule);
    return key ? t(`work.schedules.${key}`, values) : schedule;
  };
  const queues: Column<Queue>[] = [
    { key: 'name', onPhone: 'title', label: t('work.name'), render: ({ name }) => <span>{titleOf(name)}</span> },
    {
      key: 'schedule',
      onPhone: 'line',
      label: t('work.schedule'),
      render: ({ schedule }) => schedule && <span>{said(schedule)}</span>,
    },
    {
      key: 'waiting',
      onPhone: 'line',
      label: t('work.waiting'),
      isNumber: true,
      render: ({ waiting }) => <span>{waiting}</span>,
    },
    {
      key: 'active',
      onPhone: 'line',
      label: t('work.active'),
      isNumber: true,
      render: ({ active }) => <span>{active}</span>,
    },
    {
      key: 'failed',
      onPhone: 'line',
      label: t('work.failed'),
      isNumber: true,
      render: ({ failed }) => <span>{failed}</span>,
    },
    {
      key: 'lastDone',
      onPhone: 'line',
      label: t('work.lastDone'),
      render: ({ lastDone }) => lastDone && <When at={lastDone} />,
    },
  ];
  const failures: Column<Failure>[] = [
    { key: 'queue', onPhone: 'title', label: t('work.name'), render: ({ queue }) => <span>{titleOf(queue)}</span> },
    { key: 'failed', onPhone: 'line', label: t('work.failed'), render: ({ failed }) => failed && <When at={failed} /> },
    {
      key: 'tries',
      onPhone: 'line',
      label: t('work.tries'),
      isNumber: true,
      render: ({ tries }) => <span>{tries}</span>,
    },
    { key: 'error', onPhone: 'line', label: t('work.error'), render: ({ error }) => <span lang="en">{error}</span> },
    {
      key: 'actions',
      onPhone: 'line',
      label: '',
      render: (failure) => (
        <SmallButton
          disabled={retrying.isPending}
          aria-label={t('work.retryOf', { name: titleOf(failure.queue) })}
          onClick={() => retrying.mutate(failure)}
        >
          {t('work.retry')}
        </SmallButton>
      ),
    },
  ];
  return (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('list.work')}</h2>
      <p>{t('work.help')}</p>
      <div role="status">
        {retried && (
          <Note kind="good">
            <p>{t('work.retried', { name: titleOf(retried) })}</p>
          </Note>
        )}
      </div>
      {retrying.error && <FailureNote failure={failureOf(retrying.error)} />}
      <Answered answer={answer}>
        {({ adminWork }) => (
          <>
            <h3 className={styles.heading}>{t('work.failures')}</h3>
            <DataTable
              caption={t('work.failures')}
              columns={failures}
              rows={adminWork.failures}
              keyOf={({ id }) => id}
              empty={t('work.noFailures')}
            />
            <h3 className={styles.heading}>{t('work.queues')}</h3>
            <DataTable
              caption={t('work.queues')}
              columns={queues}
              rows={adminWork.queues}
              keyOf={({ name }) => name}
              empty={t('work.noQueues')}
            />
          </>
        )}
      </Answered>
    </section>
  );
}
