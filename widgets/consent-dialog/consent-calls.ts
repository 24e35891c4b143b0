/** What the dialog asks the backend. */
import { run } from '../../runtime/graphql/run.ts';
import { type ConsentLacking, consentAgreeMutation, consentLackingQuery } from './consent-dialog.generated.ts';

const placement = { type: 'PRIVACY_POLICY', placement: 'REGISTRATION' };

/** A consent; `text` is filtered HTML, sanitised when it was stored. */
export type ConsentAsked = ConsentLacking['getGdprConsentInfos'][number];

/** What the signed-in person has not agreed to in its latest wording; null when there is nothing. */
export async function findLacking(language: string): Promise<ConsentAsked | null> {
  const { hasTheLatestConsent, getGdprConsentInfos } = await run(consentLackingQuery, { ...placement, language });
  return hasTheLatestConsent === null ? (getGdprConsentInfos[0] ?? null) : null;
}

/** Keeps the consent; answers what was wrong, in the language of the page. */
export async function saveConsent(mail: string, infoId: number): Promise<readonly string[]> {
  return (await run(consentAgreeMutation, { mail, infoId })).createGdprUserConsent.errors;
}
