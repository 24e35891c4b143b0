import { useState } from 'react';
import { type Operation, operation } from '../../../runtime/core/operation.ts';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import {
  type ApproveOrganization,
  approveOrganizationMutation,
  type RefuseOrganization,
  refuseOrganizationMutation,
  waitingOrganizationsQuery,
} from '../admin-area.generated.ts';
import { type Failure, failureOf, useAnswer } from '../ask.ts';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';
import { TrainingPart } from './TrainingPart.tsx';

interface WaitingProfile {
  id: number;
  name: string;
  requested: string | null;
}

/** Profiles of organizations that wait to be published on this brand, the longest waiting first. */
export function ProfilesScreen({ id, page }: ScreenProps) {
  const t = useTexts('admin');
  const { data, failure, again } = useAnswer(waitingOrganizationsQuery);
  const [done, setDone] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  const columns: Column<WaitingProfile>[] = [
    {
      key: 'name',
      label: t('profiles.name'),
      render: ({ id: number, name }) => (
        <Link href={`${href.path('/user/organization/preview')}?organization=${number}`}>{name}</Link>
      ),
    },
    {
      key: 'requested',
      label: t('profiles.since'),
      render: ({ requested }) => requested && <When at={requested} />,
    },
    {
      key: 'actions',
      label: t('actions'),
      render: (profile) => (
        <ProfileActions
          id={`${id}-profile-${profile.id}`}
          profile={profile}
          onDone={(said) => {
            setDone(said);
            again();
          }}
        />
      ),
    },
  ];
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('part.profiles')}</h2>
      <p>{t('profiles.text', { site: page.brand.site.name })}</p>
      {done && (
        <Note kind="good">
          <p>{done}</p>
        </Note>
      )}
      {failure && <FailureNote failure={failure} again={again} />}
      {data ? (
        <DataTable
          caption={t('part.profiles')}
          columns={columns}
          rows={data.waitingOrganizations}
          keyOf={(profile) => profile.id}
          empty={t('profiles.none')}
        />
      ) : (
        !failure && <Waiting />
      )}
      <TrainingPart id={`${id}-training`} />
    </section>
  );
}

interface ProfileActionsProps {
  id: string;
  profile: WaitingProfile;
  /** Takes the sentence that says what was done. */
  onDone(said: string): void;
}

function ProfileActions({ id, profile, onDone }: ProfileActionsProps) {
  const t = useTexts('admin');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { name } = profile;

  async function act(ready: Operation<ApproveOrganization | RefuseOrganization>, said: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { result } = await runOperation(ready);
      if ('faults' in result && result.faults.length > 0) setFailure({ message: t('profiles.incomplete'), codes: [] });
      else onDone(said);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.actions}>
      {failure && <FailureNote failure={failure} />}
      <SmallButton
        main
        disabled={isBusy}
        aria-label={t('profiles.publishOf', { name })}
        onClick={() =>
          void act(operation(approveOrganizationMutation, { id: profile.id }), t('profiles.published', { name }))
        }
      >
        {t('profiles.publish')}
      </SmallButton>
      <SmallButton
        aria-expanded={isRefusing}
        aria-controls={`${id}-refusal`}
        aria-label={t('profiles.refuseOf', { name })}
        onClick={() => setRefusing(!isRefusing)}
      >
        {t('profiles.refuse')}
      </SmallButton>
      <div id={`${id}-refusal`} hidden={!isRefusing} className={styles.panel}>
        <label htmlFor={`${id}-reason`} className="label">
          {t('profiles.reason')}
        </label>
        <SmallTextarea id={`${id}-reason`} value={reason} onChange={(event) => setReason(event.target.value)} />
        <SmallButton
          disabled={isBusy || reason.trim() === ''}
          onClick={() =>
            void act(operation(refuseOrganizationMutation, { id: profile.id, reason }), t('profiles.refused', { name }))
          }
        >
          {t('profiles.send')}
        </SmallButton>
      </div>
    </div>
  );
}
