import { operation } from '../../runtime/core/operation.ts';
import { applicationFormQuery } from './quick-apply.generated.ts';

/** The form with the page: it is the same for everyone. What the job asks besides comes with the offer. */
export const load = () => ({ form: operation(applicationFormQuery) });
