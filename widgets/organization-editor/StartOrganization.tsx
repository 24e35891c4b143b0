import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { faultsAtFields } from '../shared/account/account-faults.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './OrganizationEditor.module.css';
import { bringOrganization, createOrganization } from './own-organization.ts';

interface StartOrganizationProps {
  id: string;
  /** Organizations of the person without a profile on this brand. */
  elsewhere: readonly { id: number; name: string }[];
  onDone(): Promise<void>;
  isFirst?: boolean;
}

/** A name is enough to start. */
export function StartOrganization({ id, elsewhere, onDone, isFirst = false }: StartOrganizationProps) {
  const t = useTexts('organization-editor');
  const { refresh } = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function bring(organizationId: number) {
    try {
      await bringOrganization(organizationId);
      await done();
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    }
  }

  async function done() {
    await refresh();
    await onDone();
  }

  return (
    <div className={styles.start}>
      {isFirst && <p>{t('start.text')}</p>}
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {elsewhere.length > 0 && (
        <section className={styles.elsewhere} aria-labelledby={`${id}-elsewhere`}>
          <h2 id={`${id}-elsewhere`}>{t('start.elsewhere')}</h2>
          <ul className={styles.ways}>
            {elsewhere.map((one) => (
              <li key={one.id}>
                <button type="button" className="button button-quiet" onClick={() => void bring(one.id)}>
                  {t('start.bring', { name: one.name })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AccountForm
        id={id}
        fields={[
          {
            name: 'name',
            label: t('start.name'),
            help: t('start.help'),
            type: 'text',
            autoComplete: 'organization',
            maxLength: 150,
          },
        ]}
        submit={t('start.submit')}
        onSubmit={async ({ name = '' }) => {
          const faults = await createOrganization(name);
          if (faults.length === 0) await done();
          return faultsAtFields(faults);
        }}
      />
    </div>
  );
}
