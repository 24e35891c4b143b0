/** Where a site asks its forms. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { createHref, publicRoutes } from '../routing/href.ts';
import type { FormName } from './ask.ts';
import { rolesOf } from './brand-rules.ts';

/** The page that asks each form; contact forms may be on any page. */
const PAGES: Readonly<Record<Exclude<FormName, 'contact'>, string>> = {
  job: 'job-wizard',
  organization: 'profile',
  customer: 'checkout',
  resume: 'resume-edit',
  application: 'apply',
  registration: 'register',
  login: 'login',
  resume_contact: 'resume-contacts',
  alert: 'alerts',
  resume_alert: 'resume-alerts',
};

/** Whether anybody can be asked a form: its page exists, and no feature that it needs is off. */
export function isFormOn(document: BrandDocument, form: FormName): boolean {
  if (form === 'contact') return document.site.contactEmail !== null;
  if (form === 'registration' && rolesOf(document).length === 0) return false;
  return createHref(publicRoutes(document), document.locales.default).page(PAGES[form]) !== null;
}
