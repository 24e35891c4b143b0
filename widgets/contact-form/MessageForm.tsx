import Router from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { graphql } from '../../runtime/graphql/client.ts';
import { leaveFlash } from '../../runtime/page/flash.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import type { ContactFormFound } from './contact-form-found.ts';
import { createSendKeys } from './send-keys.ts';
import { withPerson } from './with-person.ts';

const sendMessage = `mutation SendContactMessage($answers: JSON!, $key: String) {
  sendContactMessage(answers: $answers, key: $key) { id faults { code pointer message } next }
}`;

interface Sent {
  sendContactMessage: { id: number | null; faults: FormFault[]; next: string };
}

/** The form itself; in the browser only. */
export function MessageForm({ asked, page }: { asked: ContactFormFound; page: PageInfo }) {
  const t = useTexts('contact');
  const tools = useFormTools(page);
  const { user } = useSession();
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(asked));
  const [keyOf] = useState(createSendKeys);
  const filledFor = useRef<number | string | null>(null);

  useEffect(() => {
    if (!user || filledFor.current === user.id) return;
    filledFor.current = user.id;
    setAnswers((before) => withPerson(before, user));
  }, [user]);

  async function send(checked: Answers): Promise<readonly FormFault[]> {
    const variables = { answers: checked, key: keyOf(checked) };
    const { sendContactMessage: sent } = await graphql<Sent>({ document: sendMessage, variables });
    if (sent.faults.length > 0) return sent.faults;
    leaveFlash(t('sent'));
    await Router.push(createHref(page.brand.routes, page.locale).path(sent.next));
    return [];
  }

  return (
    <FormView
      asked={asked}
      answers={answers}
      onChange={setAnswers}
      onSubmit={send}
      submitLabel={t('send')}
      tools={tools}
    />
  );
}
