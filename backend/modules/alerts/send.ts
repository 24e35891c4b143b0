/**
 * Mails the new jobs of saved searches. Equal searches are matched once; their alerts are worked off in batches, each one
 * transaction: mails and what is written down about them stand together, so that a run that was cut off goes on where it was.
 */
import { brandLanguages } from '../../../runtime/core/brand/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { transact } from '../../database/transact.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { queueAlerts } from './alert-mail.ts';
import { chooseJobs } from './choose-jobs.ts';
import { createNewJobs, type NewJob, type NewJobs } from './new-jobs.ts';
import { type DueAlert, type DueGroup, findDueGroups, type Looked, lockDue, noteLooked } from './send-store.ts';

/** Groups that are read at once, searched at once, and alerts of one transaction: what bounds the memory of a run. */
const GROUPS = 200;
const AT_ONCE = 4;
const ALERTS = 200;
/** Jobs of a search that one mail is chosen from, as many times those that it may hold. */
const CANDIDATES_PER_PLACE = 10;
/** Jobs that come to light late, because the server was away, are found all the same; `sent` keeps them from coming twice. */
const LATE_MS = 86_400_000;
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

/** Looks at every alert that is due, brand by brand; those of a brand that is away, or has them off, wait. */
export async function sendAlerts(tools: WorkTools): Promise<SendReport> {
  const report: SendReport = { looked: 0, mailed: 0 };
  for (const brand of tools.brands()) {
    if (!brand.document.features.jobAlerts || tools.signal.aborted) continue;
    await sendBrand(tools, brand, report);
  }
  return report;
}

async function sendBrand(tools: WorkTools, brand: CompiledBrand, report: SendReport): Promise<void> {
  const now = tools.now();
  const newJobs = createNewJobs(tools.db, { frontend: brand.id, now });
  for (let after = ''; !tools.signal.aborted; ) {
    const groups = await findDueGroups(tools.db, { frontend: brand.id, now, after, limit: GROUPS });
    const waiting = groups.values();
    const work = async () => {
      for (const group of waiting) {
        if (tools.signal.aborted) return;
        await sendGroup(tools, { brand, group, now, newJobs, report });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const last = groups.at(-1);
    if (last === undefined || groups.length < GROUPS) return;
    after = last.searchKey;
  }
}

interface GroupWork {
  brand: CompiledBrand;
  group: DueGroup;
  now: Date;
  newJobs: NewJobs;
  report: SendReport;
}

async function sendGroup(tools: WorkTools, work: GroupWork): Promise<void> {
  const { brand, group, now, report } = work;
  const candidates = await findCandidates(tools, work);
  const { jobsPerMail, jobsPerCompany } = brand.document.alerts;
  const choose = (alert: DueAlert) =>
    alert.recipient === null
      ? []
      : chooseJobs(candidates, {
          since: alert.since,
          sent: new Set(alert.sent),
          most: jobsPerMail,
          mostPerCompany: jobsPerCompany,
        });
  for (let taken = ALERTS; taken === ALERTS && !tools.signal.aborted; ) {
    taken = await transact({ pool: tools.pool, frontend: brand.id }, async (tx) => {
      const due = await lockDue(tx.db, { frontend: brand.id, searchKey: group.searchKey, now, limit: ALERTS });
      const chosen = due.map((alert) => ({ alert, jobs: choose(alert) }));
      const full = chosen.filter(({ jobs }) => jobs.length > 0);
      await queueAlerts(tx.db, tools, brand, full);
      const looked: Looked[] = chosen.map(({ alert, jobs }) => ({
        id: alert.id,
        due: nextDue(alert, now),
        jobs: jobs.map(({ id }) => id),
      }));
      if (looked.length > 0) await noteLooked(tx.db, { looked, now, since: late(now), kept: KEPT_SENT });
      report.looked += looked.length;
      report.mailed += full.length;
      return due.length;
    });
  }
}

/** Matching jobs that came out since the earliest of the group, the newest first. */
async function findCandidates(tools: WorkTools, { brand, group, now, newJobs }: GroupWork): Promise<NewJob[]> {
  const { alerts, locales } = brand.document;
  const most = alerts.jobsPerMail * CANDIDATES_PER_PLACE;
  const found: NewJob[] = [];
  for await (const part of newJobs.since(group.since)) {
    const ids = await tools.search.match(
      {
        index: 'JOBS',
        brand: brand.id,
        languages: brandLanguages(locales),
        now,
        request: { ...group.request, range: { first: 0, last: 1 } },
      },
      part.map(({ id }) => id),
    );
    const matching = new Set(ids);
    found.push(...part.filter(({ id }) => matching.has(id)));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

function late(now: Date): Date {
  return new Date(now.getTime() - LATE_MS);
}

/** The hour of day stays, however late the run is. */
function nextDue({ due, interval }: DueAlert, now: Date): Date {
  const step = interval * 1000;
  const missed = Math.floor((now.getTime() - due.getTime()) / step);
  return new Date(due.getTime() + (missed + 1) * step);
}
