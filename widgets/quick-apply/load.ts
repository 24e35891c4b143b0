import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';

const applicationForm = `query ApplicationForm {
  form(name: "application") { form check captcha groups { group schema fields { name control width } } }
}`;

/** The form with the page: it is the same for everyone. What the job asks besides comes with the offer. */
export const load: WidgetLoad<Record<string, never>> = () => ({ form: { document: applicationForm, variables: {} } });
