import Router from 'next/router';
import { lazy, useEffect, useRef, useState } from 'react';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import type { GroupProps } from './editor-props.ts';
import styles from './OrganizationEditor.module.css';
import { descriptionOf, neighbours, titleOf } from './parts.ts';

const GroupForm = lazy(async () => ({ default: (await import('./GroupForm.tsx')).GroupForm }));

/** One section of the profile with links to the neighboring ones. */
export function GroupEditor(props: GroupProps) {
  const { page, form, own, asked, addressOf } = props;
  const t = useTexts('organization-editor');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const at = form.groups.findIndex(({ group }) => group === asked.group) + 1;
  const isPrivate = asked.group === 'personal_info';
  const reach = own.state === 'published' ? 'public' : 'hidden';
  const { before, after } = neighbours(form, asked.group);
  // Setting up leads through what is missing, and then to publishing.
  const next = form.groups.find(
    (one) =>
      one.group !== asked.group && own.groups.some(({ group, faults }) => group === one.group && faults.length > 0),
  );

  useEffect(() => {
    if (savedAt !== null) notice.current?.focus();
  }, [savedAt]);

  return (
    <AccountPage page={page} title={titleOf(asked)}>
      <p className={styles.position}>
        <Link href={addressOf()}>{own.name}</Link>
        <span>{t('parts.place', { at, of: form.groups.length })}</span>
      </p>
      {isPrivate ? (
        <p className={styles.private}>{t('parts.private')}</p>
      ) : (
        <p className={styles.muted}>{descriptionOf(asked)}</p>
      )}
      {savedAt !== null && (
        <div className={styles.saved}>
          <p ref={notice} tabIndex={-1} role="status">
            {t(`saved.${isPrivate ? 'private' : reach}`, { time: savedAt })}
          </p>
          <Link className="button" href={after ? addressOf(after.group) : addressOf()}>
            {after ? t('saved.next', { title: titleOf(after) }) : t('saved.done')}
          </Link>
        </div>
      )}
      <FormFrame fields={asked.fields.length}>
        <GroupForm
          {...props}
          onSaved={(goesOn) => {
            if (goesOn) return void Router.push(next ? addressOf(next.group) : addressOf());
            setSavedAt(
              new Date().toLocaleTimeString(page.locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
            );
          }}
          onTouched={() => setSavedAt(null)}
        />
      </FormFrame>
      <nav className={styles.neighbours} aria-label={t('parts.title')}>
        {before && (
          <Link href={addressOf(before.group)} rel="prev">
            {t('parts.before', { title: titleOf(before) })}
          </Link>
        )}
        {after && (
          <Link href={addressOf(after.group)} rel="next">
            {t('parts.after', { title: titleOf(after) })}
          </Link>
        )}
      </nav>
    </AccountPage>
  );
}
