import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice } from '../account/AccountPage.tsx';
import styles from './Conversation.module.css';
import { Conversation } from './Conversation.tsx';
import type { ResumeContact } from './contact.generated.ts';
import { OpenedList } from './OpenedList.tsx';

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
          contactId={contact.id}
          side="organization"
          organization={contact.organizationName}
          isClosed={contact.unreachable !== null}
        />
      )}
    </div>
  );
}
