import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice } from '../account/AccountPage.tsx';
import { Conversation } from '../conversations/Conversation.tsx';
import type { ResumeContact } from './contact.generated.ts';
import { OpenedList } from './OpenedList.tsx';
import styles from './OpenedPart.module.css';

interface OpenedPartProps {
  page: PageInfo;
  /** Unique on the page. */
  id: string;
  contact: ResumeContact;
}

/** What is revealed to the organization, with the messages if enabled. */
export function OpenedPart({ page, id, contact }: OpenedPartProps) {
  const t = useTexts('resume-contact');
  return (
    <div className={styles.part}>
      <h3>{t('shown')}</h3>
      <OpenedList opens={contact.opens} absent="–" />
      {contact.unreachable !== null && <Notice kind="danger">{t('ownerUnreachable')}</Notice>}
      {contact.ways.includes('messages') && (
        <Conversation
          page={page}
          id={`${id}-messages`}
          subject={{ about: 'contact', id: contact.id, side: 'employer' }}
        />
      )}
    </div>
  );
}
