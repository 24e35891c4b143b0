import { WithoutScripts } from '../../runtime/forms/WithoutScripts.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { ContactFormProps } from '../props.generated.ts';
import styles from './ContactForm.module.css';
import type { ContactFormFound } from './contact-form-found.ts';
import { MessageForm } from './MessageForm.tsx';

export interface ContactFormData {
  form: { form: ContactFormFound | null };
}

/** A message to the operator of the site, whose postal address stands beside it. */
export function ContactForm({ props, data, page }: WidgetProps<ContactFormProps, ContactFormData>) {
  const t = useTexts('contact');
  // Without an email address nobody would receive the message.
  const asked = page.brand.site.contactEmail === null ? null : data.form.form;
  const { publisher, address } = page.brand.site.legal;
  return (
    <div className={styles.contact} data-beside={address ? 'address' : undefined}>
      <div className={styles.form}>
        <h1>{props.heading || t('heading')}</h1>
        {asked ? (
          <>
            <p className={styles.intro}>{props.text || t('text', { site: page.brand.site.name })}</p>
            <WithoutScripts page={page} captcha={asked.captcha}>
              <MessageForm asked={asked} page={page} />
            </WithoutScripts>
          </>
        ) : (
          <p className={styles.intro}>{t('off', { site: page.brand.site.name })}</p>
        )}
      </div>
      {address && (
        <address className={`card ${styles.address}`}>
          <strong>{publisher ?? page.brand.site.name}</strong>
          {address}
        </address>
      )}
    </div>
  );
}
