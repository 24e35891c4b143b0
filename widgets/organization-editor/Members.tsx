import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { mutationOf, queryOf, workMutation } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { faultsAtFields } from '../shared/account/account-faults.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { EditorProps } from './editor-props.ts';
import { JoinRequests } from './JoinRequests.tsx';
import { MemberEntry } from './MemberEntry.tsx';
import styles from './OrganizationEditor.module.css';
import {
  inviteMemberMutation,
  leaveOrganizationMutation,
  organizationPeopleQuery,
  type People,
} from './people.generated.ts';
import { type MemberRole, withdrawInvitation } from './people.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Members of the organization and pending invitations. */
export function Members({ page, id, own, reload, addressOf }: EditorProps) {
  const t = useTexts('organization-editor');
  const { refresh } = useSession();
  const cache = useQueryClient();
  const asked = queryOf(organizationPeopleQuery, { organizationId: own.id });
  const { data, error, refetch } = useQuery(asked);
  const people = data?.organizationPeople;
  const show = (organizationPeople: People) => void cache.setQueryData(asked.queryKey, { organizationPeople });
  const changing = useMutation({ ...workMutation<People>(), onSuccess: show });
  const inviting = useMutation({
    ...mutationOf(inviteMemberMutation),
    onSuccess: ({ inviteMember }) => show(inviteMember.people),
  });
  const leaving = useMutation(mutationOf(leaveOrganizationMutation));
  const [role, setRole] = useState<MemberRole>('editor');
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // After leaving, a refetch fails while the page moves on to another organization.
  const refusal = failure ?? (error && !people ? refusalText(error, t('unreachable')) : null);

  /** Runs an action on members and announces its result. */
  async function run(work: () => Promise<People>, said: string): Promise<void> {
    setFailure(null);
    setDone(null);
    try {
      await changing.mutateAsync(work);
      setDone(said);
    } catch (problem) {
      setFailure(refusalText(problem, t('unreachable')));
    }
  }

  async function leave() {
    try {
      await leaving.mutateAsync({ organizationId: own.id });
      await refresh();
      await reload();
      await Router.push(addressOf());
    } catch (problem) {
      setFailure(refusalText(problem, t('unreachable')));
    }
  }

  const owners = people?.members.filter(({ role }) => role === 'owner') ?? [];
  const isLastOwner = owners.length === 1 && owners.some(({ isYou }) => isYou);

  return (
    <AccountPage page={page} title={t('members.title')}>
      <p className={styles.position}>
        <Link href={addressOf()}>{own.name}</Link>
      </p>
      <p className={styles.muted}>{t('members.text')}</p>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {done && <Notice kind="success">{done}</Notice>}
      {!people ? (
        !refusal && <Waiting lines={3} />
      ) : (
        <ul className={styles.members}>
          {people.members.map((member) => (
            <MemberEntry
              key={member.accountId}
              id={`${id}-member-${member.accountId}`}
              organizationId={own.id}
              member={member}
              mayChange={own.managesMembers}
              run={run}
            />
          ))}
        </ul>
      )}
      {people && people.invitations.length > 0 && (
        <section className={styles.section} aria-labelledby={`${id}-invited`}>
          <h2 id={`${id}-invited`}>{t('members.invited')}</h2>
          <ul className={styles.members}>
            {people.invitations.map((invitation) => (
              <li className={styles.member} key={invitation.id}>
                <div className={styles.partText}>
                  <p className={styles.name}>{invitation.email}</p>
                  <p className={styles.muted}>
                    {t(`members.${invitation.role}`)} ·{' '}
                    {t('members.until', { date: new Date(invitation.expires).toLocaleDateString(page.locale) })}
                  </p>
                  <p className={styles.muted}>{t(`members.${invitation.role}May`)}</p>
                </div>
                {own.managesMembers && (
                  <ConfirmButton
                    label={t('members.withdraw')}
                    question={t('members.withdrawQuestion', { email: invitation.email })}
                    onConfirm={() =>
                      run(
                        () => withdrawInvitation(own.id, invitation.id),
                        t('members.withdrawn', { email: invitation.email }),
                      )
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {own.managesMembers && <JoinRequests id={`${id}-requests`} organizationId={own.id} onJoined={() => refetch()} />}
      {own.managesMembers && (
        <section className={styles.section} aria-labelledby={`${id}-invite-title`}>
          <h2 id={`${id}-invite-title`}>{t('members.invite')}</h2>
          <AccountForm
            id={`${id}-invite`}
            fields={[
              {
                name: 'email',
                label: t('members.email'),
                help: t('members.inviteHelp'),
                type: 'email',
                autoComplete: 'off',
              },
            ]}
            submit={t('members.send')}
            onSubmit={async ({ email = '' }) => {
              const { faults } = (await inviting.mutateAsync({ organizationId: own.id, email, role })).inviteMember;
              if (faults.length > 0) return faultsAtFields(faults);
              setDone(t('members.sent', { email }));
              const form = document.getElementById(`${id}-invite`);
              if (form instanceof HTMLFormElement) form.reset();
              return [];
            }}
          >
            <RoleChoice id={`${id}-invite-role`} role={role} onChoose={setRole} />
          </AccountForm>
        </section>
      )}
      {isLastOwner && <p className={styles.muted}>{t('members.lastOwner')}</p>}
      {own.role !== null && people && !isLastOwner && (
        <ConfirmButton
          label={t('members.leave')}
          question={t('members.leaveQuestion', { name: own.name })}
          onConfirm={leave}
        />
      )}
    </AccountPage>
  );
}
