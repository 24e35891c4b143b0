import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { fromWallClock } from '../../../runtime/core/moments.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { type Failure, failureOf } from '../ask.ts';
import type { Period } from '../parts/PeriodFields.tsx';
import type { BrandFinding } from './brand.generated.ts';
import { scheduleBrandPatchMutation } from './schedule.generated.ts';

/** What is wrong with the chosen times; a key of the texts. */
export type PeriodFault = 'startMissing' | 'startPast' | 'endEarly';

/** Instants of the chosen local times, or what is wrong with them. */
export function timesIn(
  { start, end }: Period,
  timeZone: string,
  now = Date.now(),
): { starts: string; ends: string | null } | { fault: PeriodFault } {
  const [starts, ends] = [fromWallClock(start, timeZone), fromWallClock(end, timeZone) ?? null];
  if (starts === undefined) return { fault: 'startMissing' };
  if (Date.parse(starts) <= now) return { fault: 'startPast' };
  if (ends !== null && ends <= starts) return { fault: 'endEarly' };
  return { starts, ends };
}

export interface Scheduling {
  period: Period;
  setPeriod(period: Period): void;
  fault: PeriodFault | null;
  findings: readonly BrandFinding[];
  failure: Failure | null;
  isBusy: boolean;
  /** Calls `onDone` once it is planned. */
  plan(wanted: { brand: string; changes: JsonObject; note: string }, onDone: () => void): void;
}

/** Plans a change for the time that a person chooses. */
export function useSchedule(timeZone: string): Scheduling {
  const [period, setPeriod] = useState<Period>({ start: '', end: '' });
  const [fault, setFault] = useState<PeriodFault | null>(null);
  const planning = useMutation(mutationOf(scheduleBrandPatchMutation));
  return {
    period,
    setPeriod(next) {
      setPeriod(next);
      setFault(null);
    },
    fault,
    findings: planning.data?.scheduleBrandPatch.findings ?? [],
    failure: planning.error && failureOf(planning.error),
    isBusy: planning.isPending,
    plan(wanted, onDone) {
      const times = timesIn(period, timeZone);
      if ('fault' in times) return setFault(times.fault);
      planning.mutate(
        { ...wanted, ...times },
        { onSuccess: ({ scheduleBrandPatch }) => scheduleBrandPatch.scheduled !== null && onDone() },
      );
    },
  };
}
