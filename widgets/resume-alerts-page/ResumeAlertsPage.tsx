import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { AlertList } from '../shared/alerts/AlertList.tsx';
import { resumeAlerts } from '../shared/alerts/alert-kind.ts';
import { LinkedAlert } from '../shared/alerts/LinkedAlert.tsx';
import { NewAlert } from '../shared/alerts/NewAlert.tsx';
import { EmployerGate } from '../shared/resume-search/EmployerGate.tsx';

/** An employer's resume alerts; a single one by its id or the link from an email; the form for a new one. */
export function ResumeAlertsPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('resume-alerts');
  const rest = page.rest ?? '';
  // Anything else in the path counts as an unknown alert.
  const chosen = rest === '' || rest === 'new' ? undefined : rest.replace(/^edit\//, '');
  const isNumber = /^\d{1,10}$/.test(chosen ?? '');
  const one = { page, id, kind: resumeAlerts };
  if (chosen !== undefined && !isNumber) return <LinkedAlert key={rest} {...one} choice={{ token: chosen }} />;
  return (
    <EmployerGate page={page} id={id} title={t('title')}>
      {(user) =>
        isNumber ? (
          <LinkedAlert key={rest} {...one} choice={{ id: Math.min(Number(chosen), 2 ** 31 - 1) }} />
        ) : rest === 'new' ? (
          <NewAlert page={page} kind={resumeAlerts} />
        ) : (
          <AlertList page={page} id={id} kind={resumeAlerts} user={user} />
        )
      }
    </EmployerGate>
  );
}
