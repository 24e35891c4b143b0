import { useTexts } from '../../runtime/page/texts.tsx';
import type { FullOrganization } from '../shared/organizations/organizations.generated.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** Images; each opens in full in its own tab. */
export function ProfileGallery({ images, id }: { images: FullOrganization['gallery']; id: string }) {
  const t = useTexts('organization');
  if (images.length === 0) return null;
  return (
    <ProfileSection id={id} title={t('profile.gallery')}>
      <ul className={styles.gallery}>
        {images.map(({ url, small, alt, title }, at) => (
          <li key={url}>
            <a className={styles.picture} href={url} target="_blank" rel="noopener">
              <img
                src={small ?? url}
                alt={alt || t('profile.picture', { number: at + 1 })}
                width={400}
                height={300}
                loading="lazy"
              />
            </a>
            {title && <p className={styles.caption}>{title}</p>}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
