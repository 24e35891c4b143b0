import Router from 'next/router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { CaptchaNote } from '../../runtime/forms/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../runtime/forms/captcha/use-captcha.ts';
import { DraftNote } from '../../runtime/forms/drafts/DraftNote.tsx';
import { useDraft } from '../../runtime/forms/drafts/use-draft.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { postedTo } from '../../runtime/forms/posted.ts';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { run } from '../../runtime/graphql/run.ts';
import { leaveFlash } from '../../runtime/page/live/flash.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { PrivacyNote } from '../shared/PrivacyNote.tsx';
import { createSendKeys } from '../shared/send-keys.ts';
import { sendContactMessageMutation } from './contact-form.generated.ts';
import type { ContactFormFound } from './contact-form-found.ts';
import { withPerson } from './with-person.ts';

/** The form itself. */
export function MessageForm({ asked, page }: { asked: ContactFormFound; page: PageInfo }) {
  const t = useTexts('contact');
  const tools = useFormTools(page);
  const { user } = useSession();
  const posted = postedTo(page, 'contact');
  const initial = useMemo(() => {
    const answers = startAnswers(asked, posted?.answers);
    return user ? withPerson(answers, user) : answers;
  }, [asked, posted, user]);
  const draft = useDraft({ page, asked, initial });
  const captcha = useCaptcha('contact', asked.captcha);
  // A submission that just failed is newer than any draft.
  const keepPosted = useEffectEvent(() => posted?.form && draft.change(initial));
  useEffect(() => {
    keepPosted();
  }, []);
  const [keyOf] = useState(createSendKeys);

  async function send(checked: Answers): Promise<readonly FormFault[]> {
    const variables = { answers: checked, key: keyOf(checked), captcha: await captcha.take() };
    const { sendContactMessage: sent } = await run(sendContactMessageMutation, variables);
    if (sent.faults.length > 0) return sent.faults;
    await draft.drop().catch(() => undefined);
    leaveFlash(t('sent'));
    await Router.push(createHref(page.brand.routes, page.locale).path(sent.next));
    return [];
  }

  return (
    <>
      <FormView
        asked={asked}
        answers={draft.answers}
        onChange={draft.change}
        onSubmit={send}
        submitLabel={t('send')}
        tools={tools}
        faults={posted?.faults}
        {...(posted && { alert: posted.refusal })}
        isPosted
      >
        <PrivacyNote page={page} text={t('privacy')} />
        <CaptchaNote captcha={captcha} />
      </FormView>
      <DraftNote draft={draft} />
    </>
  );
}
