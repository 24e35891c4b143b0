/** Which forms ask for a proof of work, and the guard of the operations that take them. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { CaptchaChallenge } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { refusal } from '../../refusal.ts';

/** Whether the brand asks for a proof before this form is sent. */
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
 * Lets pass where the brand asks for no proof; otherwise takes one and throws `UserError` CAPTCHA_NEEDED for one that is missing,
 * wrong, too old, made for another brand or form, or was shown before. Call it once all else about the answers is right.
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
