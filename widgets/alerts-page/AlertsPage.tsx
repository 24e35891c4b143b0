import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AlertList } from '../shared/alerts/AlertList.tsx';
import { jobAlerts } from '../shared/alerts/alert-kind.ts';
import { LinkedAlert } from '../shared/alerts/LinkedAlert.tsx';
import { NewAlert } from '../shared/alerts/NewAlert.tsx';

/** The alerts of a member; with the link from an email, the alert it is about; the form for a new one. */
export function AlertsPage({ page, id }: WidgetProps<Record<string, never>>) {
  const rest = page.rest ?? '';
  if (rest === '') return <OwnAlerts page={page} id={id} />;
  return rest === 'new' ? (
    <NewAlert page={page} kind={jobAlerts} />
  ) : (
    <LinkedAlert key={rest} page={page} id={id} kind={jobAlerts} choice={{ token: rest }} />
  );
}

function OwnAlerts({ page, id }: { page: PageInfo; id: string }) {
  const { user } = useRequiredSession(page);
  return <AlertList page={page} id={id} kind={jobAlerts} user={user} />;
}
