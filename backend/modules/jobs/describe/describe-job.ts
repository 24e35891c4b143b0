/** Drafts a job description from a few words. */
import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import { readObject, readText } from '../../../read-json.ts';
import { refusal } from '../../../refusal.ts';
import { jobPolicies } from '../own/own-policy.ts';
import { AssistantFailure, type FailureKind } from './assistant.ts';
import { materialFor, rulesFor, type Wish } from './prompt.ts';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 1000;
const LONGEST_TITLE = 140;

/** Languages in which the assistant writes here; empty where it is not offered. */
export function assistantLanguages({ brand, assistant }: Pick<ApiContext, 'brand' | 'assistant'>): string[] {
  const { active, languages } = brand.document.forms.job.descriptionAssistant;
  return active && assistant !== null ? [...languages] : [];
}

/**
 * Streams Markdown. Throws `UserError` before the first piece if the person may not post jobs, the brand has no assistant, or the
 * request is invalid; ASSISTANT_... at any time.
 */
export async function* describeJob(context: ApiContext, body: unknown, signal: AbortSignal): AsyncGenerator<string> {
  await jobPolicies.Query.jobFormSettings(context, {});
  const { assistant, brand, viewer } = context;
  if (assistant === null || assistantLanguages(context).length === 0) throw refusal('FEATURE_OFF');
  const wish = readWish(context, body);
  await context.limits.take('describe', `account ${viewer.account?.id}`);
  const { temperature, maxTokens } = brand.document.forms.job.descriptionAssistant;
  try {
    yield* assistant({ rules: rulesFor(wish), material: materialFor(wish), temperature, maxTokens, signal });
  } catch (error) {
    if (error instanceof AssistantFailure) throw refusal(CODES[error.kind]);
    throw error;
  }
}

const CODES = {
  busy: 'ASSISTANT_BUSY',
  away: 'ASSISTANT_AWAY',
  slow: 'ASSISTANT_SLOW',
  cut: 'ASSISTANT_CUT',
  empty: 'ASSISTANT_EMPTY',
} as const satisfies Record<FailureKind, string>;

function readWish(context: ApiContext, body: unknown): Wish {
  const given = readObject(body);
  const words = (readText(given.words) ?? '').trim();
  const language = readText(given.language) ?? '';
  if (words.length < LEAST_LETTERS || words.length > MOST_LETTERS)
    throw new UserError('BAD_INPUT', `words has ${LEAST_LETTERS} to ${MOST_LETTERS} letters.`, { path: 'words' });
  if (!assistantLanguages(context).includes(language))
    throw new UserError('BAD_INPUT', `The assistant does not write "${language.slice(0, 20)}".`, { path: 'language' });
  return { words, language, title: (readText(given.title) ?? '').slice(0, LONGEST_TITLE) };
}
