import { lazy, Suspense } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Waiting } from '../shared/account/AccountPage.tsx';
import { EmployerGate } from '../shared/resume-search/EmployerGate.tsx';

// A separate chunk: it uses the styles of public lists, which would otherwise be bundled with those of personal pages.
const Finder = lazy(() => import('./Finder.tsx').then(({ Finder: found }) => ({ default: found })));

/** The resume search for employers; for everybody else, an introduction. */
export function ResumeSearch({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('resume-search');
  const waiting = (
    <AccountPage page={page} title={t('title')}>
      <Waiting lines={6} />
    </AccountPage>
  );
  return (
    <EmployerGate page={page} id={id} title={t('title')}>
      {(user) => (
        <Suspense fallback={waiting}>
          <Finder key={`${user.id} ${user.activeOrganization?.id ?? ''}`} page={page} id={id} user={user} />
        </Suspense>
      )}
    </EmployerGate>
  );
}
