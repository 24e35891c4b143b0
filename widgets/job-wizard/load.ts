import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';

const jobForm = `query JobForm {
  form(name: "job") { form check groups { group schema fields { name control width } } }
}`;

/** The form with the page: it is the same for everyone. */
export const load: WidgetLoad<Record<string, never>> = () => ({ form: { document: jobForm, variables: {} } });
