import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import { resumePreviewsQuery, wholeResumeQuery } from '../shared/resume/own-resume.generated.ts';
import { ResumeFrame } from '../shared/resume/ResumeFrame.tsx';
import { resumePath } from '../shared/resume/resume-paths.ts';
import type { load } from './load.ts';
import { OwnView } from './OwnView.tsx';
import { Preview } from './Preview.tsx';

/** A person's own resume, and as employers see it. */
export function ResumePage({ page, id, data }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const t = useTexts('resume');
  const form = data.form?.form;
  if (page.rest === 'preview') {
    return (
      <ResumeFrame page={page} title={t('preview.title')} form={form} document={resumePreviewsQuery}>
        {({ ownResume }, tools) => <Preview page={page} id={id} form={tools.form} views={ownResume} />}
      </ResumeFrame>
    );
  }
  if (page.rest) {
    const href = createHref(page.brand.routes, page.locale);
    return (
      <AccountPage page={page} title={t('unknown.title')}>
        <p>{t('unknown.text')}</p>
        <p>
          <Link className="button" href={href.path(resumePath)}>
            {t('unknown.go')}
          </Link>
        </p>
      </AccountPage>
    );
  }
  return (
    <ResumeFrame page={page} title={t('title')} form={form} document={wholeResumeQuery}>
      {({ ownResume }, { form: asked, set }) => (
        <OwnView
          page={page}
          id={id}
          form={asked}
          resume={ownResume}
          onOwn={(own) => set({ ownResume: { ...ownResume, ...own } })}
        />
      )}
    </ResumeFrame>
  );
}
