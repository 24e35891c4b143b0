import Router from 'next/router';
import { useEffect } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { ResendForm } from '../shared/account/ResendForm.tsx';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

/** Why the person cannot apply, and what they can do instead. */
export function ApplyStop({ page, id, offer }: { page: PageInfo; id: string; offer: Offer }) {
  const t = useTexts('apply');
  const { user } = useSession();
  const href = createHref(page.brand.routes, page.locale);
  const { state, application } = offer;

  // If an account is required, goes to the sign-in page and returns from there.
  useEffect(() => {
    if (state !== 'register') return;
    const own = window.location.pathname + window.location.search;
    const login = createHref(page.brand.routes, page.locale).path('/user/login');
    void Router.replace(withDestination(login, own, 'SessionRequired'));
  }, [state, page]);

  if (state === 'register') return <Waiting lines={3} />;
  return (
    <div className={styles.stack}>
      {state === 'ineligible' ? (
        <AddRole page={page} as="applicant" otherwise={t('stop.ineligible')} />
      ) : (
        <Notice kind={state === 'applied' ? 'success' : 'plain'}>
          <p>{t(`stop.${state}`, { job: offer.title })}</p>
        </Notice>
      )}
      {state === 'unverified' && user && <ResendForm id={`${id}-resend`} email={user.email} />}
      {application && (
        <p>
          <Link className="button" href={href.path(`/user/applications/${application.id}`)}>
            {t('see')}
          </Link>
        </p>
      )}
      <p>
        <Link href={offer.path}>{t('toJob')}</Link>
      </p>
      {state === 'closed' && (
        <p>
          <Link href={href.jobs()}>{t('toJobs')}</Link>
        </p>
      )}
    </div>
  );
}
