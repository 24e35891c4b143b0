import { Component, type ReactNode } from 'react';
import { reportFault } from '../live/report-fault.ts';
import { WidgetFault } from './WidgetFault.tsx';

interface Props {
  name: string;
  children: ReactNode;
}

/** Keeps a widget that throws in the browser from taking the page down; the fault is reported under an id. */
export class WidgetBoundary extends Component<Props, { fault: string | null }> {
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
