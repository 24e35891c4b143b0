import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { resumeForm } from '../shared/resume/resume-form.ts';

/** The form with the page: it says what the parts are called. */
export const load: WidgetLoad<Record<string, never>> = () => ({ form: { document: resumeForm, variables: {} } });
