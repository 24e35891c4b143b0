import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { FullOrganization } from '../shared/organizations/organizations.generated.ts';
import type { EditorProps } from './editor-props.ts';
import styles from './OrganizationEditor.module.css';
import { loadPreview } from './own-organization.ts';

/** The very widget of the public page. */
const OrganizationProfile = lazy(async () => ({
  default: (await import('../organization-profile/OrganizationProfile.tsx')).OrganizationProfile,
}));

/** The public page as it would be now, whether it is public or not. */
export function Preview({ page, id, own, addressOf }: EditorProps) {
  const t = useTexts('organization-editor');
  const [organization, setOrganization] = useState<FullOrganization | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    loadPreview(own.id).then(
      (found) => isHere && setOrganization(found),
      (error: unknown) => isHere && setRefusal(refusalText(error, t('unreachable'))),
    );
    return () => {
      isHere = false;
    };
  }, [own.id, t]);

  if (!organization) {
    return (
      <AccountPage page={page} title={t('preview.title')}>
        {refusal ? <Notice kind="danger">{refusal}</Notice> : <Waiting lines={5} />}
      </AccountPage>
    );
  }
  return (
    <div className={styles.preview}>
      <div className={styles.banner} role="status">
        <p>{t(own.state === 'published' ? 'preview.public' : 'preview.hidden')}</p>
        <Link href={addressOf()}>{t('back')}</Link>
      </div>
      <Suspense fallback={<Waiting lines={5} />}>
        <OrganizationProfile props={{}} data={{ organization: { organization } }} page={page} id={`${id}-preview`} />
      </Suspense>
    </div>
  );
}
