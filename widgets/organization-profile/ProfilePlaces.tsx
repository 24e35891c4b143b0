import { useTexts } from '../../runtime/page/texts.tsx';
import type { FullOrganization, PostalAddress } from '../shared/organizations/organizations.generated.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** Countries that write the postal code after the town. */
const codeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ']);

/** The addresses of the company and its branches, as a list. */
export function ProfilePlaces({ organization, id }: { organization: FullOrganization; id: string }) {
  const t = useTexts('organization');
  const { companyName, companyAddress, location, branches, name } = organization;
  const main = companyAddress ?? location;
  const places = [
    ...(main ? [{ name: companyName ?? name, place: main }] : []),
    ...branches.map((branch) => ({ name: branch.name, place: branch.place })),
  ].map(({ name: title, place }) => ({ title, lines: linesOf(place) }));
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

function linesOf({ addressLine1, addressLine2, zip, label, countryCode }: Partial<PostalAddress>): string[] {
  const town = codeLast.has(countryCode ?? '') ? [label, zip] : [zip, label];
  const lines = [addressLine1, addressLine2, town.filter(Boolean).join(' ')];
  return [...new Set(lines.flatMap((line) => line || []))];
}
