import { useTexts } from '../../runtime/page/texts.tsx';
import type { FullOrganization } from '../shared/organizations/organizations.generated.ts';
import { addressLines } from '../shared/places/address-lines.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** The addresses of the company and its branches, as a list. */
export function ProfilePlaces({ organization, id }: { organization: FullOrganization; id: string }) {
  const t = useTexts('organization');
  const { companyName, companyAddress, location, branches, name } = organization;
  const main = companyAddress ?? location;
  const places = [
    ...(main ? [{ name: companyName ?? name, place: main }] : []),
    ...branches.map((branch) => ({ name: branch.name, place: branch.place })),
  ].map(({ name: title, place }) => ({ title, lines: addressLines(place) }));
  if (places.length === 0 || (places.length === 1 && !companyAddress)) return null;
  return (
    <ProfileSection id={id} title={t(places.length > 1 ? 'profile.places' : 'profile.address')}>
      <ul className={styles.places}>
        {places.map(({ title, lines }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two branches may have the same name and address.
          <li key={at}>
            <address className={styles.place}>
              {title && <span className={styles.personName}>{title}</span>}
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
