import { useEffect, useEffectEvent, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';

/** Signing out. A session whose person cannot be loaded is ended immediately, with a message. */
export function LogoutPage({ page }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  const { status, user, isBroken, signOut } = useSession();
  const [wasBroken, setBroken] = useState(false);
  const [failed, setFailed] = useState(false);

  const end = useEffectEvent(async () => {
    setFailed(false);
    try {
      await signOut();
    } catch {
      setFailed(true);
    }
  });
  useEffect(() => {
    if (!isBroken) return;
    setBroken(true);
    void end();
  }, [isBroken]);

  return (
    <AccountPage page={page} title={t('logout.title')}>
      {failed && <Notice kind="danger">{t('form.unreachable')}</Notice>}
      {status === 'loading' && !failed && <Waiting lines={2} />}
      {status === 'authenticated' && user && (
        <>
          <p>{t('login.already', { name: user.name })}</p>
          <p>
            <button className="button" type="button" onClick={() => void end()}>
              {t('logout.submit')}
            </button>
          </p>
        </>
      )}
      {status === 'unauthenticated' && <SignedOut page={page} wasBroken={wasBroken} />}
    </AccountPage>
  );
}

function SignedOut({ page, wasBroken }: Pick<WidgetProps<never>, 'page'> & { wasBroken: boolean }) {
  const t = useTexts('account');
  const href = createHref(page.brand.routes, page.locale);
  return (
    <>
      <Notice kind={wasBroken ? 'danger' : 'success'}>{t(wasBroken ? 'logout.broken' : 'logout.done')}</Notice>
      <p>
        <Link className="button" href={href.path('/user/login')}>
          {t('login.again')}
        </Link>
      </p>
      <p>
        <Link href={href.home()}>{t('logout.home')}</Link>
      </p>
    </>
  );
}
