import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { EditorProps } from './editor-props.ts';
import styles from './OrganizationEditor.module.css';
import { organizationPreviewQuery } from './organization-editor.generated.ts';

/** The same widget as on the public page. */
const OrganizationProfile = lazy(async () => ({
  default: (await import('../organization-profile/OrganizationProfile.tsx')).OrganizationProfile,
}));

/** The public page in its current state, whether it is published or not. */
export function Preview({ page, id, own, addressOf }: EditorProps) {
  const t = useTexts('organization-editor');
  const { data, error } = useQuery(queryOf(organizationPreviewQuery, { organizationId: own.id }));
  const organization = data?.ownOrganization?.preview;

  if (!organization) {
    return (
      <AccountPage page={page} title={t('preview.title')}>
        {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : <Waiting lines={5} />}
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
        <OrganizationProfile
          props={{ head: true, claim: false }}
          data={{ organization: { organization } }}
          page={page}
          id={`${id}-preview`}
        />
      </Suspense>
    </div>
  );
}
