import { useLayoutEffect, useRef } from 'react';
import type { AskedForm } from '../core/forms/ask.ts';
import { readPlainAnswers } from '../core/forms/plain-answers.ts';
import { FORM_FIELD } from '../core/posted-form.ts';
import { valueAt } from './answers.ts';
import { useFormScope } from './form-context.ts';
import { fieldsOf, touchedIn } from './typed-before.ts';

/**
 * Identifies the form to the server, before all other fields. Once scripts have loaded, it takes over what people, or
 * their browser, entered into the server-rendered fields: in the commit that hydrates them, so that nothing is typed in
 * between.
 */
export function PostedMark({ asked }: { asked: AskedForm }) {
  const { store } = useFormScope();
  const mark = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered over it
  useLayoutEffect(() => {
    const form = mark.current?.form;
    if (!form) return;
    const places = touchedIn(form);
    const { answers } = readPlainAnswers(asked, fieldsOf(form));
    for (const place of places) store.change(place, valueAt(answers, place));
  }, []);
  return <input ref={mark} type="hidden" name={FORM_FIELD} value={asked.form} />;
}
