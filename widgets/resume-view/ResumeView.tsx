import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { EmployerGate } from '../shared/resume-search/EmployerGate.tsx';
import type { load } from './load.ts';
import { Reader } from './Reader.tsx';

/** Another person's resume, for employers. */
export function ResumeView({ page, id, data }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
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
