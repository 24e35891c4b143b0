/**
 * Mails the new results of saved searches. Equal searches are matched once; their alerts are processed in batches, each in
 * one transaction: mails and their record are committed together, so that an interrupted run continues where it stopped.
 */

import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { transact } from '../../database/transact.ts';
import { scopeOfBrand } from '../../services/search-scope.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { queueAlerts } from './alert-mail.ts';
import { type Candidate, chooseNew } from './choose.ts';
import { type AlertKind, jobAlerts, resumeAlerts } from './kinds.ts';
import { withKnownFilters } from './known-filters.ts';
import { newJobs } from './new-jobs.ts';
import { newResumes } from './new-resumes.ts';
import type { News } from './news.ts';
import { type DueAlert, type DueGroup, findDueGroups, type Looked, lockDue, noteLooked } from './send-store.ts';
import type { SendingKind } from './sending.ts';

/** Groups read at once, groups searched at once, and alerts per transaction: these limit the memory of a run. */
const GROUPS = 200;
const AT_ONCE = 4;
const ALERTS = 200;
/** Candidates from which one mail is chosen, as a multiple of its limit. */
const CANDIDATES_PER_PLACE = 10;
/** Overlap of the time range, for results that appear late because a server was down; `sent` prevents duplicates. */
const LATE_MS = DAY_MS;
const KEPT_SENT = 500;

export interface SendReport {
  looked: number;
  mailed: number;
}

export const sendAlertsTask = defineTask({
  name: 'send-alerts',
  schedule: '*/10 * * * *',
  retryLimit: 3,
  longestSeconds: 3 * 3600,
  async run(tools) {
    const { looked, mailed } = await sendAlerts(tools);
    if (looked > 0) tools.log('info', 'ALERTS', `${looked} alerts were due, ${mailed} mails wait in the outbox.`);
  },
});

/** Processes every due alert, brand by brand; those of a brand that is not served, or has alerts turned off, wait. */
export async function sendAlerts(tools: WorkTools): Promise<SendReport> {
  const report: SendReport = { looked: 0, mailed: 0 };
  for (const brand of tools.brands()) {
    await sendKind(tools, { brand, kind: jobAlerts, sending: newJobs, report });
    await sendKind(tools, { brand, kind: resumeAlerts, sending: newResumes, report });
  }
  return report;
}

interface KindWork<Item extends Candidate> {
  brand: CompiledBrand;
  kind: AlertKind;
  sending: SendingKind<Item>;
  report: SendReport;
}

async function sendKind<Item extends Candidate>(tools: WorkTools, kindWork: KindWork<Item>): Promise<void> {
  const { brand, kind, sending } = kindWork;
  if (!kind.isOn(brand.document)) return;
  const now = tools.now();
  const news = sending.news(tools, brand, now);
  for (let after = ''; !tools.signal.aborted; ) {
    const { index } = kind;
    const groups = await findDueGroups(tools.db, { frontend: brand.id, index, now, after, limit: GROUPS });
    const waiting = groups.values();
    const work = async () => {
      for (const group of waiting) {
        if (tools.signal.aborted) return;
        await sendGroup(tools, { ...kindWork, group, now, news });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const last = groups.at(-1);
    if (last === undefined || groups.length < GROUPS) return;
    after = last.searchKey;
  }
}

interface GroupWork<Item extends Candidate> extends KindWork<Item> {
  group: DueGroup;
  now: Date;
  news: News<Item>;
}

async function sendGroup<Item extends Candidate>(tools: WorkTools, work: GroupWork<Item>): Promise<void> {
  const { brand, kind, sending, group, now, report } = work;
  const frontend = brand.id;
  const candidates = await findCandidates(tools, work);
  const limits = sending.limits(brand.document);
  const regions = await tools.regions();
  const choose = ({ recipient, since, sent }: DueAlert, hidden: ReadonlySet<number> | undefined) =>
    recipient === null ? [] : chooseNew(candidates, { ...limits, since, sent: new Set([...sent, ...(hidden ?? [])]) });
  const search = { frontend, index: kind.index, searchKey: group.searchKey, now, limit: ALERTS };
  for (let taken = ALERTS; taken === ALERTS && !tools.signal.aborted; ) {
    taken = await transact({ pool: tools.pool, frontend }, async (tx) => {
      const due = await lockDue(tx.db, { ...search, approves: brand.document.moderation.accounts });
      const accounts = due.flatMap(({ accountId }) => accountId ?? []);
      const hidden = await sending.hidden(tx, accounts);
      const chosen = due.map((alert) => ({ alert, items: choose(alert, hidden.get(alert.accountId ?? 0)) }));
      const ids = new Set(chosen.flatMap(({ items }) => items.map(({ id }) => id)));
      const answered = await sending.answered(tx, due, [...ids]);
      const full = chosen
        .filter(({ items }) => items.length > 0)
        .map((one) => ({ ...one, answered: answered.get(one.alert.id) }));
      await queueAlerts(tx.db, tools, { brand, kind, sending, regions, request: group.request }, full);
      const looked: Looked[] = chosen.map(({ alert, items }) => ({
        id: alert.id,
        due: nextDue(alert, now),
        mailed: items.map(({ id }) => id),
      }));
      if (looked.length > 0) await noteLooked(tx, { looked, now, since: late(now), kept: KEPT_SENT });
      report.looked += looked.length;
      report.mailed += full.length;
      return due.length;
    });
  }
}

/** Matching results since the earliest time of the group: those that are what was searched for, then those that mention it, each newest first. */
async function findCandidates<Item extends Candidate>(
  tools: WorkTools,
  { brand, kind, sending, group, now, news }: GroupWork<Item>,
): Promise<Item[]> {
  const request = withKnownFilters(brand, group.request);
  if (request === null) return [];
  const most = sending.limits(brand.document).most * CANDIDATES_PER_PLACE;
  const found: Item[] = [];
  const mentioning: Item[] = [];
  for await (const part of news.since(group.since)) {
    const matches = await tools.search.match(
      {
        ...scopeOfBrand(brand, kind.index, now),
        request: { ...request, range: { first: 0, last: 1 } },
      },
      part.map(({ id }) => id),
    );
    const inHead = new Map(matches.map((match) => [match.id, match.inHead]));
    for (const item of part) {
      const isFound = inHead.get(item.id);
      if (isFound !== undefined) (isFound ? found : mentioning).push(item);
    }
    if (found.length >= most) break;
  }
  return [...found.slice(0, most), ...mentioning.slice(0, most)];
}

function late(now: Date): Date {
  return new Date(now.getTime() - LATE_MS);
}

/** Keeps the time of day, however late the run is. */
function nextDue({ due, interval }: DueAlert, now: Date): Date {
  const step = interval * 1000;
  const missed = Math.floor((now.getTime() - due.getTime()) / step);
  return new Date(due.getTime() + (missed + 1) * step);
}
