import { stringsAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

export const noWayToApply = defineRule({
  code: 'NO_WAY_TO_APPLY',
  severity: 'error',
  description:
    'Employers could not offer any way of applying: none is listed, only "none" is (a warning), or only the form on this site while job seekers have no accounts (a warning).',
  remedy: 'Add "email" or "external" to `applications.ways`, or "internal" where job seekers can register.',
  *find({ document, id }) {
    const path = ['applications', 'ways'];
    const list = valueAt(document, path);
    if (!Array.isArray(list) || id === ROOT_ID || valueAt(document, ['features', 'recruiter']) === false) return;
    const ways = stringsAt(document, path).map(({ text }) => text);
    if (list.length === 0) {
      yield {
        path,
        message: 'Nobody could apply for a job: no way of applying is listed. Add one, such as "internal".',
      };
      return;
    }
    const applicants = valueAt(document, ['features', 'applicant']) !== false;
    if (ways.some((way) => way !== 'none' && (way !== 'internal' || applicants))) return;
    const message = ways.includes('internal')
      ? 'Nobody could apply for a job: the form on this site ("internal") needs "features.applicant". Add "email" or "external".'
      : 'Nobody could apply for a job: "none" is the only way of applying. Add another, such as "internal".';
    yield { path, or: [['features', 'applicant']], severity: 'warning', message };
  },
});
