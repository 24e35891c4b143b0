import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { faultsAtFields } from '../shared/account/account-faults.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type ClaimOffer, claimOfferQuery, claimOrganizationMutation } from './claim.generated.ts';
import styles from './OrganizationEditor.module.css';
import { editorPath, organizationIn } from './parts.ts';

interface ClaimPageProps {
  page: PageInfo;
  id: string;
}

/** Where people ask for an organization, its owners or, if nobody owns it, an administrator: `/user/organization/claim?organization=7`. */
export function ClaimPage({ page, id }: ClaimPageProps) {
  const t = useTexts('organization-editor');
  const { user } = useRequiredSession(page);
  const organizationId = user === null ? 0 : (organizationIn(window.location.search) ?? 0);
  const { data, error, refetch } = useQuery({
    ...queryOf(claimOfferQuery, { organizationId }),
    enabled: user !== null,
    gcTime: 0,
  });
  if (!user || !data) {
    return (
      <AccountPage page={page} title={t('title')}>
        {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : <Waiting lines={4} />}
      </AccountPage>
    );
  }
  const offer = data.claimOffer;
  if (!offer) {
    return (
      <AccountPage page={page} title={t('unknown.organization')}>
        <p>{t('claim.unknown')}</p>
      </AccountPage>
    );
  }
  return (
    <AccountPage page={page} title={t(offer.isOwned ? 'claim.joinTitle' : 'claim.title', { organization: offer.name })}>
      <Offer
        page={page}
        id={id}
        organizationId={organizationId}
        offer={offer}
        email={user.email}
        onSent={async () => void (await refetch())}
      />
    </AccountPage>
  );
}

interface OfferProps extends ClaimPageProps {
  organizationId: number;
  offer: NonNullable<ClaimOffer['claimOffer']>;
  /** Of the person. */
  email: string;
  onSent(): Promise<void>;
}

function Offer({ page, id, organizationId, offer, email, onSent }: OfferProps) {
  const t = useTexts('organization-editor');
  const claiming = useMutation(mutationOf(claimOrganizationMutation));
  const said = useRef<HTMLParagraphElement>(null);
  const { name: organization, path, isClaimable, isOwned, isMember, claim } = offer;
  const isSent = claiming.isSuccess && claim?.state === 'open';
  // The form is gone: the focus moves to what became of it.
  useEffect(() => {
    if (isSent) said.current?.focus();
  }, [isSent]);

  const view = (
    <p>
      <Link href={path}>{t('claim.back')}</Link>
    </p>
  );
  if (claim?.state === 'open') {
    return (
      <>
        <p role="status" tabIndex={-1} ref={said}>
          {t(isOwned ? 'claim.joinOpen' : 'claim.open', { organization })}
        </p>
        {view}
      </>
    );
  }
  if (isOwned && isMember) {
    const href = createHref(page.brand.routes, page.locale);
    return (
      <>
        <p>{t('claim.member', { organization })}</p>
        <p>
          <Link className="button" href={`${href.path(editorPath)}?organization=${organizationId}`}>
            {t('claim.edit')}
          </Link>
        </p>
      </>
    );
  }
  if (!isClaimable && !isOwned) {
    return (
      <>
        <p>{t('claim.unknown')}</p>
        {view}
      </>
    );
  }
  return (
    <>
      {claim?.reason && (
        <Notice kind="danger">
          <p>{t(isOwned ? 'claim.joinRejected' : 'claim.rejected')}</p>
          <p className={styles.reason}>{claim.reason}</p>
        </Notice>
      )}
      <p>{t(isOwned ? 'claim.joinText' : 'claim.text', { organization, site: page.brand.site.name })}</p>
      <AccountForm
        id={id}
        fields={[
          {
            ...{ name: 'position', label: t('claim.position'), help: t('claim.positionHelp'), type: 'text' },
            ...{ autoComplete: 'organization-title', maxLength: 100 },
          },
          {
            ...{ name: 'email', label: t('claim.email'), help: t('claim.emailHelp'), type: 'email' },
            ...{ autoComplete: 'email', initial: email, maxLength: 254 },
          },
          {
            ...{ name: 'message', label: t('claim.message'), help: t('claim.messageHelp'), type: 'textarea' },
            ...{ optional: true, maxLength: 1000 },
          },
        ]}
        submit={t(isOwned ? 'claim.joinSubmit' : 'claim.submit')}
        onSubmit={async ({ position = '', email: work = '', message = '' }) => {
          const answers = { organizationId, position, email: work, message };
          const { faults } = (await claiming.mutateAsync(answers)).claimOrganization;
          if (faults.length === 0) await onSent();
          return faultsAtFields(faults);
        }}
      />
      {view}
    </>
  );
}
