import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { FoundForm } from '../shared/resume/resume-form.ts';
import { EmployerGate } from '../shared/resume-search/EmployerGate.tsx';
import { Reader } from './Reader.tsx';

/** A resume of somebody else, for employers. */
export function ResumeView({ page, id, data }: WidgetProps<Record<string, never>, { form?: FoundForm }>) {
  const t = useTexts('resume-search');
  const resumeId = Number(page.rest);
  return (
    <EmployerGate page={page} id={id} title={t('view.title')}>
      {(user) => (
        <Reader
          key={`${resumeId} ${user.id} ${user.activeOrganization?.id ?? ''}`}
          page={page}
          id={id}
          resumeId={resumeId}
          form={data.form?.form ?? null}
        />
      )}
    </EmployerGate>
  );
}
