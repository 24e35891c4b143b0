import { useState } from 'react';
import { languageName } from '../../runtime/core/texts/language-name.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { canAddRole, ownRoles } from '../shared/account/own-roles.ts';
import type { PartProps } from './part-props.ts';
import styles from './SettingsPage.module.css';
import { updateAccount } from './settings-calls.ts';

/** Name, and the language of emails. */
export function PersonPart({ page, id, user }: PartProps) {
  const t = useTexts('account');
  const { refresh, roles, masqueraded } = useSession();
  const [isSaved, setSaved] = useState(false);
  const { supported } = page.brand.locales;
  const name = (field: 'firstName' | 'lastName' | 'displayName', autoComplete: string) =>
    ({
      name: field,
      label: t(`fields.${field}`),
      type: 'text',
      autoComplete,
      optional: true,
      maxLength: 100,
      initial: user[field],
    }) as const;
  const locale = {
    name: 'locale',
    label: t('fields.locale'),
    type: 'select',
    optional: false,
    initial: user.locale,
    options: supported.map((one) => ({ value: one, label: languageName(one, page.locale) })),
  } as const;
  return (
    <>
      {isSaved && <Notice kind="success">{t('settings.saved')}</Notice>}
      <AccountForm
        id={id}
        fields={[
          name('firstName', 'given-name'),
          name('lastName', 'family-name'),
          { ...name('displayName', 'nickname'), help: t('fields.displayNameHelp') },
          ...(supported.length > 1 ? [locale] : []),
        ]}
        submit={t('settings.save')}
        onSubmit={async ({ firstName = '', lastName = '', displayName = '', ...values }) => {
          setSaved(false);
          const faults = await updateAccount({
            firstName,
            lastName,
            displayName,
            locale: values.locale ?? user.locale,
          });
          if (faults.length > 0) return faults;
          await refresh();
          setSaved(true);
          return [];
        }}
      />
      <section className={styles.block} aria-labelledby={`${id}-roles`}>
        <h3 id={`${id}-roles`}>{t('settings.roles.title')}</h3>
        {ownRoles.map((role) =>
          roles.includes(role) ? (
            <p key={role}>{t(`settings.roles.has.${role}`)}</p>
          ) : (
            !masqueraded &&
            canAddRole(page.brand.features, roles, role) && (
              <AddRole key={role} page={page} as={role} otherwise="" isBeside />
            )
          ),
        )}
      </section>
    </>
  );
}
