import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './JobManager.module.css';
import { jobExtensionQuery, type ManagedJob } from './job-manager.generated.ts';
import type { ManagerContext } from './manager-props.ts';

interface ExtendPanelProps {
  context: ManagerContext;
  job: ManagedJob;
  isBusy: boolean;
  onExtend(): void;
  onClose(): void;
}

/** Extends a job: until when, what it costs, and where to buy credits if none are left. */
export function ExtendPanel({ context, job, isBusy, onExtend, onClose }: ExtendPanelProps) {
  const t = useTexts('job-manager');
  const { page, buy } = context;
  const { data, error } = useQuery({ ...queryOf(jobExtensionQuery, { id: job.id }), gcTime: 0 });
  const panel = useRef<HTMLFormElement>(null);
  const extension = data?.ownJob?.extension ?? null;
  const isKnown = data !== undefined;
  const dayOf = (at: string) => formatDay(at, page.locale, page.brand.site.timeZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the main button appears once the price is known
  useEffect(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus(), [isKnown]);
  return (
    <form
      ref={panel}
      className={styles.panel}
      aria-label={t('action.of.extend', { title: job.title || t('untitled') })}
      onSubmit={(event) => {
        event.preventDefault();
        onExtend();
      }}
    >
      {error && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      {!isKnown && !error && <Waiting lines={1} />}
      {isKnown && !extension && <p>{t('extend.never')}</p>}
      {extension && (
        <>
          <p>{t('extend.until', { count: extension.days, date: dayOf(extension.until) })}</p>
          <p className="meta">{t(`extend.price.${extension.price}`, { count: extension.credits })}</p>
        </>
      )}
      <div className={styles.line}>
        {extension && extension.price !== 'none' && (
          <button type="submit" className="button" disabled={isBusy}>
            {t('extend.submit')}
          </button>
        )}
        {extension?.price === 'none' && buy && (
          <Link className="button" href={buy}>
            {t('buy')}
          </Link>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
