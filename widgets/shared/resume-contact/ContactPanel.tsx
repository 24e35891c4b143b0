import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';
import { queryOf } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useSession } from '../../../runtime/session/session.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { AskPart } from './AskPart.tsx';
import styles from './ContactPanel.module.css';
import { contactOfferQuery, type ResumeContact } from './contact.generated.ts';
import { loadContact, offerOf, openContact, withdrawContact } from './contact-calls.ts';
import { NoOrganization } from './NoOrganization.tsx';
import { OpenedPart } from './OpenedPart.tsx';
import { PriceNote } from './PriceNote.tsx';
import { StandingNote } from './StandingNote.tsx';
import { type Said, useContactAction } from './use-contact-action.ts';

export interface ContactPanelProps {
  page: PageInfo;
  /** Unique on the page. */
  id: string;
  resumeId: number;
  /** The latest request of the viewer's organization, with `CONTACT_FIELDS`; null if there is none. */
  contact: ResumeContact | null;
  /** The state of the request has changed: more or less of the resume may be visible than before. */
  onChange(): void | Promise<void>;
}

/**
 * An employer's contact with the owner of a resume, and the available actions. Requires the texts `resume-contact`,
 * `account`, `forms`, `controls` and `drafts`.
 */
export function ContactPanel(props: ContactPanelProps) {
  const { user } = useSession();
  if (!props.page.brand.features.resumeContact || !user) return null;
  // Remounts for another organization or resume.
  return <Panel key={`${props.resumeId} ${user.activeOrganization?.id ?? ''}`} {...props} />;
}

function Panel({ page, id, resumeId, contact: given, onChange }: ContactPanelProps) {
  const t = useTexts('resume-contact');
  const [contact, setContact] = useState(given);
  const [before, setBefore] = useState(given);
  if (before !== given) {
    setBefore(given);
    setContact(given);
  }
  const {
    isBusy,
    said,
    say,
    run: act,
  } = useContactAction({ unreachable: t('unreachable'), changed: t('done.changed') });
  const outcome = useRef<HTMLDivElement>(null);
  const offer = useQuery({
    // The offer depends on the state of the request.
    queryKey: [...queryOf(contactOfferQuery, { resumeId }).queryKey, contact?.id, contact?.status, contact?.opened],
    queryFn: () => run(contactOfferQuery, { resumeId }),
    select: offerOf,
    placeholderData: keepPreviousData,
  });
  const again = () => void offer.refetch();
  // The pressed button may be gone: the focus moves to the result.
  useEffect(() => {
    if (said !== null && said.kind !== 'danger') outcome.current?.focus();
  }, [said]);

  async function take(next: ResumeContact): Promise<void> {
    setContact(next);
    await onChange();
  }
  async function refresh(): Promise<void> {
    setContact(await loadContact(resumeId));
    again();
    await onChange();
  }
  const done = async (next: ResumeContact, text: string): Promise<Said> => {
    await take(next);
    return { kind: 'success', text };
  };

  const codes = offer.error ? asGraphqlError(offer.error).codes : [];
  const terms = offer.data?.terms;
  const isStanding = contact?.status === 'pending' || contact?.status === 'approved';
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`} data-contact={contact?.status ?? 'none'}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {said && <Notice kind={said.kind}>{said.text}</Notice>}
      </div>
      {contact && <StandingNote page={page} contact={contact} />}
      {contact?.opened && <OpenedPart page={page} id={`${id}-opened`} contact={contact} />}
      {contact?.status === 'pending' && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy}
          onClick={() => void act(async () => done(await withdrawContact(contact.id), t('done.withdrawn')), refresh)}
        >
          {t('withdraw')}
        </button>
      )}
      {contact?.status === 'approved' && !contact.opened && offer.data && (
        <>
          <PriceNote kind="opening" offer={offer.data} />
          {offer.data.terms.price !== 'missing' && (
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              onClick={() => void act(async () => done(await openContact(contact.id), t('done.opened')), refresh)}
            >
              {t('open')}
            </button>
          )}
        </>
      )}
      {!isStanding && terms?.own && <p>{t('own')}</p>}
      {!isStanding && offer.data && terms && !terms.own && (contact?.askAgain ?? null) === null && (
        <AskPart
          page={page}
          id={id}
          resumeId={resumeId}
          offer={offer.data}
          isAgain={contact !== null}
          onAsked={async (next, isNew) => {
            await take(next);
            say({ kind: 'success', text: t(isNew ? 'done.asked' : 'done.already') });
          }}
          onOpen={() => say(null)}
          onRefused={again}
          onStale={refresh}
        />
      )}
      {!offer.data && !offer.error && !isStanding && <Waiting lines={2} />}
      {codes.includes('ORGANIZATION_UNKNOWN') ? (
        <NoOrganization page={page} />
      ) : (
        offer.error !== null &&
        !offer.data && (
          <Notice kind="danger">
            <p>{refusalText(offer.error, t('unreachable'))}</p>
            <button type="button" className="button button-quiet" onClick={again}>
              {t('retry')}
            </button>
          </Notice>
        )
      )}
    </section>
  );
}
