import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import { loadOwnResumeQuery, type OwnResume } from '../shared/resume/own-resume.generated.ts';
import { ResumeFrame } from '../shared/resume/ResumeFrame.tsx';
import { groupName, resumePath } from '../shared/resume/resume-paths.ts';
import { GroupList } from './GroupList.tsx';
import type { load } from './load.ts';
import { ResumeGroup } from './ResumeGroup.tsx';

/** The sections of a resume, each a form at an address of its own. */
export function ResumeEditor({ page, id, data }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const t = useTexts('resume');
  return (
    <ResumeFrame page={page} title={t('editor.title')} form={data.form?.form} document={loadOwnResumeQuery}>
      {({ ownResume: own }, { form, set, reload }) => {
        const shared = { page, id, form, own };
        const name = groupName(page.rest ?? '');
        const asked = form.groups.find(({ group }) => group === name);
        const group = own.groups.find((one) => one.group === name);
        if (asked && group) {
          const onOwn = (ownResume: OwnResume) => set({ ownResume });
          return <ResumeGroup key={name} {...shared} asked={asked} group={group} onOwn={onOwn} reload={reload} />;
        }
        if (name === '') return <GroupList {...shared} />;
        return (
          <AccountPage page={page} title={t('unknown.title')}>
            <p>{t('unknown.part')}</p>
            <p>
              <Link className="button" href={createHref(page.brand.routes, page.locale).path(resumePath)}>
                {t('unknown.go')}
              </Link>
            </p>
          </AccountPage>
        );
      }}
    </ResumeFrame>
  );
}
