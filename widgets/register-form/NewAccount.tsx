import { useEffect, useMemo, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { CaptchaNote } from '../../runtime/forms/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../runtime/forms/captcha/use-captcha.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import { postedTo } from '../../runtime/forms/posted.ts';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { WithoutScripts } from '../../runtime/forms/WithoutScripts.tsx';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { keepDestination } from '../shared/account/after-confirming.ts';
import { keepBrowserSecret } from '../shared/account/browser-secret.ts';
import { takeGuestAddress } from '../shared/account/guest-address.ts';
import type { OwnRole } from '../shared/account/own-roles.ts';
import { ResendForm } from '../shared/account/ResendForm.tsx';
import { randomKey } from '../shared/random-key.ts';
import { type RoleChoice, withRoles } from './asked-roles.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { register } from './register-calls.ts';
import type { RegistrationAsked, RegistrationFound } from './registration-found.ts';

export interface RegisterStepProps {
  page: PageInfo;
  id: string;
  form: RegistrationAsked;
  consents: RegistrationFound['getGdprConsentInfos'];
  choices: readonly RoleChoice[];
  /** The role selected initially. */
  role: OwnRole;
  destination: string | null;
}

/** The registration form; afterwards, a note about the confirmation email. */
export function NewAccount({ page, id, form, consents, choices, role, destination }: RegisterStepProps) {
  const t = useTexts('account');
  const tools = useFormTools(page);
  const asked = useMemo(() => withRoles(form, choices), [form, choices]);
  const posted = postedTo(page, 'registration');
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(asked, posted?.answers ?? { account: { role } }));
  const captcha = useCaptcha('registration', form.captcha);
  const [email, setEmail] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  // The address is read after hydration; a role selected before that is kept.
  const drawnRole = useRef(role);
  useEffect(() => {
    const before = drawnRole.current;
    drawnRole.current = role;
    const isOpen = (given: Answers) => before !== role && given.account?.role === before;
    setAnswers((given) => (isOpen(given) ? { ...given, account: { ...given.account, role } } : given));
  }, [role]);
  // Once: a guest who applied comes with the address that was confirmed.
  useEffect(() => {
    const known = takeGuestAddress();
    if (known === null) return;
    setAnswers((given) => ({ ...given, account: { ...given.account, email: given.account?.email || known } }));
  }, []);
  const isSent = posted?.isSent ?? false;
  useEffect(() => {
    if (isSent) keepDestination(destination);
  }, [isSent, destination]);

  if (isSent) {
    return (
      <>
        <Notice kind="success">{t('register.mailboxOpen')}</Notice>
        <p>
          <Link className="button" href={withDestination(href.path('/user/login'), destination)}>
            {t('login.submit')}
          </Link>
        </p>
      </>
    );
  }
  if (email !== null) {
    return (
      <>
        <Notice kind="success">{t('register.mailbox', { email })}</Notice>
        <p>
          <Link className="button" href={withDestination(href.path('/user/login'), destination)}>
            {t('login.submit')}
          </Link>
        </p>
        <p>{t('register.noMail')}</p>
        <ResendForm id={`${id}-resend`} email={email} />
      </>
    );
  }
  return (
    <>
      <p>
        {t('register.known')}{' '}
        <Link href={withDestination(href.path('/user/login'), destination)}>{t('login.submit')}</Link>
      </p>
      <WithoutScripts page={page} captcha={form.captcha}>
        <FormView
          asked={asked}
          answers={answers}
          onChange={setAnswers}
          tools={tools}
          faults={posted?.faults}
          {...(posted && { alert: posted.refusal })}
          isPosted
          submitLabel={t('register.submit')}
          onSubmit={async (checked) => {
            const secret = randomKey(32);
            const faults = await register(checked, await captcha.take(), secret);
            if (faults.length > 0) return faults;
            keepDestination(destination);
            keepBrowserSecret(secret);
            setEmail(String(checked.account?.email ?? ''));
            return [];
          }}
        >
          <LegalLinks page={page} consents={consents} />
          <CaptchaNote captcha={captcha} />
        </FormView>
      </WithoutScripts>
    </>
  );
}
