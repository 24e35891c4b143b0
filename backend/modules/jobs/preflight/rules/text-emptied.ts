import { textOf } from '../../../../../runtime/core/richtext/text-of.ts';
import type { Rule } from '../rule.ts';

/** Scripts, styles and frames are removed; if there was nothing else, nothing is left. */
export const textEmptied: Rule = ({ type, givenHtml, html }) => {
  const had = givenHtml.replace(/<(?:p|br|\/p)[^>]*>|&nbsp;|\s/gi, '') !== '';
  const isImage = /<img\b/i.test(givenHtml);
  if (type !== 'job_per_template' || !had || isImage || textOf(html) !== '') return [];
  return [{ code: 'TEXT_EMPTIED', severity: 'error', reader: 'site', pointer: '/job_info/description' }];
};
