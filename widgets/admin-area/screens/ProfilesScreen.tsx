import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
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
import { failureOf, useAnswer } from '../ask.ts';
import { CsvPart } from '../entries/CsvPart.tsx';
import { EntryTable } from '../entries/EntryTable.tsx';
import type { Entry } from '../entries/entries.generated.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import { useSiteHref } from '../workspace/site-place.ts';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';
import { TrainingPart } from './TrainingPart.tsx';

interface WaitingProfile {
  id: number;
  name: string;
  requested: string | null;
}

/** Organization profiles waiting to be published, on one brand or on all of the person. */
export function ProfilesScreen(props: ScreenProps) {
  const { page, to } = props;
  if (page.brand.id !== NETWORK_ID) return <ProfilesOfBrand {...props} />;
  const hrefOf = ({ values }: Entry) => to('organizations', String(values.organizationId));
  return <EntryTable {...props} of="profiles" hrefOf={hrefOf} />;
}

/** The longest waiting first. */
function ProfilesOfBrand({ id, page }: ScreenProps) {
  const t = useTexts('admin');
  const answer = useAnswer(waitingOrganizationsQuery);
  const [done, setDone] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  const onSite = useSiteHref();
  const columns: Column<WaitingProfile>[] = [
    {
      key: 'name',
      onPhone: 'title',
      label: t('profiles.name'),
      render: ({ id: number, name }) => (
        <Link href={onSite(`${href.path('/user/organization/preview')}?organization=${number}`)}>{name}</Link>
      ),
    },
    {
      key: 'requested',
      onPhone: 'line',
      label: t('profiles.since'),
      render: ({ requested }) => requested && <When at={requested} />,
    },
    {
      key: 'actions',
      onPhone: 'line',
      label: t('actions'),
      render: (profile) => (
        <ProfileActions
          id={`${id}-profile-${profile.id}`}
          profile={profile}
          onDone={(said) => {
            setDone(said);
            answer.again();
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
      <Answered answer={answer}>
        {({ waitingOrganizations }) => (
          <DataTable
            caption={t('part.profiles')}
            columns={columns}
            rows={waitingOrganizations}
            keyOf={(profile) => profile.id}
            empty={t('profiles.none')}
          />
        )}
      </Answered>
      <CsvPart of="profiles" asked={{ text: '', brand: page.brand.id, filters: {} }} />
      <TrainingPart id={`${id}-training`} />
    </section>
  );
}

type Answer = ApproveOrganization | RefuseOrganization;

interface Action {
  ready: Operation<Answer>;
  /** Shown once it is done. */
  said: string;
}

/** Whether required answers are missing, so that the profile was not published. */
function isIncomplete(result: Answer['result']): boolean {
  return 'faults' in result && result.faults.length > 0;
}

interface ProfileActionsProps {
  id: string;
  profile: WaitingProfile;
  /** Receives a message about what was done. */
  onDone(said: string): void;
}

function ProfileActions({ id, profile, onDone }: ProfileActionsProps) {
  const t = useTexts('admin');
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { name } = profile;

  const acting = useMutation({
    mutationFn: ({ ready }: Action) => runOperation(ready),
    onSuccess({ result }, { said }) {
      if (!isIncomplete(result)) onDone(said);
    },
  });
  const isBusy = acting.isPending;
  const failure = acting.error
    ? failureOf(acting.error)
    : acting.data && isIncomplete(acting.data.result)
      ? { message: t('profiles.incomplete'), codes: [] }
      : null;

  return (
    <div className={styles.actions}>
      {failure && <FailureNote failure={failure} />}
      <SmallButton
        main
        disabled={isBusy}
        aria-label={t('profiles.publishOf', { name })}
        onClick={() =>
          acting.mutate({
            ready: operation(approveOrganizationMutation, { id: profile.id }),
            said: t('profiles.published', { name }),
          })
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
            acting.mutate({
              ready: operation(refuseOrganizationMutation, { id: profile.id, reason }),
              said: t('profiles.refused', { name }),
            })
          }
        >
          {t('profiles.send')}
        </SmallButton>
      </div>
    </div>
  );
}
