import { useState } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { resendVerification } from '../shared/account/account-calls.ts';
import styles from './Dashboard.module.css';
import type { Task } from './next-tasks.ts';

/** One sentence with its button, that of the first task being the main one. */
export function TaskItem({ task, id, isFirst }: { task: Task; id: string; isFirst: boolean }) {
  const t = useTexts('account');
  const [isSent, setSent] = useState(false);
  const { key, values, to } = task;
  return (
    <li className={styles.task}>
      <p>{isSent ? t('verify.sent', { email: String(values?.email ?? '') }) : t(`dashboard.tasks.${key}`, values)}</p>
      {to === 'resend' && !isSent && (
        <AccountForm
          id={id}
          fields={[]}
          submit={t('verify.resend')}
          onSubmit={async () => {
            const faults = await resendVerification(null);
            if (faults.length === 0) setSent(true);
            return faults;
          }}
        />
      )}
      {to !== null && to !== 'resend' && (
        <Link className={isFirst ? 'button' : 'button button-quiet'} href={to}>
          {t(`dashboard.buttons.${key}`)}
        </Link>
      )}
    </li>
  );
}
