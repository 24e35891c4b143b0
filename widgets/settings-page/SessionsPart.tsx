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
          // This browser's session has ended, too: its cookies are removed, and other tabs are notified.
          await signOut();
          return [];
        }}
      />
    </>
  );
}
