import Router from 'next/router';
import { useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { postedTo } from '../../runtime/forms/posted.ts';
import { run } from '../../runtime/graphql/run.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { leaveFlash } from '../../runtime/page/live/flash.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { readWishes, withDestination } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountPage, Notice } from '../shared/account/AccountPage.tsx';
import { faultsAtFields } from '../shared/account/account-faults.ts';
import { mailBouncedQuery } from '../shared/account/bounced-mail.generated.ts';
import { LoginPanel } from '../shared/account/LoginPanel.tsx';
import { loginFields } from '../shared/account/login-fields.ts';
import styles from './LoginForm.module.css';
import type { load } from './load.ts';

/** Whether emails to the person who has just signed in come back; false if that cannot be told. */
const isMailBounced = () =>
  run(mailBouncedQuery).then(
    ({ mailBounced }) => mailBounced !== null,
    () => false,
  );

interface Asked {
  destination: string | null;
  error: string | null;
}

/** Sign-in form; afterwards the person continues where they wanted to go. */
export function LoginForm({ page, id, data }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('account');
  const { status, user } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  const posted = postedTo(page, 'login');
  const [found] = useState(() => faultsAtFields(posted?.faults ?? []));
  const fields = loginFields(data.form, posted?.answers.credentials);
  const { applicant, recruiter, oauth } = page.brand.features;

  // The page is rendered without the query, which is only known in the browser.
  useEffect(() => {
    const error = new URLSearchParams(window.location.search).get('error');
    setAsked({ destination: readWishes(window.location).destination, error });
  }, []);

  const target = asked?.destination ?? href.path('/dashboard');
  const register = withDestination(href.path('/user/register'), asked?.destination ?? null);

  async function goOn(): Promise<void> {
    // The dashboard says it itself, and what can be done.
    if (target !== href.path('/dashboard') && (await isMailBounced())) leaveFlash(t('bounced.told'));
    await Router.replace(target);
  }

  if (status === 'authenticated' && user && asked)
    return (
      <AccountPage page={page} title={t('login.title')} image={page.brand.site.loginImage}>
        <Notice>
          <p>{t('login.already', { name: user.name })}</p>
          <Link className="button" href={target}>
            {t('login.goOn')}
          </Link>
        </Notice>
      </AccountPage>
    );
  return (
    <AccountPage page={page} title={t('login.title')} image={page.brand.site.loginImage} isPlain>
      <LoginPanel
        id={`${id}-login`}
        fields={fields}
        isPosted
        found={found}
        offered={oauth}
        back={`${target}${target.includes('?') ? '&' : '?'}dispatch=signup-start`}
        error={posted?.refusal ?? asked?.error ?? null}
        onDone={() => void goOn()}
      />
      <ul className={styles.ways}>
        <li>
          <Link href={href.path('/user/password')}>{t('login.forgotten')}</Link>
        </li>
        {(applicant || recruiter) && (
          <li>
            {t('login.new')} <Link href={register}>{t('login.register')}</Link>
          </li>
        )}
      </ul>
    </AccountPage>
  );
}
