import { operation } from '../../runtime/core/operation.ts';
import { jobFormQuery } from './job-wizard.generated.ts';

/** The form comes with the page: it is the same for everyone. */
export const load = () => ({ form: operation(jobFormQuery) });
