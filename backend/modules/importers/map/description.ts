/** The description of an item: its parts under headings. Pure. */

import type { ImportField } from '../../../../runtime/core/importing/fields.ts';
import { allValuesOf, type Fields, valuesOf } from './item-values.ts';
import type { Mapping } from './mapped-job.ts';
import { lineOf } from './mend.ts';
import { headed, htmlOf } from './rich-text.ts';

/** Parts of a description that feeds give apart, in the order of an ad. */
export const PARTS = ['tasks', 'profile', 'benefits', 'aboutCompany'] as const satisfies readonly ImportField[];
export type DescriptionPart = (typeof PARTS)[number];

export interface WrittenDescription {
  html: string;
  isCut: boolean;
}

/** What the form of jobs accepts, with room for the markup that sanitizing adds. */
const LONGEST = 50_000;

/** HTML, still to be sanitized; `headingOf` names a part in the language of the ad. */
export function writtenDescription(
  fields: Fields,
  mapping: Mapping,
  headingOf: (part: DescriptionPart) => string,
): WrittenDescription {
  const rule = mapping.fields.description;
  const named = rule?.read === 'named_parts' ? namedParts(fields, rule.paths) : null;
  let left = LONGEST;
  let isCut = false;
  const take = (text: string): string => {
    isCut ||= text.length > left;
    const kept = text.slice(0, left);
    left -= kept.length;
    return kept;
  };
  const main = named ?? valuesOf(fields, mapping, 'description').map((text) => ({ heading: '', text }));
  const parts = PARTS.flatMap((part) =>
    allValuesOf(fields, mapping, part).map((text) => ({ heading: headingOf(part), text })),
  );
  const made = [...main, ...parts].map(({ heading, text }) => {
    const html = htmlOf(take(text));
    return html === '' || heading === '' ? html : headed(heading, html);
  });
  return { html: made.join('\n'), isCut };
}

const HEADLINE = /(?:headline|title|heading)$/i;
/** Names of parts that are settings of a page. */
const NO_TEXT = /(?:url|image|video|color|mode|logo|style|template)$/i;

/** `Tasks` under the text of `TasksHeadline`, as HR-XML has them; null where names and texts cannot be paired. */
function namedParts(
  fields: Fields,
  [namesAt = '', textsAt = '']: readonly string[],
): { heading: string; text: string }[] | null {
  const [names, texts] = [fields.get(namesAt) ?? [], fields.get(textsAt) ?? []];
  if (names.length === 0 || names.length !== texts.length) return texts.map((text) => ({ heading: '', text }));
  const pairs = names.map((name, at) => ({ name, text: texts[at] ?? '' }));
  const headings = new Map(
    pairs.filter(({ name }) => HEADLINE.test(name)).map(({ name, text }) => [name.replace(HEADLINE, ''), lineOf(text)]),
  );
  return pairs
    .filter(({ name }) => !HEADLINE.test(name) && !NO_TEXT.test(name))
    .map(({ name, text }) => ({ heading: headings.get(name) ?? '', text }));
}
