import type { WidgetLoad, WidgetQueries } from '../../runtime/page/widget-contract.ts';

const contactForm = `query ContactForm {
  form(name: "contact") { form check captcha groups { group schema fields { name control width } } }
}`;

/** The form with the page, so that it draws without another request; none where nobody would read a message. */
export const load: WidgetLoad<Record<string, never>> = ({ brand }): WidgetQueries =>
  brand.document.site.contactEmail === null ? {} : { form: { document: contactForm, variables: {} } };
