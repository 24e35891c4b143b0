import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, onceQueryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { keepGuestAddress } from '../shared/account/guest-address.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicationsPage.module.css';
import { applicationLinkQuery, confirmApplicationMutation, type GuestLink } from './applications-page.generated.ts';
import { Whole } from './Whole.tsx';

/** The target of the link in a guest's email: a button confirms the address, then the application is shown. */
export function GuestApplication({ page, id, token }: { page: PageInfo; id: string; token: string }) {
  const t = useTexts('applications');
  const { status } = useSession();
  const [isNew, setNew] = useState(false);
  const cache = useQueryClient();
  const asked = onceQueryOf(applicationLinkQuery, { token });
  // With the session of the person, when there is one.
  const { data, error, refetch } = useQuery({ ...asked, enabled: status !== 'loading' });
  const link = data?.applicationLink;
  const show = (applicationLink: GuestLink) => void cache.setQueryData(asked.queryKey, { applicationLink });
  const confirming = useMutation({
    ...mutationOf(confirmApplicationMutation),
    onSuccess: async ({ confirmApplication: answer }) => {
      // With the session, the application is loaded as one of the account. If that fails, the page links to the sign-in form.
      const isSignedIn = answer.signIn !== null && (await signIn(answer.signIn));
      if (!isSignedIn || (await refetch()).isError) show(answer);
      setNew(answer.state === 'confirmed' || answer.state === 'joined');
    },
  });
  const href = createHref(page.brand.routes, page.locale);

  const application = link?.application ?? null;
  const isWaiting = link?.state === 'unconfirmed';
  const title = application ? application.jobTitle : t('one');
  return (
    <AccountPage page={page} title={title}>
      {error && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      {!link && !error && <Waiting lines={6} />}
      {isNew && <Notice kind="success">{t('link.done')}</Notice>}
      {isWaiting && (
        <>
          <p>{t('link.ask')}</p>
          <AccountForm
            id={`${id}-confirm`}
            fields={[]}
            submit={t('link.confirm')}
            onSubmit={async () => {
              await confirming.mutateAsync({ token });
              return [];
            }}
          />
        </>
      )}
      {link && !application && !isNew && <Notice>{t(`link.${link.state}`)}</Notice>}
      {link?.state === 'joined' && !application && (
        <p>
          <Link className="button" href={withDestination(href.path('/user/login'), href.path('/user/applications'))}>
            {t('signIn')}
          </Link>
        </p>
      )}
      {link && application && !isWaiting && (
        <Whole
          page={page}
          id={id}
          application={application}
          token={token}
          onChange={(changed) => {
            setNew(false);
            show({ ...link, application: changed });
          }}
        />
      )}
      {link?.state === 'confirmed' && status === 'unauthenticated' && href.page('register') && (
        <section className={styles.part}>
          <h2>{t('register.title')}</h2>
          <p>{t('register.text', { email: link.email ?? '' })}</p>
          <p>
            <Link
              className="button button-quiet"
              href={href.page('register') ?? ''}
              onClick={() => keepGuestAddress(link.email ?? '')}
            >
              {t('register.submit')}
            </Link>
          </p>
        </section>
      )}
    </AccountPage>
  );
}

async function signIn(link: string): Promise<boolean> {
  const { signInWithLink } = await import('../../runtime/session/sign-in.ts');
  return (await signInWithLink(link)) === null;
}
