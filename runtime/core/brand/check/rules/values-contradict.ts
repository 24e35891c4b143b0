import { type JsonObject, type Path, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

interface Limit {
  /** The value that may not be larger ... */
  path: Path;
  /** ... than this one. */
  than: Path;
  /** It may not be equal either. */
  below?: true;
  severity?: 'warning';
  /** What happens. */
  so: string;
}

const job: Path = ['forms', 'job'];
const LIMITS: readonly Limit[] = [
  {
    path: [...job, 'defaultDuration'],
    than: [...job, 'maximumDuration'],
    so: 'so no job could be online for the usual time',
  },
  {
    path: [...job, 'expiryNoticeDays'],
    than: [...job, 'defaultDuration'],
    below: true,
    severity: 'warning',
    so: 'so employers would be told that a job ends before it begins',
  },
  {
    path: ['retention', 'applicationNoticeDays'],
    than: ['retention', 'applicationDays'],
    below: true,
    so: 'so nobody could be told in time',
  },
  {
    path: ['alerts', 'jobsPerCompany'],
    than: ['alerts', 'jobsPerMail'],
    severity: 'warning',
    so: 'so it has no effect',
  },
  {
    path: ['newsletter', 'jobsPerCompany'],
    than: ['newsletter', 'jobsPerMail'],
    severity: 'warning',
    so: 'so it has no effect',
  },
];

const nameOf = (path: Path) => path.join('.');

export const valuesContradict = defineRule({
  code: 'VALUES_CONTRADICT',
  severity: 'error',
  description: 'Two numbers contradict each other: one is larger than the other allows.',
  remedy: 'Change one of the two.',
  *find({ document }) {
    for (const { path, than, below, so, severity } of LIMITS) {
      const [value, most] = [numberAt(document, path), numberAt(document, than)];
      if (value === undefined || most === undefined || (below ? value < most || value === 0 : value <= most)) continue;
      const message = `"${nameOf(path)}" is ${value}, but "${nameOf(than)}" is ${most}, ${so}. It ${below ? 'has to be smaller' : 'may not be larger'}.`;
      yield { path, or: [than], message, ...(severity !== undefined && { severity }) };
    }
  },
});

function numberAt(document: JsonObject, path: Path): number | undefined {
  const value = valueAt(document, path);
  return typeof value === 'number' ? value : undefined;
}
