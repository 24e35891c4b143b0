import { useEffect, useRef, useState } from 'react';
import { type ContactWay, openedFields } from '../../runtime/core/resume-contact/opened-fields.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { Conversation } from '../shared/conversations/Conversation.tsx';
import { OpenedList } from '../shared/resume-contact/OpenedList.tsx';
import type { OwnContact } from '../shared/resume-contact/owner.generated.ts';
import type { OwnerAction } from '../shared/resume-contact/owner-calls.ts';
import { formatDay } from '../shared/words/format-day.ts';
import { ApprovePart } from './ApprovePart.tsx';
import styles from './RequestsPart.module.css';

interface RequestItemProps {
  page: PageInfo;
  id: string;
  request: OwnContact;
  isBusy: boolean;
  onAction(action: OwnerAction, ways?: readonly ContactWay[]): Promise<void>;
}

/** Actions available for a request; a site with contact requests disabled accepts no answers either. */
function actionsOf({ status }: OwnContact, isOn: boolean): readonly OwnerAction[] {
  if (status === 'approved') return ['revoke'];
  return status === 'pending' && isOn ? ['approve', 'decline'] : [];
}

/** One request: from whom, why, since when, its state, and the available answers with their consequences. */
export function RequestItem({ page, id, request, isBusy, onAction }: RequestItemProps) {
  const t = useTexts('resume-contact');
  const [asked, setAsked] = useState<OwnerAction | null>(null);
  const [last, setLast] = useState<OwnerAction | null>(null);
  const openers = useRef(new Map<OwnerAction, HTMLButtonElement>());
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked !== null) keep.current?.focus();
    else if (last !== null) openers.current.get(last)?.focus();
  }, [asked, last]);

  const { organizationName: organization, organization: profile, job, status, created, answered } = request;
  const href = createHref(page.brand.routes, page.locale);
  const dayOf = (time: string) => formatDay(time, page.locale, page.brand.site.timeZone);
  const state = status === 'approved' && !request.opened ? 'unpaid' : status;
  const actions = actionsOf(request, page.brand.features.resumeContact);
  const close = () => {
    setLast(asked);
    setAsked(null);
  };
  return (
    <li className={styles.request} data-state={status}>
      <h3>{profile ? <Link href={href.organization(profile.slug)}>{organization}</Link> : organization}</h3>
      <p className={styles.about}>
        {t('owner.asked', { day: dayOf(created) })}
        {job && (
          <>
            {' · '}
            <Link href={href.job(job)}>{t('owner.about', { job: job.title })}</Link>
          </>
        )}
      </p>
      <p className={styles.message}>{request.message}</p>
      {state !== 'pending' && <p>{t(`owner.is.${state}`, { day: dayOf(answered ?? created) })}</p>}
      {request.opened && (
        <OpenedList
          opens={request.opens.filter(({ field }) => openedFields(request.ways).includes(field))}
          absent={t('owner.ways.absent')}
        />
      )}
      {request.unreachable !== null && <Notice kind="danger">{t('owner.unreachable')}</Notice>}
      {request.opened && request.ways.includes('messages') && (
        <Conversation
          page={page}
          id={`${id}-messages`}
          subject={{ about: 'contact', id: request.id, side: 'seeker' }}
        />
      )}
      {actions.length > 0 && asked === null && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              className={action === 'approve' ? 'button' : 'button button-quiet'}
              aria-label={`${t(`owner.${action}`)}: ${organization}`}
              ref={(element) => {
                if (element) openers.current.set(action, element);
                else openers.current.delete(action);
              }}
              onClick={() => setAsked(action)}
            >
              {t(`owner.${action}`)}
            </button>
          ))}
        </div>
      )}
      {asked === 'approve' && (
        <ApprovePart
          id={id}
          request={request}
          isBusy={isBusy}
          onApprove={(ways) => void onAction('approve', ways)}
          onClose={close}
        />
      )}
      {asked !== null && asked !== 'approve' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          className={styles.sure}
          role="group"
          aria-labelledby={`${id}-sure`}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <p id={`${id}-sure`}>{t(`owner.sure.${asked}`, { organization })}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              aria-describedby={`${id}-sure`}
              onClick={() => void onAction(asked)}
            >
              {t(`owner.yes.${asked}`)}
            </button>
            <button
              type="button"
              className="button button-quiet"
              aria-describedby={`${id}-sure`}
              ref={keep}
              onClick={close}
            >
              {t('owner.keep')}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
