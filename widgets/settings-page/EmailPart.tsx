import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { resendVerification } from '../shared/account/account-calls.ts';
import type { PartProps } from './part-props.ts';
import { changeEmail } from './settings-calls.ts';

/** The email address for signing in. It changes once the link sent to the new one is opened. */
export function EmailPart({ id, user }: PartProps) {
  const t = useTexts('account');
  const [sent, setSent] = useState<string | null>(null);
  const [isResent, setResent] = useState(false);
  return (
    <>
      <p>{t('settings.email.now', { email: user.email })}</p>
      {!user.emailVerified &&
        (isResent ? (
          <Notice kind="success">{t('verify.sent', { email: user.email })}</Notice>
        ) : (
          <>
            <p>{t('settings.email.unconfirmed')}</p>
            <AccountForm
              id={`${id}-resend`}
              fields={[]}
              submit={t('verify.resend')}
              onSubmit={async () => {
                await resendVerification(null);
                setResent(true);
                return [];
              }}
            />
          </>
        ))}
      {sent !== null && (
        <Notice key={sent} kind="success">
          {t('settings.email.sent', { email: sent })}
        </Notice>
      )}
      <AccountForm
        key={sent}
        id={id}
        fields={[
          { name: 'email', label: t('fields.newEmail'), type: 'email', autoComplete: 'email', maxLength: 254 },
          ...(user.hasPassword
            ? [
                {
                  name: 'password',
                  label: t('fields.password'),
                  type: 'password',
                  autoComplete: 'current-password',
                  maxLength: 200,
                } as const,
              ]
            : []),
        ]}
        submit={t('settings.email.submit')}
        onSubmit={async ({ email = '', password }) => {
          const faults = await changeEmail(email.trim(), password ?? null);
          if (faults.length === 0) setSent(email.trim());
          return faults;
        }}
      />
    </>
  );
}
