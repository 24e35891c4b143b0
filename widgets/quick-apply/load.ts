import { operation } from '../../runtime/core/operation.ts';
import { applicationFormQuery } from './quick-apply.generated.ts';

/** The form comes with the page: it is the same for everyone. The job's own questions are loaded with the offer. */
export const load = () => ({ form: operation(applicationFormQuery) });
