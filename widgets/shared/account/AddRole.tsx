import { useState } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { withDestination } from '../../../runtime/session/page-address.ts';
import { useSession } from '../../../runtime/session/session.ts';
import { Notice } from './AccountPage.tsx';
import { addRole } from './account-calls.ts';
import { canAddRole, type OwnRole } from './own-roles.ts';
import { refusalText } from './refusal-text.ts';

interface AddRoleProps {
  page: PageInfo;
  /** The missing role. */
  as: OwnRole;
  /** Shown instead if the brand has no such role, or the person has not joined the brand. */
  otherwise: string;
  /** It stands beside what the page is about. */
  isBeside?: boolean;
}

/** Offers to add a role to the account right where it is needed; the page then continues. */
export function AddRole({ page, as: role, otherwise, isBeside = false }: AddRoleProps) {
  const t = useTexts('account');
  const { roles, refresh } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (!canAddRole(page.brand.features, roles, role)) return <Notice>{otherwise}</Notice>;
  const register = createHref(page.brand.routes, page.locale).path(`/user/register?role=${role}`);

  async function add(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      // The only possible error is a missing consent to the latest terms.
      if ((await addRole(role)).length > 0) setAsked(true);
      else await refresh();
    } catch (error) {
      setRefusal(refusalText(error, t('form.unreachable')));
    } finally {
      setBusy(false);
    }
  }

  if (isAsked) {
    const own = window.location.pathname + window.location.search;
    return (
      <>
        <p>{t('addRole.terms')}</p>
        <p>
          <Link className="button" href={`${register}&${withDestination('', own).slice(1)}`}>
            {t('addRole.toTerms')}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      {refusal !== null && <Notice kind="danger">{refusal}</Notice>}
      <p>{t(`addRole.${role}.text`, { site: page.brand.site.name })}</p>
      <p>
        <button
          className={isBeside ? 'button button-quiet' : 'button'}
          type="button"
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
          onClick={() => void add()}
        >
          {isBusy ? t('form.busy') : t(`addRole.${role}.submit`)}
        </button>
      </p>
    </>
  );
}
