import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { LinkedAlert } from './LinkedAlert.tsx';
import { NewAlert } from './NewAlert.tsx';
import { OwnAlerts } from './OwnAlerts.tsx';

/** The alerts of a member; behind the address of a mail the one alert that it speaks of; the form for a new one. */
export function AlertsPage({ page, id }: WidgetProps<Record<string, never>>) {
  const rest = page.rest ?? '';
  if (rest === '') return <OwnAlerts page={page} id={id} />;
  return rest === 'new' ? (
    <NewAlert page={page} id={id} />
  ) : (
    <LinkedAlert key={rest} page={page} id={id} token={rest} />
  );
}
