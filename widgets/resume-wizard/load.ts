import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { resumeForm } from '../shared/resume/resume-form.ts';

const resumeWizard = `query ResumeWizard {
  resumeWizard { form check groups { group schema fields { name control width } } }
}`;

/** The whole form and the short one with the page: they are the same for everyone. */
export const load: WidgetLoad<Record<string, never>> = () => ({
  form: { document: resumeForm, variables: {} },
  wizard: { document: resumeWizard, variables: {} },
});
