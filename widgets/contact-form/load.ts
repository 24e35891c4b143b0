import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';

const contactForm = `query ContactForm {
  form(name: "contact") { form check captcha groups { group schema fields { name control width } } }
}`;

/** The form with the page, so that it draws without another request. */
export const load: WidgetLoad<Record<string, never>> = () => ({ form: { document: contactForm, variables: {} } });
