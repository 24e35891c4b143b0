import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import type { PartProps } from './part-props.ts';
import { signOutEverywhere } from './settings-calls.ts';

/** Signing out, here or everywhere. */
export function SessionsPart({ id }: PartProps) {
  const t = useTexts('account');
  const { signOut } = useSession();
  return (
    <>
      <p>{t('settings.sessions.text')}</p>
      <AccountForm
        id={id}
        fields={[]}
        submit={t('settings.sessions.submit')}
        onSubmit={async () => {
          await signOutEverywhere();
          // The session of this browser is over, too: its cookies go, and other tabs learn of it.
          await signOut();
          return [];
        }}
      />
    </>
  );
}
