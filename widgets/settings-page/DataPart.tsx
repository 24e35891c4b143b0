import { useState } from 'react';
import { leaveFlash } from '../../runtime/page/live/flash.ts';
import { saveFile } from '../../runtime/page/save-file.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import type { PlainFieldSpec } from '../shared/account/PlainField.tsx';
import type { PartProps } from './part-props.ts';
import styles from './SettingsPage.module.css';
import { deleteAccount, exportAccount, type OwnedOrganization } from './settings-calls.ts';

/** The person's data: download and deletion. */
export function DataPart({ page, id, user }: PartProps) {
  const t = useTexts('account');
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <div className={styles.block}>
        <h3>{t('settings.data.export')}</h3>
        <p>{t('settings.data.exportText')}</p>
        {isSaved && <Notice kind="success">{t('settings.data.exported')}</Notice>}
        <AccountForm
          id={`${id}-export`}
          fields={[]}
          submit={t('settings.data.exportSubmit')}
          onSubmit={async () => {
            saveFile(await exportAccount(), `${page.brand.id}-account.json`, 'application/json');
            setSaved(true);
            return [];
          }}
        />
      </div>
      <DeleteBlock page={page} id={id} user={user} />
    </>
  );
}

function DeleteBlock({ id, user }: PartProps) {
  const t = useTexts('account');
  const { signOut } = useSession();
  const [owned, setOwned] = useState<readonly OwnedOrganization[]>([]);
  const password: PlainFieldSpec = {
    name: 'password',
    label: t('fields.password'),
    type: 'password',
    autoComplete: 'current-password',
    maxLength: 200,
  };
  const withOrganizations: PlainFieldSpec = {
    name: 'withOrganizations',
    label: t('settings.data.withOrganizations', { count: owned.length }),
    type: 'checkbox',
  };
  return (
    <div className={styles.block}>
      <h3>{t('settings.data.delete')}</h3>
      <p>{t('settings.data.deleteText')}</p>
      <ul>
        <li>{t('settings.data.deleteAccount', { email: user.email })}</li>
        <li>{t('settings.data.deleteEverywhere')}</li>
        <li>{t('settings.data.deleteOrganizations')}</li>
      </ul>
      {owned.length > 0 && (
        <Notice kind="danger">
          <p>{t('settings.data.owned', { count: owned.length })}</p>
          <ul>
            {owned.map(({ id: organization, name }) => (
              <li key={organization}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      <AccountForm
        id={`${id}-delete`}
        fields={[...(user.hasPassword ? [password] : []), ...(owned.length > 0 ? [withOrganizations] : [])]}
        submit={t('settings.data.deleteSubmit')}
        isDangerous
        onSubmit={async (values) => {
          const answer = await deleteAccount(values.password ?? null, values.withOrganizations === 'yes');
          if (answer.faults.length > 0) return answer.faults;
          setOwned(answer.organizations);
          if (answer.organizations.length > 0) return [];
          leaveFlash(t('settings.data.deleted'));
          await signOut();
          return [];
        }}
      />
    </div>
  );
}
