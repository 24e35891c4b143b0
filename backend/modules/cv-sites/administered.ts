/** What administrators do with public resume pages of this brand. All of it is logged. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { recordEvent } from '../audit/event-store.ts';
import { lockResume } from '../resumes/store.ts';
import { personOf } from '../rights/access.ts';
import { restandSites } from './standing.ts';
import { type AdministeredSite, changeSite, findSite } from './store.ts';

const LONGEST_REASON = 1000;

/** Takes a page offline until it is restored, and tells its owner why. Throws `UserError` RESUME_UNKNOWN, BAD_INPUT. */
export function takeDown(context: ApiContext, id: number, given: string): Promise<boolean> {
  const reason = given.trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new UserError('BAD_INPUT', `A reason has 1 to ${LONGEST_REASON} characters.`, { path: 'reason' });
  return change(context, id, 'cv_site_taken_down', async (tx, site) => {
    if (site.refusal !== null) return false;
    await changeSite(tx, id, { refusal: reason, changed: context.now });
    const head = headTo(context, site);
    await queueMail(tx.db, {
      ...head,
      template: 'cv_site_taken_down',
      values: { link: linkTo(context, head), reason },
    });
    return true;
  });
}

/** Ends that: the page is online again if its owner wants it and nothing else prevents it. Throws RESUME_UNKNOWN. */
export function restore(context: ApiContext, id: number): Promise<boolean> {
  return change(context, id, 'cv_site_restored', async (tx, site) => {
    if (site.refusal === null) return false;
    await changeSite(tx, id, { refusal: null, changed: context.now });
    const head = headTo(context, site);
    await queueMail(tx.db, { ...head, template: 'cv_site_restored', values: { link: linkTo(context, head) } });
    return true;
  });
}

/** Unpublishes a page, as its owner could: they can publish it again. Throws RESUME_UNKNOWN. */
export function hide(context: ApiContext, id: number): Promise<boolean> {
  return change(context, id, 'cv_site_hidden', async (tx, { published }) => {
    if (!published) return false;
    await changeSite(tx, id, { published: false, changed: context.now });
    return true;
  });
}

type Kind = 'cv_site_taken_down' | 'cv_site_restored' | 'cv_site_hidden';

/** Returns what the step returns: whether it changed anything. */
async function change(
  context: ApiContext,
  id: number,
  kind: Kind,
  step: (tx: TransactionScope, site: AdministeredSite) => Promise<boolean>,
): Promise<boolean> {
  return transact(context, async (tx) => {
    const known = await findSite(tx, id);
    // Its owner may change it at the same time, or delete the account.
    if (known !== null) await lockResume(tx, known.accountId);
    const site = await findSite(tx, id);
    if (site === null) throw refusal('RESUME_UNKNOWN');
    if (!(await step(tx, site))) return false;
    await restandSites(context, tx, site.accountId);
    await recordEvent(tx, {
      ...{ kind, accountId: site.accountId, actorId: personOf(context).id, address: context.address },
      detail: { cvSite: String(id) },
    });
    return true;
  });
}

/** To the owner, in their language on this brand. */
function headTo({ brand, linkOrigin: origin }: ApiContext, { email: to, locale }: AdministeredSite) {
  return { brand, origin, to, locale: languageOr(brand.document.locales, locale) };
}

const linkTo = ({ brand, linkOrigin }: ApiContext, { locale }: { locale: string }) =>
  linkOrigin + hrefOf(brand, locale).path('/resume');
