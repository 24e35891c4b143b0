import { OrPlain } from '../../runtime/forms/plain/OrPlain.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AlertList } from '../shared/alerts/AlertList.tsx';
import { jobAlerts } from '../shared/alerts/alert-kind.ts';
import { LinkedAlert } from '../shared/alerts/LinkedAlert.tsx';
import { NewAlert } from '../shared/alerts/NewAlert.tsx';
import type { load } from './load.ts';
import { PlainNewAlert } from './PlainNewAlert.tsx';

/** The alerts of a member; with the link from an email, the alert it is about; the form for a new one. */
export function AlertsPage({ page, id, data }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const rest = page.rest ?? '';
  if (rest === '') return <OwnAlerts page={page} id={id} />;
  const { start } = data;
  if (rest === 'new') {
    const { form = null, title = null } = start ?? {};
    return (
      <OrPlain plain={<PlainNewAlert page={page} id={id} form={form} title={title} />}>
        <NewAlert page={page} kind={jobAlerts} />
      </OrPlain>
    );
  }
  return <LinkedAlert key={rest} page={page} id={id} kind={jobAlerts} choice={{ token: rest }} isPosted />;
}

function OwnAlerts({ page, id }: { page: PageInfo; id: string }) {
  const { user } = useRequiredSession(page);
  return <AlertList page={page} id={id} kind={jobAlerts} user={user} />;
}
