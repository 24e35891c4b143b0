import { operation } from '../../runtime/core/operation.ts';
import { contactFormQuery } from './contact-form.generated.ts';

/** The form with the page, so that it draws without another request. */
export const load = () => ({ form: operation(contactFormQuery) });
