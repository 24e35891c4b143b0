import { createHref } from '../../runtime/core/routing/href.ts';
import { PlainButton } from '../../runtime/forms/plain/PlainButton.tsx';
import { postedTo } from '../../runtime/forms/posted.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { AccountPage, Notice } from '../shared/account/AccountPage.tsx';
import type { PlainApplicationLink } from './applications-page.generated.ts';

/** The target of the link in a guest's email, in browsers without scripts: a button confirms the address. */
export function PlainGuestLink({ page, linked }: { page: PageInfo; linked: PlainApplicationLink['linked'] }) {
  const t = useTexts('applications');
  const href = createHref(page.brand.routes, page.locale);
  const refusal = postedTo(page, 'application-link')?.refusal ?? null;
  const { state, application } = linked;
  return (
    <AccountPage page={page} title={application?.jobTitle ?? t('one')} isPlain>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {application && <p className="meta">{application.organizationName}</p>}
      {state === 'unconfirmed' ? (
        <>
          <p>{t('link.ask')}</p>
          <PlainButton form="application-link" label={t('link.confirm')} />
        </>
      ) : application ? (
        <Notice kind="success">{t(`stageTexts.${application.stage}`)}</Notice>
      ) : (
        <Notice>{t(`link.${state}`)}</Notice>
      )}
      {state === 'joined' && (
        <p>
          <Link className="button" href={withDestination(href.path('/user/login'), href.path('/user/applications'))}>
            {t('signIn')}
          </Link>
        </p>
      )}
      <p>
        <Link href={href.jobs()}>{t('toJobs')}</Link>
      </p>
    </AccountPage>
  );
}
