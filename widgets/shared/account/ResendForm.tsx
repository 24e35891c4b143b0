import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { AccountForm } from './AccountForm.tsx';
import { Notice } from './AccountPage.tsx';
import { resendVerification } from './account-calls.ts';

interface ResendFormProps {
  id: string;
  /** Initial value of the field. */
  email?: string;
}

/** Requests another confirmation link. The answer is the same for every address. */
export function ResendForm({ id, email = '' }: ResendFormProps) {
  const t = useTexts('account');
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) return <Notice kind="success">{t('verify.sent', { email: sent })}</Notice>;
  return (
    <AccountForm
      id={id}
      fields={[
        {
          name: 'email',
          label: t('fields.email'),
          type: 'email',
          autoComplete: 'email',
          maxLength: 254,
          initial: email,
        },
      ]}
      submit={t('verify.resend')}
      onSubmit={async (values) => {
        const given = (values.email ?? '').trim();
        const faults = await resendVerification(given);
        if (faults.length === 0) setSent(given);
        return faults;
      }}
    />
  );
}
