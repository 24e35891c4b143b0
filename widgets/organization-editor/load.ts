import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';

const organizationForm = `query OrganizationForm {
  form(name: "organization") { form check groups { group schema fields { name control width } } }
}`;

/** The form with the page: it is the same for everyone, and says what the parts are called. */
export const load: WidgetLoad<Record<string, never>> = () => ({
  form: { document: organizationForm, variables: {} },
});
