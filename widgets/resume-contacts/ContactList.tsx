import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { useEffect, useMemo, useRef } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { EmptyList } from '../shared/lists/EmptyList.tsx';
import { PageSteps } from '../shared/lists/PageSteps.tsx';
import type { ResumeContact } from '../shared/resume-contact/contact.generated.ts';
import { openContact, STATES, withdrawContact } from '../shared/resume-contact/contact-calls.ts';
import { NoOrganization } from '../shared/resume-contact/NoOrganization.tsx';
import { useContactAction } from '../shared/resume-contact/use-contact-action.ts';
import { ContactRow } from './ContactRow.tsx';
import { queryOf as addressOf, type ContactsView, viewIn } from './contacts-view.ts';
import styles from './ResumeContacts.module.css';
import { resumeContactsQuery } from './resume-contacts.generated.ts';

const PAGE_SIZE = 20;

/** The list with filter and pagination. Its state is in the address. */
export function ContactList({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('resume-contact');
  const { asPath } = useRouter();
  const view = useMemo(() => viewIn(asPath), [asPath]);
  const { data, error, refetch } = useQuery({
    ...queryOf(resumeContactsQuery, {
      status: view.state,
      limit: PAGE_SIZE,
      offset: (view.page - 1) * PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
  });
  const found = data?.resumeContacts;
  const { isBusy, said, run } = useContactAction({ unreachable: t('unreachable'), changed: t('done.changed') });
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said !== null) status.current?.focus();
  }, [said]);
  const href = createHref(page.brand.routes, page.locale);
  const base = href.page('resume-contacts') ?? '';
  const search = href.page('resumes');

  const go = (change: Partial<ContactsView>) =>
    void Router.push(base + addressOf({ ...view, page: 1, ...change }), undefined, { shallow: true, scroll: false });

  const change = (work: () => Promise<ResumeContact>, text: string) =>
    run(
      async () => {
        await work();
        await refetch();
        return { kind: 'success', text };
      },
      async () => void (await refetch()),
    );

  if (error && !found) {
    if (asGraphqlError(error).codes.includes('ORGANIZATION_UNKNOWN')) return <NoOrganization page={page} />;
    return (
      <Notice kind="danger">
        <p>{refusalText(error, t('unreachable'))}</p>
        <button type="button" className="button button-quiet" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!found) return <Waiting lines={6} />;
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  return (
    <>
      <nav aria-label={t('list.filter')}>
        <ul className={styles.states}>
          {([null, ...STATES] as const).map((state) => (
            <li key={state ?? 'all'}>
              <a
                href={base + addressOf({ page: 1, state })}
                className={styles.state}
                aria-current={view.state === state ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  go({ state });
                }}
              >
                {t(state === null ? 'list.all' : `list.states.${state}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {error !== null && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      <div ref={status} tabIndex={-1} className={styles.said}>
        {said && <Notice kind={said.kind}>{said.text}</Notice>}
      </div>
      {found.contacts.length === 0 ? (
        <div className={styles.empty}>
          <EmptyList
            text={t(view.state === null && view.page === 1 ? 'list.empty' : 'list.emptyState')}
            way={search === null ? null : { href: search, label: t('list.search') }}
          />
        </div>
      ) : (
        <>
          <p className="meta" role="status">
            {t('list.count', { count: found.total })}
          </p>
          <ul className={styles.list}>
            {found.contacts.map((contact) => (
              <ContactRow
                key={contact.id}
                id={`${id}-${contact.id}`}
                page={page}
                contact={contact}
                isBusy={isBusy}
                onWithdraw={() => void change(() => withdrawContact(contact.id), t('done.withdrawn'))}
                onOpen={() => void change(() => openContact(contact.id), t('done.opened'))}
              />
            ))}
          </ul>
        </>
      )}
      <PageSteps
        page={view.page}
        pages={pages}
        label={t('list.place', { page: view.page, pages })}
        position={t('list.place', { page: view.page, pages })}
        previous={t('list.previous')}
        next={t('list.next')}
        hrefOf={(number) => base + addressOf({ ...view, page: number })}
        onGo={(number) => go({ page: number })}
      />
    </>
  );
}
