/** Backend calls of the dialog. */
import { run } from '../../runtime/graphql/run.ts';
import { type ConsentLacking, consentAgreeMutation, consentLackingQuery } from './consent-dialog.generated.ts';

const placement = { type: 'PRIVACY_POLICY', placement: 'REGISTRATION' };

/** A consent; `text` is filtered HTML, sanitized when it was stored. */
export type ConsentAsked = ConsentLacking['getGdprConsentInfos'][number];

/** The latest consent text that the signed-in person has not agreed to; null if there is none. */
export async function findLacking(language: string): Promise<ConsentAsked | null> {
  const { hasTheLatestConsent, getGdprConsentInfos } = await run(consentLackingQuery, { ...placement, language });
  return hasTheLatestConsent === null ? (getGdprConsentInfos[0] ?? null) : null;
}

/** Stores the consent; resolves with an error message in the language of the page. */
export async function saveConsent(mail: string, infoId: number): Promise<readonly string[]> {
  return (await run(consentAgreeMutation, { mail, infoId })).createGdprUserConsent.errors;
}
