import { textOf } from '../../../../../runtime/core/richtext/text-of.ts';
import type { Rule } from '../rule.ts';

/** Text in an image cannot be read by search engines, feeds and screen readers. */
export const imageOnly: Rule = ({ type, givenHtml, html, fileName }) => {
  if (type === 'job_per_file' && /\.(?:jpe?g|png|webp)$/i.test(fileName ?? ''))
    return [{ code: 'IMAGE_FILE', severity: 'warning', reader: 'site', pointer: '/job_info/file' }];
  const isPicture = type === 'job_per_template' && /<img\b/i.test(givenHtml) && textOf(html) === '';
  return isPicture
    ? [{ code: 'IMAGE_ONLY', severity: 'error', reader: 'google', pointer: '/job_info/description' }]
    : [];
};
