import { useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import type { MailedLink } from '../shared/account/account.generated.ts';
import { lookAtLink, requestPasswordReset, resetPassword } from '../shared/account/account-calls.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { useLinkToken } from '../shared/account/use-link-token.ts';

/** Password reset: requesting a link, and choosing a new password with it. */
export function PasswordPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  const token = useLinkToken();
  const { status } = useSession();
  const [state, setState] = useState<MailedLink['state'] | 'done' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (!token) return;
    lookAtLink(token).then(
      ({ state: found, kind }) => setState(kind === 'reset_password' ? found : 'unknown'),
      (error: unknown) => setRefusal(refusalText(error, t('form.unreachable'))),
    );
  }, [token, t]);

  // The form begins with the address of a signed-in person.
  const isLoading = status === 'loading';
  const isAsking = token === null || (state !== null && state !== 'good' && state !== 'done');
  return (
    <AccountPage page={page} title={t(state === 'good' ? 'password.choose' : 'password.title')}>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {token === undefined || (token && state === null && !refusal) || (isAsking && isLoading) ? (
        <Waiting lines={2} />
      ) : null}
      {state === 'done' && <Changed page={page} />}
      {token && state === 'good' && <ChooseForm id={id} token={token} onState={setState} />}
      {isAsking && (
        <>
          {state !== null && <Notice kind="danger">{t(`password.${state}`)}</Notice>}
          {!isLoading && <RequestForm id={id} page={page} />}
        </>
      )}
    </AccountPage>
  );
}

function Changed({ page }: { page: PageInfo }) {
  const t = useTexts('account');
  const { status } = useSession();
  const href = createHref(page.brand.routes, page.locale);
  const isIn = status === 'authenticated';
  return (
    <>
      <Notice kind="success">{t(isIn ? 'password.signedIn' : 'password.done')}</Notice>
      <p>
        {/* Loads the page: in the workspace, the address only leads on, which data of a page cannot. */}
        <a className="button" href={href.path(isIn ? '/dashboard' : '/user/login')}>
          {t(isIn ? 'login.goOn' : 'login.submit')}
        </a>
      </p>
    </>
  );
}

interface ChooseFormProps {
  id: string;
  token: string;
  onState(state: MailedLink['state'] | 'done'): void;
}

function ChooseForm({ id, token, onState }: ChooseFormProps) {
  const t = useTexts('account');
  return (
    <AccountForm
      id={`${id}-choose`}
      fields={[
        {
          name: 'password',
          label: t('fields.newPassword'),
          type: 'password',
          autoComplete: 'new-password',
          help: t('fields.passwordHelp'),
          maxLength: 200,
        },
      ]}
      submit={t('password.save')}
      onSubmit={async ({ password = '' }) => {
        const { state, faults, signIn } = await resetPassword(token, password);
        if (signIn !== null) {
          const { signInWithLink } = await import('../../runtime/session/sign-in.ts');
          // If that fails, the page links to the sign-in form.
          await signInWithLink(signIn);
        }
        if (faults.length === 0) onState(state === 'good' ? 'done' : state);
        return faults;
      }}
    />
  );
}

function RequestForm({ id, page }: { id: string; page: PageInfo }) {
  const t = useTexts('account');
  const { user } = useSession();
  const [sent, setSent] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  const back = (
    <p>
      <Link href={href.path('/user/login')}>{t('password.back')}</Link>
    </p>
  );
  if (sent !== null) {
    return (
      <>
        <Notice kind="success">{t('password.sent', { email: sent })}</Notice>
        {back}
      </>
    );
  }
  return (
    <>
      <p>{t('password.intro')}</p>
      <AccountForm
        id={`${id}-request`}
        fields={[
          {
            name: 'email',
            label: t('fields.email'),
            type: 'email',
            autoComplete: 'username',
            maxLength: 254,
            initial: user?.email ?? '',
          },
        ]}
        submit={t('password.request')}
        onSubmit={async (values) => {
          const email = (values.email ?? '').trim();
          const faults = await requestPasswordReset(email);
          if (faults.length === 0) setSent(email);
          return faults;
        }}
      />
      {back}
    </>
  );
}
