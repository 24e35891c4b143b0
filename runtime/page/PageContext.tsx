import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext } from 'react';
import type { Href } from '../core/routing/href.ts';
import type { Answers } from './assemble/page-props.ts';
import type { PageInfo, WidgetRegistry } from './widget-contract.ts';

export interface PageContextValue {
  page: PageInfo;
  /** Addresses in the language of the page. */
  href: Href;
  /** Data loaded by the server, by query key. */
  answers: Answers;
  registry: WidgetRegistry;
  /** Marks where a widget begins, while the visual editor is open. */
  mark?: SlotMark | null;
  setMark?: Dispatch<SetStateAction<SlotMark | null>>;
}

export type SlotMark = (widget: string) => ReactNode;

const PageContext = createContext<PageContextValue | null>(null);

/** Provides the page to its descendants, which read it with `usePage`. */
export function PageProvider({ value, children }: { value: PageContextValue; children: ReactNode }) {
  return <PageContext value={value}>{children}</PageContext>;
}

/** The page and the widget registry. Widgets get the page as a prop; shared helpers read it here. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage outside of a page: wrap the element in PageProvider.');
  return value;
}
