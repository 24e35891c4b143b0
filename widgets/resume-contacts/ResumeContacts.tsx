import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { ApplicantsOnly } from '../shared/account/ApplicantsOnly.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { ContactList } from './ContactList.tsx';
import styles from './ResumeContacts.module.css';

/** The contact requests of an organization. */
export function ResumeContacts({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('resume-contact');
  const { user, roles } = useRequiredSession(page);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('list.title')}</h1>
        <p className={styles.intro}>{t('list.intro')}</p>
      </header>
      {!user ? (
        <Waiting lines={6} />
      ) : user.applicantsOnly ? (
        <ApplicantsOnly page={page} />
      ) : isEmployer(roles) ? (
        <ContactList key={`${user.id} ${user.activeOrganization?.id ?? ''}`} page={page} id={id} />
      ) : (
        <AddRole page={page} as="recruiter" otherwise={t('list.notForYou')} />
      )}
    </div>
  );
}
