import Router from 'next/router';
import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { CaptchaNote } from '../../runtime/forms/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../runtime/forms/captcha/use-captcha.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { addRole } from '../shared/account/account-calls.ts';
import { roleTitle } from './asked-roles.ts';
import { LegalLinks } from './LegalLinks.tsx';
import type { RegisterStepProps } from './NewAccount.tsx';
import styles from './RegisterForm.module.css';
import { joinSite } from './register-calls.ts';

interface JoinSiteProps extends RegisterStepProps {
  /** The person has already joined with the other role. */
  isMember: boolean;
}

/**
 * Joining a brand with an existing account, or one created through a social network: asks for the role; a member adds
 * the other one.
 */
export function JoinSite({ page, id, form, consents, choices, role: first, destination, isMember }: JoinSiteProps) {
  const t = useTexts('account');
  const tools = useFormTools(page);
  const { user, refresh } = useSession();
  const [role, setRole] = useState(first);
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(form));
  const captcha = useCaptcha('registration', form.captcha);
  const href = createHref(page.brand.routes, page.locale);
  return (
    <>
      {isMember ? (
        <p>{t(`addRole.${role}.text`, { site: page.brand.site.name })}</p>
      ) : (
        <p>{t('join.intro', { email: user?.email ?? '', site: page.brand.site.name })}</p>
      )}
      {!isMember && choices.length > 1 && (
        <fieldset className={styles.roles}>
          <legend className="label">{roleTitle(form)}</legend>
          {choices.map((choice) => (
            <label key={choice.role} className={styles.role}>
              <input
                type="radio"
                name={`${id}-role`}
                value={choice.role}
                checked={role === choice.role}
                onChange={() => setRole(choice.role)}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      )}
      <FormView
        asked={form}
        groups={['consents']}
        answers={answers}
        onChange={setAnswers}
        tools={tools}
        submitLabel={t(isMember ? `addRole.${role}.submit` : 'join.submit')}
        onSubmit={async (checked) => {
          const faults = await (isMember ? addRole(role, checked) : joinSite(role, checked, await captcha.take()));
          if (faults.length > 0) return faults;
          await refresh();
          void Router.replace(destination ?? href.path('/dashboard'));
          return [];
        }}
      >
        <LegalLinks page={page} consents={consents} />
        {!isMember && <CaptchaNote captcha={captcha} />}
      </FormView>
    </>
  );
}
