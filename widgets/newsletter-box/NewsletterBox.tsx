import { type FormEvent, useState } from 'react';
import { FORM_FIELD } from '../../runtime/core/posted-form.ts';
import { postedTo } from '../../runtime/forms/posted.ts';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { knownSession } from '../../runtime/session/session-state.ts';
import type { NewsletterBoxProps } from '../props.generated.ts';
import { PrivacyNote } from '../shared/PrivacyNote.tsx';
import styles from './NewsletterBox.module.css';
import { subscribeToNewsletterMutation } from './newsletter-box.generated.ts';

/** Subscribes an address to the newsletter, in place or with a plain post. Renders nothing while the newsletter is off. */
export function NewsletterBox({ props, page, id }: WidgetProps<NewsletterBoxProps>) {
  const t = useTexts('newsletter');
  const posted = postedTo(page, 'newsletter');
  const [fault, setFault] = useState(posted?.faults[0]?.message ?? posted?.refusal ?? null);
  const [done, setDone] = useState<'sent' | 'on' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { features, backend } = page.brand;
  if (!features.newsletter) return null;

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get(FIELD) ?? '');
    setBusy(true);
    try {
      // Somebody signed in with the address needs no mail.
      await knownSession();
      const { subscribeToNewsletter: start } = await run(subscribeToNewsletterMutation, { email });
      const [first] = start.faults;
      setFault(first?.message ?? null);
      if (first) document.getElementById(`${id}-email`)?.focus();
      else setDone(start.confirm ? 'sent' : 'on');
    } catch (error) {
      const { refusalText } = await import('../shared/account/refusal-text.ts');
      setFault(refusalText(error, t('unreachable')));
    } finally {
      setBusy(false);
    }
  }

  const { tone } = props;
  // With an external backend, addresses are only accepted through GraphQL.
  const needsScripts = /^https?:/.test(backend.graphqlEndpoint);
  const given = posted?.answers.subscription?.email;
  return (
    <section
      className={tone === 'brand' ? `on-brand ${styles.box}` : styles.box}
      data-tone={tone}
      aria-labelledby={`${id}-heading`}
    >
      <div className={styles.parts}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-heading`}>
            {props.title || t('box.title')}
          </h2>
          <p>{props.text || t(features.blog ? 'box.textBlog' : 'box.text')}</p>
        </div>
        <div className={styles.work}>
          <p className={styles.done} role="status">
            {done && t(done)}
          </p>
          {!done && (
            <form
              className={styles.form}
              method="post"
              noValidate
              onSubmit={send}
              data-needs-scripts={needsScripts ? '' : undefined}
            >
              <input type="hidden" name={FORM_FIELD} value="newsletter" />
              <label className="label" htmlFor={`${id}-email`}>
                {t('box.email')}
              </label>
              <div className={styles.line}>
                <input
                  className="field"
                  id={`${id}-email`}
                  name={FIELD}
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                  defaultValue={typeof given === 'string' ? given : undefined}
                  aria-required
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? `${id}-fault` : undefined}
                />
                <button className="button" type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
                  {isBusy ? t('box.busy') : props.label || t('box.submit')}
                </button>
              </div>
              <p className={styles.fault} id={`${id}-fault`} role="alert">
                {fault}
              </p>
              <PrivacyNote page={page} text={t('box.note')} />
            </form>
          )}
        </div>
      </div>
    </section>
  );
}

const FIELD = '/subscription/email';
