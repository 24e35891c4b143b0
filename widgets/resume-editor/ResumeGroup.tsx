import { lazy, useEffect, useRef, useState } from 'react';
import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import styles from '../shared/group-form/GroupForm.module.css';
import { editPath, resumePath, stepName } from '../shared/resume/resume-paths.ts';
import type { ResumeGroupProps } from './resume-group-props.ts';

const ResumeGroupForm = lazy(async () => ({ default: (await import('./ResumeGroupForm.tsx')).ResumeGroupForm }));

/** One section of the resume with links to the neighboring ones. */
export function ResumeGroup(props: ResumeGroupProps) {
  const { page, form, asked } = props;
  const t = useTexts('resume');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const href = createHref(page.brand.routes, page.locale);
  const at = form.groups.findIndex(({ group }) => group === asked.group);
  const [before, after] = [form.groups[at - 1], form.groups[at + 1]];
  const titleOf = ({ group, schema }: AskedGroup) => String(schema.title ?? group);
  const addressOf = ({ group }: AskedGroup) => href.path(`${editPath}/${stepName(group)}`);

  useEffect(() => {
    if (savedAt !== null) notice.current?.focus();
  }, [savedAt]);

  const time = () =>
    new Date().toLocaleTimeString(page.locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  return (
    <AccountPage page={page} title={titleOf(asked)}>
      <p className={styles.position}>
        <Link href={href.path(resumePath)}>{t('back')}</Link>
        <span>{t('editor.place', { at: at + 1, of: form.groups.length })}</span>
      </p>
      <p className={styles.muted}>{String(asked.schema.description ?? '')}</p>
      {savedAt !== null && (
        <div className={styles.saved}>
          <p ref={notice} tabIndex={-1} role="status">
            {t('editor.saved', { time: savedAt })}
          </p>
          <Link className="button" href={after ? addressOf(after) : href.path(resumePath)}>
            {after ? t('editor.next', { title: titleOf(after) }) : t('editor.done')}
          </Link>
        </div>
      )}
      <FormFrame fields={asked.fields.length}>
        <ResumeGroupForm {...props} onSaved={() => setSavedAt(time())} onTouched={() => setSavedAt(null)} />
      </FormFrame>
      <nav className={styles.neighbours} aria-label={t('editor.title')}>
        {before && (
          <Link href={addressOf(before)} rel="prev">
            {t('editor.before', { title: titleOf(before) })}
          </Link>
        )}
        {after && (
          <Link href={addressOf(after)} rel="next">
            {t('editor.after', { title: titleOf(after) })}
          </Link>
        )}
      </nav>
    </AccountPage>
  );
}
