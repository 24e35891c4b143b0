/** Checks that taxonomy answers hold codes of existing terms. */
import { readVideo } from '../../runtime/core/video-embed.ts';
import type { AnswerError } from '../../schemas/answer-check.ts';
import type { Terms } from '../modules/taxonomies/terms.ts';
import { readTexts } from '../read-json.ts';
import type { AnswerPart } from './parts.ts';
import { partsNamed } from './parts.ts';

/** Fields with a code that no term has. */
export function unknownTerms(terms: Terms, parts: readonly AnswerPart[]): AnswerError[] {
  return parts.flatMap(({ schema, value, pointer }) => {
    const taxonomy = schema['x-taxonomy'];
    if (typeof taxonomy !== 'string') return [];
    const codes = new Set(readTexts(value));
    return terms.find(taxonomy, [...codes]).length === codes.size ? [] : [{ code: 'term', pointer }];
  });
}

/** URLs of videos that cannot be embedded. */
export function unknownVideos(parts: readonly AnswerPart[]): AnswerError[] {
  return partsNamed(parts, 'videoAddress')
    .filter(({ value }) => !readVideo(String(value))?.player)
    .map(({ pointer }) => ({ code: 'video', pointer }));
}
