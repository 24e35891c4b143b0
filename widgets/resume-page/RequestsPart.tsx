import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ContactWay } from '../../runtime/core/resume-contact/opened-fields.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type OwnContact, ownResumeContactsQuery } from '../shared/resume-contact/owner.generated.ts';
import { decide, type OwnerAction } from '../shared/resume-contact/owner-calls.ts';
import { useContactAction } from '../shared/resume-contact/use-contact-action.ts';
import { RequestItem } from './RequestItem.tsx';
import styles from './RequestsPart.module.css';

/** Contact requests to the owner of the resume, with their answers; renders nothing if there are none. */
export function RequestsPart({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('resume-contact');
  const cache = useQueryClient();
  const asked = queryOf(ownResumeContactsQuery);
  const { data, error, refetch, isPending } = useQuery(asked);
  const requests = data?.ownResumeContacts;
  const { isBusy, said, run } = useContactAction({ unreachable: t('unreachable'), changed: t('owner.done.changed') });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said !== null && said.kind !== 'danger') outcome.current?.focus();
  }, [said]);

  if (error && !requests) {
    return (
      <Notice kind="danger">
        <p>{refusalText(error, t('unreachable'))}</p>
        <button type="button" className="button button-quiet" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (isPending) return <Waiting lines={6} isHolding />;
  // With contact requests disabled, existing approvals can still be revoked.
  if (!requests?.length) return null;

  const answer = (request: OwnContact, action: OwnerAction, ways: readonly ContactWay[] = []) =>
    run(
      async () => {
        const next = await decide(request.id, action, ways);
        cache.setQueryData(asked.queryKey, {
          ownResumeContacts: requests.map((one) => (one.id === next.id ? next : one)),
        });
        const key = action === 'approve' && !next.opened ? 'unpaid' : action;
        return { kind: 'success', text: t(`owner.done.${key}`, { organization: next.organizationName }) };
      },
      async () => void (await refetch()),
    );
  const isOver = ({ status }: OwnContact) => status === 'declined' || status === 'revoked';
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  const running = requests
    .filter((request) => !isOver(request))
    .toSorted((a, b) => Number(b.status === 'pending') - Number(a.status === 'pending'));
  const over = requests.filter(isOver);
  const list = (shown: readonly OwnContact[]) => (
    <ul className={styles.requests}>
      {shown.map((request) => (
        <RequestItem
          key={`${request.id} ${request.status}`}
          id={`${id}-${request.id}`}
          page={page}
          request={request}
          isBusy={isBusy}
          onAction={(action, ways) => answer(request, action, ways)}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('owner.title')}</h2>
      {waiting > 0 && <p>{t('owner.waiting', { count: waiting })}</p>}
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {said && <Notice kind={said.kind}>{said.text}</Notice>}
      </div>
      {running.length > 0 && list(running)}
      {over.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('owner.before')}</summary>
          {list(over)}
        </details>
      )}
    </section>
  );
}
