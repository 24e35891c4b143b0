import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import type { PartProps } from './part-props.ts';
import { changePassword } from './settings-calls.ts';

/** Change of password; people who signed up through a network set their first one here. */
export function PasswordPart({ id, user }: PartProps) {
  const t = useTexts('account');
  const { refresh } = useSession();
  const [changes, setChanges] = useState(0);
  return (
    <>
      {changes > 0 && (
        <Notice key={changes} kind="success">
          {t('settings.password.done')}
        </Notice>
      )}
      {!user.hasPassword && <p>{t('settings.password.none')}</p>}
      <AccountForm
        key={changes}
        id={id}
        fields={[
          ...(user.hasPassword
            ? [
                {
                  name: 'oldPassword',
                  label: t('fields.oldPassword'),
                  type: 'password',
                  autoComplete: 'current-password',
                  maxLength: 200,
                } as const,
              ]
            : []),
          {
            name: 'newPassword',
            label: t('fields.newPassword'),
            type: 'password',
            autoComplete: 'new-password',
            help: t('fields.passwordHelp'),
            maxLength: 200,
          },
        ]}
        submit={t('password.save')}
        onSubmit={async ({ oldPassword, newPassword = '' }) => {
          const faults = await changePassword(oldPassword ?? null, newPassword);
          if (faults.length > 0) return faults;
          await refresh();
          setChanges(changes + 1);
          return [];
        }}
      />
    </>
  );
}
