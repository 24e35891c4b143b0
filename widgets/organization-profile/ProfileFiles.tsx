import { useTexts } from '../../runtime/page/texts.tsx';
import type { FullOrganization } from '../shared/organizations/organizations.generated.ts';
import { fileSize } from '../shared/words/file-size.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

interface ProfileFilesProps {
  files: FullOrganization['attachments'];
  locale: string;
  id: string;
}

/** Downloads with file type and size. */
export function ProfileFiles({ files, locale, id }: ProfileFilesProps) {
  const t = useTexts('organization');
  if (files.length === 0) return null;
  return (
    <ProfileSection id={id} title={t('profile.attachments')}>
      <ul className={styles.files}>
        {files.map(({ name, size, url }) => (
          <li key={url}>
            <a className={styles.file} href={url} download={name}>
              {name}
            </a>{' '}
            <span className={styles.muted}>{fileSize(size, locale)}</span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
