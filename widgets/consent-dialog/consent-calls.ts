/** What the dialog asks the backend. */
import { graphql } from '../../runtime/graphql/client.ts';

const placement = { type: 'PRIVACY_POLICY', placement: 'REGISTRATION' };

const lacking = `query ConsentLacking($type: String!, $placement: String!, $language: String) {
  hasTheLatestConsent(type: $type, placement: $placement) { id }
  getGdprConsentInfos(type: $type, placement: $placement, language: $language, limit: 1) { id text }
}`;

export interface ConsentAsked {
  id: number;
  /** Filtered HTML, sanitised when it was stored. */
  text: string;
}

/** What the signed-in person has not agreed to in its latest wording; null when there is nothing. */
export async function findLacking(language: string): Promise<ConsentAsked | null> {
  const { hasTheLatestConsent, getGdprConsentInfos } = await graphql<{
    hasTheLatestConsent: { id: number } | null;
    getGdprConsentInfos: readonly ConsentAsked[];
  }>({ document: lacking, variables: { ...placement, language } });
  return hasTheLatestConsent === null ? (getGdprConsentInfos[0] ?? null) : null;
}

const agree = `mutation ConsentAgree($mail: String!, $infoId: Int!) {
  createGdprUserConsent(mail: $mail, infoId: $infoId) { errors }
}`;

/** Keeps the consent; answers what was wrong, in the language of the page. */
export async function saveConsent(mail: string, infoId: number): Promise<readonly string[]> {
  const { createGdprUserConsent } = await graphql<{ createGdprUserConsent: { errors: readonly string[] } }>({
    document: agree,
    variables: { mail, infoId },
  });
  return createGdprUserConsent.errors;
}
