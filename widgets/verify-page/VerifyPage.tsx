import { useEffect, useRef, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { sessionActions } from '../../runtime/session/session-state.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { type AccountLink, verifyEmail } from '../shared/account/account-calls.ts';
import { ResendForm } from '../shared/account/ResendForm.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { useLinkToken } from '../shared/account/use-link-token.ts';

/** Where the link of a mail confirms an address. */
export function VerifyPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  const token = useLinkToken();
  const [link, setLink] = useState<AccountLink | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRef<string | null>(null);

  useEffect(() => track({ key: 'email_verification_page' }), []);
  useEffect(() => {
    // A link works once: it is asked once, however often the page is drawn.
    if (!token || asked.current === token) return;
    asked.current = token;
    verifyEmail(token).then(
      (answer) => {
        setLink(answer);
        if (answer.state === 'good') void sessionActions()?.refresh();
      },
      (error: unknown) => setRefusal(refusalText(error, t('form.unreachable'))),
    );
  }, [token, t]);

  return (
    <AccountPage page={page} title={t('verify.title')}>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {token === undefined || (token && !link && !refusal) ? <Waiting lines={2} /> : null}
      {link?.state === 'good' && <Confirmed page={page} isChange={link.kind === 'change_email'} />}
      {(token === null || (link && link.state !== 'good')) && <AnotherLink id={id} page={page} link={link} />}
    </AccountPage>
  );
}

function Confirmed({ page, isChange }: { page: PageInfo; isChange: boolean }) {
  const t = useTexts('account');
  const { status } = useSession();
  const href = createHref(page.brand.routes, page.locale);
  return (
    <>
      <Notice kind="success">{t(isChange ? 'verify.changed' : 'verify.done')}</Notice>
      <p>
        {status === 'authenticated' ? (
          <Link className="button" href={href.path('/dashboard')}>
            {t('verify.dashboard')}
          </Link>
        ) : (
          <Link className="button" href={href.path('/user/login')}>
            {t('login.submit')}
          </Link>
        )}
      </p>
    </>
  );
}

function AnotherLink({ id, page, link }: { id: string; page: PageInfo; link: AccountLink | null }) {
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
