import type { WidgetInstance } from '../assemble/page-props.ts';
import { useTracking } from '../live/widget-tracker.ts';
import { usePage } from '../PageContext.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { WidgetFault } from './WidgetFault.tsx';

/** One widget with the data that the server loaded for it; its own error state when that failed. */
export function WidgetSlot({ instance }: { instance: WidgetInstance }) {
  if (instance.fault) return <WidgetFault id={instance.fault} />;
  return (
    <WidgetBoundary key={instance.widget} name={instance.widget}>
      <WidgetView instance={instance} />
    </WidgetBoundary>
  );
}

function WidgetView({ instance }: { instance: WidgetInstance }) {
  const { page, registry, answers } = usePage();
  useTracking(instance);
  const Widget = registry[instance.widget];
  if (!Widget) throw new Error(`There is no widget "${instance.widget}".`);
  const data: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(instance.queries ?? {})) data[name] = answers[key];
  return <Widget id={instance.id} page={page} props={instance.props as never} data={data as never} />;
}
