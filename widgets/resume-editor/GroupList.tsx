import { createHref } from '../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import styles from '../shared/group-form/GroupForm.module.css';
import type { OwnResume } from '../shared/resume/own-resume.generated.ts';
import { editPath, resumePath, stepName } from '../shared/resume/resume-paths.ts';

interface GroupListProps {
  page: PageInfo;
  form: FormToFill;
  own: OwnResume;
}

/** All sections with their status and links. */
export function GroupList({ page, form, own }: GroupListProps) {
  const t = useTexts('resume');
  const href = createHref(page.brand.routes, page.locale);
  return (
    <AccountPage page={page} title={t('editor.title')}>
      <ol className={styles.parts}>
        {form.groups.map(({ group, schema }) => {
          const stored = own.groups.find((one) => one.group === group);
          const state = (stored?.faults.length ?? 0) > 0 ? 'missing' : stored?.answered ? 'complete' : 'empty';
          return (
            <li className={styles.part} key={group}>
              <div className={styles.partText}>
                <Link className={styles.partLink} href={href.path(`${editPath}/${stepName(group)}`)}>
                  {String(schema.title ?? group)}
                </Link>
                <p className={styles.muted}>{String(schema.description ?? '')}</p>
              </div>
              <span className={styles.state} data-state={state}>
                {t(`editor.states.${state}`)}
              </span>
            </li>
          );
        })}
      </ol>
      <p>
        <Link href={href.path(resumePath)}>{t('back')}</Link>
      </p>
    </AccountPage>
  );
}
