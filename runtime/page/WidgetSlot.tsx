import { useQueries } from '@tanstack/react-query';
import { usePage } from './PageContext.tsx';
import type { WidgetInstance } from './page-props.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { WidgetFault } from './WidgetFault.tsx';
import { useTracking } from './widget-tracker.ts';

/** One widget with the data that the server loaded for it; its own error state when that failed. */
export function WidgetSlot({ instance }: { instance: WidgetInstance }) {
  if (instance.fault) return <WidgetFault id={instance.fault} />;
  return (
    <WidgetBoundary key={instance.widget} name={instance.widget}>
      {instance.queries ? (
        <LoadedWidget instance={instance} queries={instance.queries} />
      ) : (
        <PlainWidget instance={instance} data={noData} />
      )}
    </WidgetBoundary>
  );
}

const noData = {};

function LoadedWidget({ instance, queries }: { instance: WidgetInstance; queries: Readonly<Record<string, string>> }) {
  const names = Object.keys(queries);
  const results = useQueries({
    queries: names.map((name) => ({ queryKey: [queries[name]], queryFn: neverFetched, enabled: false })),
  });
  return (
    <PlainWidget instance={instance} data={Object.fromEntries(names.map((name, at) => [name, results[at]?.data]))} />
  );
}

/** Loaded data comes with the page only; a soft transition brings the next. */
function neverFetched(): never {
  throw new Error('Widget data comes with the page.');
}

function PlainWidget({ instance, data }: { instance: WidgetInstance; data: Record<string, unknown> }) {
  const { page, registry } = usePage();
  useTracking(instance);
  const Widget = registry[instance.widget];
  if (!Widget) throw new Error(`There is no widget "${instance.widget}".`);
  return <Widget id={instance.id} page={page} props={instance.props as never} data={data as never} />;
}
