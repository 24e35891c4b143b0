/** Which forms require a proof of work, and the guard of the operations that accept them. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { CaptchaChallenge } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { refusal } from '../../refusal.ts';

/** Whether the brand requires a proof for this form. */
export function asksForProof({ document }: CompiledBrand, form: string): boolean {
  if (form === 'contact') return document.forms.contact.captcha;
  if (form === 'application') return document.applications.captcha;
  return form === 'registration' && document.forms.registration.captcha;
}

export async function offerChallenge(context: ApiContext, form: string): Promise<CaptchaChallenge | null> {
  if (!asksForProof(context.brand, form)) return null;
  await context.limits.take('captcha', networkOf(context.address));
  return context.proofs.challenge({ frontend: context.frontend, form }, context.now);
}

/** What the guard reads of a request; in a transaction `db` is its connection. */
export type ProofContext = Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'locale' | 'proofs'>;

/**
 * Passes where the brand requires no proof; otherwise uses one up and throws `UserError` CAPTCHA_NEEDED if it is missing, wrong,
 * expired, made for another brand or form, or used before. Call it after all other validation.
 */
export async function requireProof(
  context: ProofContext,
  form: string,
  proof: string | null | undefined,
): Promise<void> {
  if (!asksForProof(context.brand, form)) return;
  const { db, frontend, proofs } = context;
  if (!proof || !(await proofs.spend({ db, frontend, form }, proof))) throw refusal('CAPTCHA_NEEDED');
}
