import { lazy } from 'react';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { loadOwnResumeQuery } from '../shared/resume/own-resume.generated.ts';
import { ResumeFrame } from '../shared/resume/ResumeFrame.tsx';
import type { load } from './load.ts';

const Wizard = lazy(async () => ({ default: (await import('./Wizard.tsx')).Wizard }));

/** Creating a first resume: from a file or from scratch, step by step. */
export function ResumeWizard({ page, id, data }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const t = useTexts('resume');
  const wizard = data.wizard?.resumeWizard;
  return (
    <ResumeFrame
      page={page}
      title={t('wizard.title')}
      form={wizard ? data.form?.form : null}
      document={loadOwnResumeQuery}
    >
      {({ ownResume: own }, { form }) => (
        <FormFrame fields={6}>
          <Wizard page={page} id={id} form={form} wizard={wizard ?? form} own={own} />
        </FormFrame>
      )}
    </ResumeFrame>
  );
}
