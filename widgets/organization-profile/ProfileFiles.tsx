import { useTexts } from '../../runtime/page/texts.tsx';
import type { FullOrganization } from '../shared/organization-types.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

interface ProfileFilesProps {
  files: FullOrganization['attachments'];
  locale: string;
  id: string;
}

/** Files to take away, with their kind and size. */
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
            <span className={styles.muted}>{sizeOf(size, locale)}</span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

/** `1.3 MB`, in the way of the language. */
function sizeOf(bytes: number, locale: string): string {
  const [amount, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
