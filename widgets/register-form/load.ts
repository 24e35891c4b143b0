import type { WidgetQueries } from '../../runtime/page/widget-contract.ts';

export function load(): WidgetQueries {
  return {
    form: {
      document: `query RegistrationForm {
        form(name: "registration") { form check captcha groups { group schema fields { name control width } } }
        getGdprConsentInfos(placement: "REGISTRATION") { id text }
      }`,
      variables: {},
    },
  };
}
