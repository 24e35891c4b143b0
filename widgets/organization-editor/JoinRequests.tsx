import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { decideJoinRequestMutation, type JoinRequest, joinRequestsQuery } from './claim.generated.ts';
import styles from './OrganizationEditor.module.css';

interface JoinRequestsProps {
  id: string;
  organizationId: number;
  /** Somebody has joined. */
  onJoined(): Promise<unknown>;
}

/** People who ask to join, for the owners; nothing while nobody does. */
export function JoinRequests({ id, organizationId, onJoined }: JoinRequestsProps) {
  const t = useTexts('organization-editor');
  const cache = useQueryClient();
  const asked = queryOf(joinRequestsQuery, { organizationId });
  const { data, error } = useQuery(asked);
  const [said, setSaid] = useState<string | null>(null);
  const deciding = useMutation({
    ...mutationOf(decideJoinRequestMutation),
    onSuccess: ({ decideJoinRequest }) => void cache.setQueryData(asked.queryKey, { joinRequests: decideJoinRequest }),
  });
  const requests = data?.joinRequests ?? [];
  const failure = deciding.error ?? error;

  async function decide({ id: request, name }: JoinRequest, reason: string | null): Promise<void> {
    setSaid(null);
    const accept = reason === null;
    await deciding.mutateAsync({ organizationId, id: request, accept, reason });
    setSaid(t(accept ? 'members.accepted' : 'members.declined', { name }));
    if (accept) await onJoined();
  }

  if (requests.length === 0 && said === null && !failure) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('members.requests')}</h2>
      {failure && <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>}
      {said && <Notice kind="success">{said}</Notice>}
      <ul className={styles.members}>
        {requests.map((request) => (
          <Request
            key={request.id}
            id={`${id}-${request.id}`}
            request={request}
            onDecide={(why) => decide(request, why)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RequestProps {
  id: string;
  request: JoinRequest;
  /** Null accepts; otherwise why not. */
  onDecide(reason: string | null): Promise<void>;
}

function Request({ id, request, onDecide }: RequestProps) {
  const t = useTexts('organization-editor');
  const [isDeclining, setDeclining] = useState(false);
  const { name, position, email, isConfirmed, message } = request;
  return (
    <li className={styles.member} data-request={request.id}>
      <div className={styles.partText}>
        <p className={styles.name}>{name}</p>
        <p className={styles.muted}>{position}</p>
        <p className={styles.muted}>
          {email} · {t(isConfirmed ? 'members.confirmed' : 'members.stated')}
        </p>
        {message && <p className={styles.reason}>{message}</p>}
      </div>
      <div className={styles.actions}>
        {/* The error is shown above. */}
        <button type="button" className="button" onClick={() => void onDecide(null).catch(() => undefined)}>
          {t('members.accept')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isDeclining}
          onClick={() => setDeclining(!isDeclining)}
        >
          {t('members.decline')}
        </button>
      </div>
      {isDeclining && (
        <AccountForm
          id={id}
          fields={[{ name: 'reason', label: t('members.declineFor'), type: 'textarea', maxLength: 1000 }]}
          submit={t('members.declineSubmit')}
          onSubmit={async ({ reason = '' }) => {
            await onDecide(reason);
            return [];
          }}
        />
      )}
    </li>
  );
}
