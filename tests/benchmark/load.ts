/** Load from this machine to this machine: bounded in time, summed up as requests a second. */
import autocannon from 'autocannon';

export interface LoadOptions {
  url: string;
  host?: string;
  connections?: number;
  seconds?: number;
  /** Paths to ask for in turn instead of the one of `url`. */
  paths?: readonly string[];
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Answers that were not 200. */
  failures: number;
}

export async function putLoad({ url, host, connections = 16, seconds = 4, paths }: LoadOptions): Promise<LoadResult> {
  const headers = { 'accept-encoding': 'gzip', ...(host ? { host } : {}) };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(paths ? { requests: paths.map((path) => ({ method: 'GET' as const, path, headers })) } : {}),
  });
  return { requestsPerSecond: result.requests.average, failures: result.non2xx + result.errors };
}

/** Runs the contenders by turns, `rounds` times, and gives each one's median, so that noise hits all alike. */
export async function interleave<Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen[name].push(await contenders[name]());
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, middle(seen[name])])) as Record<Name, number>;
}
