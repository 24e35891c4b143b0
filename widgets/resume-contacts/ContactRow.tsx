import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { resumePath } from '../shared/resume/resume-paths.ts';
import { OpenedPart } from '../shared/resume-contact/OpenedPart.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './ResumeContacts.module.css';
import type { ListedContact } from './resume-contacts.generated.ts';

interface ContactRowProps {
  page: PageInfo;
  id: string;
  contact: ListedContact;
  isBusy: boolean;
  onWithdraw(): void;
  onOpen(): void;
}

/** One request with its person, state, age and actions. */
export function ContactRow({ page, id, contact, isBusy, onWithdraw, onOpen }: ContactRowProps) {
  const t = useTexts('resume-contact');
  const words = useTexts('conversation');
  const [isShown, setShown] = useState(false);
  const { resume, status, opened, created, answered, askAgain, job, message } = contact;
  const href = createHref(page.brand.routes, page.locale);
  const dayOf = (time: string) => formatDay(time, page.locale, page.brand.site.timeZone);
  const isUnpaid = status === 'approved' && !opened;
  const name = contact.opens.find(({ field }) => field === 'name')?.value ?? null;
  const title = name ?? resume?.headline ?? t('list.gone');
  return (
    <li className={styles.row} data-state={status}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {resume ? <Link href={href.path(`${resumePath}/${resume.id}`)}>{title}</Link> : title}
        </h2>
        {name !== null && resume !== null && <p>{resume.headline}</p>}
        {job && <p className="meta">{t('about', { job: job.title })}</p>}
        <details>
          <summary className={styles.summary}>{t('wrote')}</summary>
          <p className={styles.message}>{message}</p>
        </details>
        {opened && (
          <details onToggle={(event) => setShown(event.currentTarget.open)}>
            <summary className={styles.summary}>
              {t(contact.ways.includes('messages') ? 'list.write' : 'list.reach')}
              {contact.unread > 0 && ` (${words('unread', { count: contact.unread })})`}
            </summary>
            {isShown && <OpenedPart page={page} id={`${id}-opened`} contact={contact} />}
          </details>
        )}
      </div>
      <div className={styles.stand}>
        <strong>{t(isUnpaid ? 'list.unpaid' : `list.states.${status}`)}</strong>
        <p className="meta">
          {t('list.asked', { day: dayOf(created) })}
          {answered !== null && `, ${t('list.answered', { day: dayOf(answered) })}`}
        </p>
        {askAgain !== null && <p className="meta">{t('from', { day: dayOf(askAgain) })}</p>}
      </div>
      <div className={styles.actions}>
        {status === 'pending' && (
          <button
            id={`${id}-withdraw`}
            type="button"
            className={styles.action}
            aria-label={`${t('list.withdraw')}: ${title}`}
            aria-disabled={isBusy}
            onClick={onWithdraw}
          >
            {t('list.withdraw')}
          </button>
        )}
        {isUnpaid && (
          <button
            id={`${id}-open`}
            type="button"
            className={styles.action}
            aria-label={`${t('list.open')}: ${title}`}
            aria-disabled={isBusy}
            onClick={onOpen}
          >
            {t('list.open')}
          </button>
        )}
      </div>
    </li>
  );
}
