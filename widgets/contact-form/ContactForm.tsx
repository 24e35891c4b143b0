import { lazy } from 'react';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import styles from './ContactForm.module.css';
import type { ContactFormFound } from './contact-form-found.ts';

export interface ContactFormProps {
  heading?: string;
  text?: string;
}

export interface ContactFormData {
  form: { form: ContactFormFound | null };
}

const MessageForm = lazy(async () => ({ default: (await import('./MessageForm.tsx')).MessageForm }));

/** A message to the publisher of the site. */
export function ContactForm({ props, data, page }: WidgetProps<ContactFormProps, ContactFormData>) {
  const t = useTexts('contact');
  // Without an address nobody would read a message.
  const asked = page.brand.site.contactEmail === null ? null : data.form.form;
  return (
    <div className={styles.contact}>
      <h1>{props.heading || t('heading')}</h1>
      {asked ? (
        <>
          <p className={styles.intro}>{props.text || t('text', { site: page.brand.site.name })}</p>
          <FormFrame fields={asked.groups.flatMap(({ fields }) => fields).length}>
            <MessageForm asked={asked} page={page} />
          </FormFrame>
        </>
      ) : (
        <p className={styles.intro}>{t('off', { site: page.brand.site.name })}</p>
      )}
    </div>
  );
}
