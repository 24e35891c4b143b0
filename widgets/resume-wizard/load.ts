import { operation } from '../../runtime/core/operation.ts';
import { resumeFormQuery } from '../shared/resume/resume-form.generated.ts';
import { resumeWizardQuery } from './resume-wizard.generated.ts';

/** The whole form and the short one with the page: they are the same for everyone. */
export const load = () => ({ form: operation(resumeFormQuery), wizard: operation(resumeWizardQuery) });
