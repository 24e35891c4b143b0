import { Component, type ReactNode } from 'react';
import { componentName } from '../../core/component-name.ts';
import type { WidgetInstance } from '../assemble/page-props.ts';
import { Link } from '../Link.tsx';
import { reportFault } from '../live/report-fault.ts';
import { useTracking } from '../live/widget-tracker.ts';
import { usePage } from '../PageContext.tsx';
import { useTexts } from '../texts.tsx';

/** One widget with its server-loaded data, or its error state if loading failed. */
export function WidgetSlot({ instance }: { instance: WidgetInstance }) {
  const { mark } = usePage();
  return (
    <>
      {mark?.(instance.id)}
      {instance.fault ? <WidgetFault id={instance.fault} /> : <Guarded instance={instance} />}
    </>
  );
}

function Guarded({ instance }: { instance: WidgetInstance }) {
  // Error boundaries work in the browser only.
  if (typeof window === 'undefined') return <WidgetView instance={instance} />;
  return (
    <WidgetBoundary key={instance.widget} name={instance.widget}>
      <WidgetView instance={instance} />
    </WidgetBoundary>
  );
}

function WidgetView({ instance }: { instance: WidgetInstance }) {
  const { page, registry, answers } = usePage();
  useTracking(instance);
  const Widget = registry[componentName(instance.widget)];
  if (!Widget) throw new Error(`There is no widget "${instance.widget}".`);
  const data: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(instance.queries ?? {})) data[name] = answers[key];
  return <Widget id={instance.id} page={page} props={instance.props as never} data={data as never} />;
}

interface Props {
  name: string;
  children: ReactNode;
}

/** Keeps a widget that throws in the browser from breaking the page; the error is reported under an id. */
class WidgetBoundary extends Component<Props, { fault: string | null }> {
  override state: { fault: string | null } = { fault: null };

  static getDerivedStateFromError(): { fault: string } {
    return { fault: Math.random().toString(16).slice(2, 10) };
  }

  override componentDidCatch(error: Error): void {
    reportFault('WIDGET_RENDER_FAILED', `${this.state.fault} ${this.props.name}: ${error.stack ?? error.message}`);
  }

  override render(): ReactNode {
    return this.state.fault ? <WidgetFault id={this.state.fault} /> : this.props.children;
  }
}

/** Error state of a widget: what happened, what still works, and the id of the log entry. */
function WidgetFault({ id }: { id: string }) {
  const t = useTexts('common');
  const { page } = usePage();
  return (
    <section className="widget-fault" role="alert">
      <p>
        {t('fault.text')} <Link href={page.path}>{t('fault.again')}</Link>
      </p>
      <p className="meta">{t('fault.id', { id })}</p>
    </section>
  );
}
