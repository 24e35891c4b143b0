import { operation } from '../../runtime/core/operation.ts';
import { resumeFormQuery } from '../shared/resume/resume-form.generated.ts';

/** The form with the page: it says what the parts are called. */
export const load = () => ({ form: operation(resumeFormQuery) });
