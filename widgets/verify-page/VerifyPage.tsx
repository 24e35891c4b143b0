import Router from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { sessionActions } from '../../runtime/session/session-state.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import type { MailedLink } from '../shared/account/account.generated.ts';
import { lookAtLink, verifyEmail } from '../shared/account/account-calls.ts';
import { takeDestination } from '../shared/account/after-confirming.ts';
import { takeBrowserSecret } from '../shared/account/browser-secret.ts';
import { ResendForm } from '../shared/account/ResendForm.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { useLinkToken } from '../shared/account/use-link-token.ts';

/**
 * The target of a confirmation link in an email. It confirms with a button, because email scanners open links; in the
 * browser that registered, by itself: the person is signed in and continues where they wanted to go.
 */
export function VerifyPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  const token = useLinkToken();
  const [link, setLink] = useState<MailedLink | null>(null);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const goOn = useEffectEvent(
    () => void Router.replace(takeDestination() ?? createHref(page.brand.routes, page.locale).path('/dashboard')),
  );

  async function confirm(given: string, browser: string | null): Promise<void> {
    const answer = await verifyEmail(given, browser);
    if (answer.signIn != null) {
      const { signInWithLink } = await import('../../runtime/session/sign-in.ts');
      if ((await signInWithLink(answer.signIn)) === null) return goOn();
    }
    setLink(answer);
    setDone(answer.state === 'good');
    setOnItsWay(false);
    if (answer.state === 'good') void sessionActions()?.refresh();
  }
  const confirmHere = useEffectEvent(async (found: MailedLink) => {
    const secret = token && found.state === 'good' && found.kind === 'verify_email' ? takeBrowserSecret() : null;
    if (!token || secret === null) return;
    setOnItsWay(true);
    try {
      await confirm(token, secret);
    } catch (error) {
      setOnItsWay(false);
      setRefusal(refusalText(error, t('form.unreachable')));
    }
  });

  useEffect(() => track({ key: 'email_verification_page', params: { signup_method: 'email' } }), []);
  useEffect(() => {
    if (!token) return;
    lookAtLink(token).then(
      (found) => {
        setLink(found.kind === 'reset_password' ? { state: 'unknown', kind: null } : found);
        void confirmHere(found);
      },
      (error: unknown) => setRefusal(refusalText(error, t('form.unreachable'))),
    );
  }, [token, t]);

  return (
    <AccountPage page={page} title={t('verify.title')}>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {token === undefined || isOnItsWay || (token && !link && !refusal) ? <Waiting lines={2} /> : null}
      {token && link?.state === 'good' && !isDone && !isOnItsWay && (
        <>
          <p>{t('verify.ask')}</p>
          <AccountForm
            id={`${id}-confirm`}
            fields={[]}
            submit={t('verify.confirm')}
            onSubmit={async () => {
              await confirm(token, null);
              return [];
            }}
          />
        </>
      )}
      {isDone && <Confirmed page={page} isChange={link?.kind === 'change_email'} />}
      {(token === null || (link && link.state !== 'good')) && <AnotherLink id={id} page={page} link={link} />}
    </AccountPage>
  );
}

function Confirmed({ page, isChange }: { page: PageInfo; isChange: boolean }) {
  const t = useTexts('account');
  const { status } = useSession();
  const href = createHref(page.brand.routes, page.locale);
  const [destination, setDestination] = useState<string | null>(null);
  useEffect(() => setDestination((known) => known ?? takeDestination()), []);
  return (
    <>
      <Notice kind="success">{t(isChange ? 'verify.changed' : 'verify.done')}</Notice>
      <p>
        {status === 'authenticated' ? (
          <Link className="button" href={destination ?? href.path('/dashboard')}>
            {t(destination === null ? 'verify.dashboard' : 'verify.on')}
          </Link>
        ) : (
          <Link className="button" href={withDestination(href.path('/user/login'), destination)}>
            {t('login.submit')}
          </Link>
        )}
      </p>
    </>
  );
}

function AnotherLink({ id, page, link }: { id: string; page: PageInfo; link: MailedLink | null }) {
  const t = useTexts('account');
  const { status, user } = useSession();
  const href = createHref(page.brand.routes, page.locale);
  const state = link ? `verify.${link.state}` : 'verify.look';
  if (status === 'authenticated' && user?.emailVerified && link?.kind !== 'change_email')
    return <Confirmed page={page} isChange={false} />;
  return (
    <>
      <Notice>{t(state)}</Notice>
      {link?.kind === 'change_email' ? (
        <p>
          <Link className="button" href={href.path('/user/settings/email')}>
            {t('verify.changeAgain')}
          </Link>
        </p>
      ) : (
        <>
          <p>{t('verify.another')}</p>
          <ResendForm key={user?.email ?? ''} id={`${id}-resend`} email={user?.email ?? ''} />
          {status === 'unauthenticated' && (
            <p>
              <Link href={href.path('/user/login')}>{t('login.submit')}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
