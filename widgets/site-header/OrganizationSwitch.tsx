import { useEffect, useState } from 'react';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { activateOrganizationMutation, ownProfilesQuery } from './organizations.generated.ts';
import styles from './SessionMenu.module.css';

interface Profile {
  name: string;
  organization: { id: number };
}

/** The person's organizations, if there are several; one of them is active. */
export function OrganizationSwitch({ user }: { user: SessionUser }) {
  const t = useTexts('session');
  const { refresh } = useSession();
  const [profiles, setProfiles] = useState<readonly Profile[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    void run(ownProfilesQuery).then(
      (found) => isHere && setProfiles(found.updatableOrganizationProfiles),
      // The menu works without the switch.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);

  async function activate(organizationId: number) {
    setRefusal(null);
    try {
      await run(activateOrganizationMutation, { organizationId });
      await refresh();
    } catch (error) {
      setRefusal(refusalText(error, t('failed')));
    }
  }

  if (profiles.length < 2) return null;
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('actFor')}</legend>
      {profiles.map(({ name, organization: { id } }) => (
        <button
          key={id}
          className={styles.entry}
          type="button"
          aria-pressed={id === user.activeOrganization?.id}
          onClick={() => void activate(id)}
        >
          {name}
        </button>
      ))}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
