import { operation } from '../../runtime/core/operation.ts';
import { resumeFormQuery } from '../shared/resume/resume-form.generated.ts';
import { resumeWizardQuery } from './resume-wizard.generated.ts';

/** The complete form and the short one come with the page: they are the same for everyone. */
export const load = () => ({ form: operation(resumeFormQuery), wizard: operation(resumeWizardQuery) });
