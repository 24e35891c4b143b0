/** Translates findings. */
import { cutCatalogue } from '../../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../../runtime/core/texts/translator.ts';
import type { PreflightFinding } from '../../../graphql.generated.ts';
import type { Reader } from '../../../refusal.ts';
import type { AdFinding } from './rule.ts';

/** Findings in the language of the request. */
export function inWords({ brand, locale }: Reader, findings: readonly AdFinding[]): PreflightFinding[] {
  const t = translatorOf(cutCatalogue(brand, locale, ['preflight']), 'preflight');
  return findings.map(({ values = {}, ...finding }) => ({
    ...finding,
    message: t(`${finding.code}.message`, values),
    fix: t(`${finding.code}.fix`, values),
  }));
}
