import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { EmployerGate } from '../shared/resume-search/EmployerGate.tsx';
import { Finder } from './Finder.tsx';

/** The search of resumes for employers; for everybody else, what it is. */
export function ResumeSearch({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('resume-search');
  return (
    <EmployerGate page={page} id={id} title={t('title')}>
      {(user) => <Finder key={`${user.id} ${user.activeOrganization?.id ?? ''}`} page={page} id={id} user={user} />}
    </EmployerGate>
  );
}
