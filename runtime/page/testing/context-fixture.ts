import type { GraphqlQuery } from '../../core/operation.ts';
import type { RouteMatch } from '../../core/paths/types.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { brandFixture } from './page-fixture.ts';

export interface LogLine {
  level: string;
  code: string;
  message: string;
}

export interface ContextFixture extends RequestContext {
  readonly asked: GraphqlQuery[];
  readonly logged: LogLine[];
}

/** A request whose backend answers with `answer`; records operations and log entries. */
export function contextFixture(
  answer: (query: GraphqlQuery) => unknown,
  { route = {}, ...changes }: Partial<Omit<RequestContext, 'route'>> & { route?: Partial<RouteMatch> } = {},
): ContextFixture {
  const asked: GraphqlQuery[] = [];
  const logged: LogLine[] = [];
  return {
    brand: brandFixture(),
    locale: 'en',
    route: { page: 'home', params: {}, taxonomy: [], query: {}, path: '/', document: 'home', ...route },
    origin: 'https://jobs.example',
    requestId: 'request-1',
    query: async <T>(query: GraphqlQuery) => {
      asked.push(query);
      return answer(query) as T;
    },
    brands: () => [],
    log: (level, code, message) => logged.push({ level, code, message }),
    asked,
    logged,
    ...changes,
  };
}
