import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { readWishes } from '../../runtime/session/page-address.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { canAddRole, ownRoles } from '../shared/account/own-roles.ts';
import { firstRole, hintedRole, roleChoices } from './asked-roles.ts';
import { NewAccount } from './NewAccount.tsx';
import type { RegistrationFound } from './registration-found.ts';

export interface RegisterFormData {
  form: RegistrationFound;
}

// Only needed by people with an account.
const JoinSite = lazy(() => import('./JoinSite.tsx').then((found) => ({ default: found.JoinSite })));

/** Creates an account, or asks for the role of an existing one on this brand. */
export function RegisterForm({ page, id, data }: WidgetProps<Record<string, never>, RegisterFormData>) {
  const t = useTexts('account');
  const { status, user, roles } = useSession();
  const [asked, setAsked] = useState<{ destination: string | null; search: string }>({ destination: null, search: '' });
  const { form, getGdprConsentInfos: consents } = data.form;
  const { features } = page.brand;
  const choices = useMemo(() => (form ? roleChoices(form, features) : []), [form, features]);
  const hint = { ...asked, href: createHref(page.brand.routes, page.locale) };
  const role = firstRole(choices, hint);
  const isMember = ownRoles.some((one) => roles.includes(one));
  // A member who comes here for the other role adds it.
  const isAdding = hintedRole(hint) === role && canAddRole(features, roles, role);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page was opened
  useEffect(() => {
    const wanted = { destination: readWishes(window.location).destination, search: window.location.search };
    const prefered = hintedRole({ ...wanted, href: createHref(page.brand.routes, page.locale) });
    track({ key: 'registration_form', params: { signup_method: 'email', prefered_job_role: prefered } });
    setAsked(wanted);
  }, []);

  const title = isAdding
    ? t(`addRole.${role}.title`)
    : t(user && !isMember ? 'join.title' : 'register.title', { site: page.brand.site.name });
  const step = { page, id, choices, role, consents, destination: asked.destination };
  const isOpen = form !== null && choices.length > 0;
  return (
    <AccountPage page={page} title={title} image={page.brand.site.registerImage ?? page.brand.site.loginImage} isPlain>
      {!isOpen && <Notice>{t('register.closed')}</Notice>}
      {status === 'authenticated' && user && isMember && !isAdding && (
        <Member page={page} name={user.name} destination={asked.destination} />
      )}
      {isOpen && status === 'authenticated' && user && (!isMember || isAdding) && (
        <Suspense fallback={<Waiting lines={3} />}>
          <JoinSite key={role} {...step} form={form} isMember={isMember} />
        </Suspense>
      )}
      {isOpen && status !== 'authenticated' && <NewAccount {...step} form={form} />}
    </AccountPage>
  );
}

function Member({ page, name, destination }: { page: PageInfo; name: string; destination: string | null }) {
  const t = useTexts('account');
  const href = createHref(page.brand.routes, page.locale);
  return (
    <Notice>
      <p>{t('login.already', { name })}</p>
      <Link className="button" href={destination ?? href.path('/dashboard')}>
        {t('login.goOn')}
      </Link>
    </Notice>
  );
}
