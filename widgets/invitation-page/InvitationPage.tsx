import { useMutation, useQuery } from '@tanstack/react-query';
import Router from 'next/router';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, onceQueryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { useLinkToken } from '../shared/account/use-link-token.ts';
import { acceptInvitationMutation, type LoadInvitation, loadInvitationQuery } from './invitation.generated.ts';

/** Where a person accepts an invitation to an organization. */
export function InvitationPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  // Signing in and registering return here, so the token stays in the address.
  const token = useLinkToken({ keep: true });
  const { status } = useSession();
  const { data, error } = useQuery({
    ...onceQueryOf(loadInvitationQuery, { token: token ?? '' }),
    enabled: Boolean(token),
  });
  const invitation = data?.invitation;

  const isWaiting = token !== null && !error && (!invitation || status === 'loading');
  const state = token === null ? 'unknown' : (invitation?.state ?? null);
  return (
    <AccountPage page={page} title={t('invitation.title')}>
      {error && <Notice kind="danger">{refusalText(error, t('form.unreachable'))}</Notice>}
      {isWaiting && <Waiting lines={2} />}
      {!isWaiting && state !== null && state !== 'open' && <Notice>{t(`invitation.${state}`)}</Notice>}
      {!isWaiting && token && invitation?.state === 'open' && (
        <Open page={page} id={id} token={token} invitation={invitation} />
      )}
    </AccountPage>
  );
}

interface OpenProps {
  page: PageInfo;
  id: string;
  token: string;
  invitation: LoadInvitation['invitation'];
}

function Open({ page, id, token, invitation }: OpenProps) {
  const t = useTexts('account');
  const { status, user, refresh } = useSession();
  const accepting = useMutation(mutationOf(acceptInvitationMutation));
  const href = createHref(page.brand.routes, page.locale);
  const organization = invitation.organization ?? '';
  const own = `${href.path('/user/invitation')}?token=${encodeURIComponent(token)}`;
  const isOther = user !== null && invitation.email !== null && user.email !== invitation.email;
  return (
    <>
      <p>{t(`invitation.as.${invitation.role ?? 'editor'}`, { organization })}</p>
      {status === 'authenticated' && !isOther && (
        <AccountForm
          id={`${id}-accept`}
          fields={[]}
          submit={t('invitation.accept')}
          onSubmit={async () => {
            const { role } = (await accepting.mutateAsync({ token })).acceptInvitation;
            await refresh();
            const next = role === 'screener' ? href.page('applicants') : href.page('profile');
            void Router.push(next ?? href.path('/dashboard'));
            return [];
          }}
        />
      )}
      {isOther && (
        <Notice>
          <p>{t('invitation.other', { email: invitation.email ?? '', own: user.email })}</p>
          <Link href={href.path('/user/logout')}>{t('logout.submit')}</Link>
        </Notice>
      )}
      {status === 'unauthenticated' && (
        <>
          <p>{t('invitation.signIn', { email: invitation.email ?? '' })}</p>
          <p>
            <Link className="button" href={withDestination(href.path('/user/login'), own)}>
              {t('login.submit')}
            </Link>
          </p>
          {page.brand.features.recruiter && (
            <p>
              <Link href={withDestination(href.path('/user/register'), own)}>{t('login.register')}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
