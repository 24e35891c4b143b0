import { useMemo, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { CaptchaNote } from '../../runtime/forms/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../runtime/forms/captcha/use-captcha.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { keepDestination } from '../shared/account/after-confirming.ts';
import type { OwnRole } from '../shared/account/own-roles.ts';
import { ResendForm } from '../shared/account/ResendForm.tsx';
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
  /** The one that is chosen at first. */
  role: OwnRole;
  destination: string | null;
}

/** The form of a new account; afterwards, where to look for the mail. */
export function NewAccount({ page, id, form, consents, choices, role, destination }: RegisterStepProps) {
  const t = useTexts('account');
  const tools = useFormTools(page);
  const asked = useMemo(() => withRoles(form, choices), [form, choices]);
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(asked, { account: { role } }));
  const captcha = useCaptcha('registration', form.captcha);
  const [email, setEmail] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);

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
      <FormView
        asked={asked}
        answers={answers}
        onChange={setAnswers}
        tools={tools}
        submitLabel={t('register.submit')}
        onSubmit={async (checked) => {
          const faults = await register(checked, await captcha.take());
          if (faults.length > 0) return faults;
          keepDestination(destination);
          setEmail(String(checked.account?.email ?? ''));
          return [];
        }}
      >
        <LegalLinks page={page} consents={consents} />
        <CaptchaNote captcha={captcha} />
      </FormView>
    </>
  );
}
