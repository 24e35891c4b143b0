import { operation } from '../../runtime/core/operation.ts';
import { contactFormQuery } from './contact-form.generated.ts';

/** The form comes with the page, so that it renders without another request. */
export const load = () => ({ form: operation(contactFormQuery) });
