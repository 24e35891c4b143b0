import { operation } from '../../runtime/core/operation.ts';
import { resumeFormQuery } from '../shared/resume/resume-form.generated.ts';

/** The form comes with the page: it contains the labels of the sections. */
export const load = () => ({ form: operation(resumeFormQuery) });
