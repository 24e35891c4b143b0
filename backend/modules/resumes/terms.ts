/** Labels of the codes in answers. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { partsOf } from '../../answers/parts.ts';
import type { ApiContext } from '../../context.ts';
import type { ResumeTerm } from '../../graphql.generated.ts';
import { type JsonObject, readTexts } from '../../read-json.ts';
import { inLanguage } from '../taxonomies/localised.ts';

/** Every code in the answers with its label. */
export function termsIn(
  { terms, locale }: ApiContext,
  groups: readonly AskedGroup[],
  parts: readonly { group: string; answers: JsonObject }[],
): ResumeTerm[] {
  const found = new Map<string, ResumeTerm>();
  for (const { group, answers } of parts) {
    const schema = groups.find((asked) => asked.group === group)?.schema ?? {};
    for (const { schema: field, value } of partsOf(schema, answers)) {
      const taxonomy = field['x-taxonomy'];
      if (typeof taxonomy !== 'string') continue;
      for (const { code, labels } of terms.find(taxonomy, readTexts(value)))
        found.set(`${taxonomy} ${code}`, { taxonomy, code, label: inLanguage(labels, locale) ?? code });
    }
  }
  return [...found.values()];
}
