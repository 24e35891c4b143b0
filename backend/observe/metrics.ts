/** What this process counts, for `/metrics`. Labels have few values, all of them ours: nothing that a client sends becomes one. */
import { Counter, Histogram, Registry } from 'prom-client';

/** Of the process, whatever runs in it. */
export const processMetrics = new Registry();
const registers = [processMetrics];

export const requests = new Counter({
  name: 'nameplate_requests_total',
  help: 'Answered requests by kind of answer and status. Status "aborted": the client left before the answer.',
  labelNames: ['kind', 'status'],
  registers,
});

export const requestSeconds = new Histogram({
  name: 'nameplate_request_seconds',
  help: 'Time from a request to the end of its answer, without pages from memory (kind "cached").',
  labelNames: ['kind'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const sheds = new Counter({
  name: 'nameplate_sheds_total',
  help: 'Requests refused with 503 because too many pages were waiting to be rendered.',
  registers,
});

export const renders = new Counter({
  name: 'nameplate_renders_total',
  help: 'Rendered pages: set into a known frame, by Next itself, or found unchanged.',
  labelNames: ['by'],
  registers,
});

export const unknownFrames = new Counter({
  name: 'nameplate_unknown_frames_total',
  help: 'Documents of Next without the structure that the server expects, so that Next renders all pages of their kind.',
  registers,
});

export const unknownFrontends = new Counter({
  name: 'nameplate_unknown_frontends_total',
  help: 'API requests whose "frontend" header is missing, names no brand here, or one of another host.',
  registers,
});

export const searchSeconds = new Histogram({
  name: 'nameplate_search_seconds',
  help: 'Time of searches by index.',
  labelNames: ['index'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});

export const slowStatements = new Counter({
  name: 'nameplate_slow_statements_total',
  help: 'SQL statements that took longer than SLOW_QUERY_MS.',
  registers,
});

export const mailAttempts = new Counter({
  name: 'nameplate_mails_total',
  help: 'Attempts to send an email: sent, put back for a later attempt, or given up.',
  labelNames: ['outcome'],
  registers,
});

export const runs = new Counter({
  name: 'nameplate_work_runs_total',
  help: 'Runs of background tasks.',
  labelNames: ['task', 'outcome'],
  registers,
});

export const runSeconds = new Histogram({
  name: 'nameplate_work_seconds',
  help: 'Time of runs of background tasks.',
  labelNames: ['task'],
  buckets: [0.1, 1, 10, 60, 600],
  registers,
});

const logLines = new Counter({
  name: 'nameplate_log_lines_total',
  help: 'Log lines by level and code, including those left out because there were too many of a kind.',
  labelNames: ['level', 'code'],
  registers,
});

// What an alert compares with before must be there before.
for (const outcome of ['sent', 'put-back', 'failed']) mailAttempts.inc({ outcome }, 0);
for (const by of ['frame', 'next', 'unchanged']) renders.inc({ by }, 0);

const MOST_CODES = 300;
const codes = new Set<string>();

/** Browsers choose the codes of their reports, so all of those count as one. */
export function countLogLine(level: string, code: string): void {
  let label = code.startsWith('BROWSER_') ? 'BROWSER' : code;
  if (!codes.has(label)) {
    if (codes.size >= MOST_CODES) label = 'OTHER';
    codes.add(label);
  }
  logLines.inc({ level, code: label });
}
