import { useTexts } from '../../runtime/page/texts.tsx';
import type { ContactPerson } from '../shared/organizations/organizations.generated.ts';
import { readWebAddress } from '../shared/organizations/web-address.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** Contact people. */
export function ProfilePeople({ people, id }: { people: readonly ContactPerson[]; id: string }) {
  const t = useTexts('organization');
  if (people.length === 0) return null;
  const titleOf = ({ salutation }: ContactPerson) =>
    salutation === 'mr' || salutation === 'ms' ? t(`profile.${salutation}`) : null;
  const linkedinOf = ({ linkedinProfile }: ContactPerson) => readWebAddress(linkedinProfile)?.href ?? null;
  return (
    <ProfileSection id={id} title={t('profile.people')}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li className={styles.person} key={`${person.firstName} ${person.lastName} ${person.email}`}>
            {person.photo && (
              <img
                className={styles.photo}
                src={person.photo.small ?? person.photo.url}
                alt=""
                width={64}
                height={64}
                loading="lazy"
              />
            )}
            <div className={styles.about}>
              <p className={styles.personName}>
                {[titleOf(person), person.firstName, person.lastName].filter(Boolean).join(' ')}
              </p>
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
              {linkedinOf(person) && (
                <p>
                  <a href={linkedinOf(person) ?? ''} target="_blank" rel="nofollow noopener">
                    LinkedIn<span className="visually-hidden"> ({t('profile.newTab')})</span>
                  </a>
                </p>
              )}
              {person.contactInfo && <p className={styles.contactInfo}>{person.contactInfo}</p>}
            </div>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
