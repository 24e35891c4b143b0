import type { Operation } from '../../core/operation.ts';
import { operationKey } from '../../core/operation-key.ts';
import type { RequestContext } from '../../core/request-context.ts';
import type { LoadContext, PageOutcome, WidgetLoaders } from '../widget-contract.ts';
import { logFault } from './log-fault.ts';
import type { Answers, PageRegions, WidgetInstance } from './page-props.ts';

export interface LoadedPage {
  regions: PageRegions;
  answers: Answers;
  outcome: PageOutcome;
}

type Answer = { data: unknown } | { fault: string };

/**
 * Runs the queries of all widgets in parallel, without duplicates. A failing query marks its widgets with the id of the
 * logged error and leaves the rest of the page alone; only a failing main widget makes the page answer 503.
 */
export async function loadData(
  context: RequestContext,
  load: LoadContext,
  regions: PageRegions,
  loaders: WidgetLoaders,
): Promise<LoadedPage> {
  const running = new Map<string, Promise<Answer>>();
  const keys = new Map<Operation, string>();
  const run = (query: Operation): string => {
    const known = keys.get(query);
    if (known !== undefined) return known;
    // Short, and the same on server and in the browser: the document itself is never sent.
    const key = operationKey(query).join('.');
    keys.set(query, key);
    if (!running.has(key)) running.set(key, answer(context, query));
    return key;
  };
  const planned = Object.entries(regions).map(
    ([region, list]) => [region, list.map((widget) => plan(context, load, widget, loaders, run))] as const,
  );

  // In the order of the page, whichever came first: the same page has the same bytes in every process.
  const answers = new Map(await Promise.all([...running].map(async ([key, promise]) => [key, await promise] as const)));
  const given = Object.fromEntries(
    [...answers].flatMap(([key, result]) => ('data' in result ? [[key, result.data]] : [])),
  );
  const outcome: PageOutcome = {};
  const done: PageRegions = Object.fromEntries(
    planned.map(([region, list]) => [
      region,
      list.map((widget) => settle(context, load, widget, loaders, answers, outcome)),
    ]),
  );
  return { regions: done, answers: given, outcome };
}

async function answer(context: RequestContext, query: Operation): Promise<Answer> {
  try {
    return { data: await context.query(query) };
  } catch (error) {
    return { fault: logFault(context, 'WIDGET_LOAD_FAILED', error) };
  }
}

function plan(
  context: RequestContext,
  load: LoadContext,
  widget: WidgetInstance,
  loaders: WidgetLoaders,
  run: (query: Operation) => string,
): WidgetInstance {
  const loader = loaders[widget.widget];
  if (!loader?.load) return widget;
  try {
    const queries = loader.load(load, widget.props as never);
    return {
      ...widget,
      queries: Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, run(query)])),
    };
  } catch (error) {
    return {
      ...widget,
      fault: logFault(context, 'WIDGET_LOAD_FAILED', `${widget.widget} (${widget.id}): ${String(error)}`),
    };
  }
}

function settle(
  context: RequestContext,
  load: LoadContext,
  widget: WidgetInstance,
  loaders: WidgetLoaders,
  answers: ReadonlyMap<string, Answer>,
  outcome: PageOutcome,
): WidgetInstance {
  const data: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(widget.queries ?? {})) {
    const result = answers.get(key);
    if (!result || 'fault' in result) {
      if (loaders[widget.widget]?.main) outcome.status = 503;
      return { id: widget.id, widget: widget.widget, props: {}, fault: result?.fault ?? 'none' };
    }
    data[name] = result.data;
  }
  const decide = loaders[widget.widget]?.outcome;
  if (!decide || widget.fault) return widget;
  try {
    Object.assign(outcome, { ...decide(load, widget.props as never, data as never), ...outcome });
    return widget;
  } catch (error) {
    return { ...widget, fault: logFault(context, 'WIDGET_OUTCOME_FAILED', error) };
  }
}
