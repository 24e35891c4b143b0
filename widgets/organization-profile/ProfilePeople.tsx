import { useTexts } from '../../runtime/page/texts.tsx';
import type { ContactPerson } from '../shared/organization-types.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** Whom to write to or call. */
export function ProfilePeople({ people, id }: { people: readonly ContactPerson[]; id: string }) {
  const t = useTexts('organization');
  if (people.length === 0) return null;
  return (
    <ProfileSection id={id} title={t('profile.people')}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li className={styles.person} key={`${person.firstName} ${person.lastName} ${person.email}`}>
            {person.photo && (
              <img className={styles.photo} src={person.photo.url} alt="" width={64} height={64} loading="lazy" />
            )}
            <div className={styles.about}>
              <p className={styles.personName}>{[person.firstName, person.lastName].filter(Boolean).join(' ')}</p>
              {person.position && <p className={styles.muted}>{person.position}</p>}
              {person.email && (
                <p>
                  <a href={`mailto:${person.email}`}>{person.email}</a>
                </p>
              )}
              {person.phone && (
                <p>
                  <a href={`tel:${person.phone.replace(/[^+\d]/g, '')}`}>{person.phone}</a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
