import { useEffect, useRef, useState } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { AskPanel } from './AskPanel.tsx';
import { ExtendPanel } from './ExtendPanel.tsx';
import styles from './JobManager.module.css';
import type { ManagedJob, ManagerSettings } from './job-manager.generated.ts';
import type { ManagerContext } from './manager-props.ts';
import { PromotePanel } from './PromotePanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import type { Actions } from './use-actions.ts';
import { canRaise } from './when.ts';

interface RowActionsProps {
  id: string;
  context: ManagerContext;
  job: ManagedJob;
  settings: ManagerSettings | null;
  actions: Actions;
}

type Panel = 'publish' | 'extend' | 'promote' | 'archive' | 'delete';

/** The actions available on a job; those that need input open a panel below. */
export function RowActions({ id, context, job, settings, actions }: RowActionsProps) {
  const t = useTexts('job-manager');
  const { opened } = context;
  const [panel, setPanel] = useState<Panel | null>(opened?.jobId === job.id ? opened.panel : null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const wasOpen = useRef(false);
  const title = job.title || t('untitled');
  const isBusy = job.id in actions.busy;
  const refusal = actions.refusals[job.id];
  const edit = context.edit(job.id);
  const pay = context.pay(job.id);
  const may = (action: string) => job.actions.some((one) => one === action);
  const again = job.state === 'archived';
  const promotions = context.promotions.filter((kind) => canRaise(job, kind));

  useEffect(() => {
    if (panel === null && wasOpen.current && opener.current?.isConnected) opener.current.focus();
    wasOpen.current = panel !== null;
  }, [panel]);
  // A panel closes by itself if the job's state no longer allows it.
  const isPossible = panel === 'promote' ? promotions.length > 0 : panel !== null && may(panel);
  const shown = isPossible ? panel : null;

  const opening = (name: Panel, key: string) => (
    <button
      type="button"
      className={styles.action}
      aria-expanded={shown === name}
      aria-controls={`${id}-${name}`}
      aria-label={`${t(`action.${key}`)}: ${title}`}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setPanel(shown === name ? null : name);
      }}
    >
      {t(`action.${key}`)}
    </button>
  );
  const doing = (name: 'withdraw' | 'archive' | 'duplicate') => (
    <button
      type="button"
      className={styles.action}
      aria-label={`${t(`action.${name}`)}: ${title}`}
      disabled={isBusy}
      onClick={() => void actions[name](job)}
    >
      {t(`action.${name}`)}
    </button>
  );
  return (
    <div className={styles.actionsBlock}>
      <div className={styles.actions}>
        {may('edit') && edit && (
          <Link className={styles.action} href={edit} aria-label={`${t('action.edit')}: ${title}`}>
            {t('action.edit')}
          </Link>
        )}
        {may('publish') && opening('publish', again ? 'republish' : 'publish')}
        {may('extend') && opening('extend', 'extend')}
        {promotions.length > 0 && opening('promote', 'promote')}
        {may('withdraw') && doing('withdraw')}
        {may('archive') && (actions.isHarmless(job) ? doing('archive') : opening('archive', 'archive'))}
        {may('duplicate') && doing('duplicate')}
        {may('delete') && opening('delete', 'delete')}
      </div>
      {refusal && (
        <Notice kind="danger">
          <p>{refusal.text}</p>
          {refusal.isPoor && pay && <Link href={pay}>{t('buy')}</Link>}
        </Notice>
      )}
      {shown !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel inside
        <div id={`${id}-${shown}`} onKeyDown={({ key }) => key === 'Escape' && setPanel(null)}>
          {shown === 'publish' && (
            <PublishPanel
              id={`${id}-form`}
              page={context.page}
              job={job}
              settings={settings}
              buy={pay}
              edit={edit}
              isBusy={isBusy}
              onPublish={async (dates) => {
                const faults = await actions.publish(job, dates);
                if (faults?.length === 0) setPanel(null);
                return faults ?? [];
              }}
              onClose={() => setPanel(null)}
            />
          )}
          {shown === 'extend' && (
            <ExtendPanel
              context={context}
              job={job}
              isBusy={isBusy}
              onExtend={async () => {
                if (await actions.extend(job)) setPanel(null);
              }}
              onClose={() => setPanel(null)}
            />
          )}
          {shown === 'promote' && (
            <PromotePanel
              id={`${id}-form`}
              context={context}
              job={job}
              kinds={promotions}
              isBusy={isBusy}
              onPromote={async (kind) => {
                if (await actions.promote(job, kind)) setPanel(null);
              }}
              onClose={() => setPanel(null)}
            />
          )}
          {(shown === 'delete' || shown === 'archive') && (
            <AskPanel
              label={t(`action.of.${shown}`, { title })}
              question={t(`${shown}.question`, { title })}
              submit={t(`${shown}.submit`)}
              isBusy={isBusy}
              onYes={() =>
                void (shown === 'delete' ? actions.remove(job) : actions.archive(job)).then(() => setPanel(null))
              }
              onClose={() => setPanel(null)}
            />
          )}
        </div>
      )}
    </div>
  );
}
