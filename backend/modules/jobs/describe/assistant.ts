/** A language model behind the protocol of OpenAI: text streams in, and whatever goes wrong has a name. */
import OpenAI from 'openai';
import type { ErrorLog } from '../../../guards/mask-error.ts';

export interface AssistantSettings {
  /** Base address of the API, with its version: `https://api.example.com/v1`. */
  url: string;
  /** Null where the server asks for none. */
  key: string | null;
  model: string;
}

export interface WritingTask {
  /** What it is and what it may do. */
  rules: string;
  /** What to write from. */
  material: string;
  temperature: number;
  maxTokens: number;
  signal: AbortSignal;
}

/** Writes a text, piece by piece. Throws `AssistantFailure`; an abort ends it without one. */
export type Assistant = (task: WritingTask) => AsyncIterable<string>;

/** `busy` is asked too much, `away` cannot be reached or is broken, `slow` said nothing for too long, `cut` broke off, `empty` wrote nothing. */
export type FailureKind = 'busy' | 'away' | 'slow' | 'cut' | 'empty';

export class AssistantFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause?: unknown) {
    super(`The writing assistant failed: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** Milliseconds for the first word, and between two pieces. */
const PATIENCE_MS = 30_000;

/** An assistant of one provider. What the provider says of its failures is logged and shown to nobody. */
export function createAssistant(
  { url, key, model }: AssistantSettings,
  log: ErrorLog,
  patience = PATIENCE_MS,
): Assistant {
  // A try that failed is repeated by the person, who sees what happened.
  const client = new OpenAI({ baseURL: url, apiKey: key ?? 'none', maxRetries: 0, logLevel: 'off' });
  return async function* write({ rules, material, temperature, maxTokens, signal }) {
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), patience);
    let isWhole = false;
    let isText = false;
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          temperature,
          max_tokens: maxTokens,
          stream: true,
          messages: [
            { role: 'system', content: rules },
            { role: 'user', content: material },
          ],
        },
        { signal: AbortSignal.any([signal, impatience.signal]) },
      );
      for await (const { choices } of stream) {
        timer.refresh();
        const [choice] = Array.isArray(choices) ? choices : [];
        const piece = choice?.delta?.content;
        if (typeof piece === 'string' && piece !== '') {
          isText ||= /\p{L}/u.test(piece);
          yield piece;
        }
        isWhole ||= typeof choice?.finish_reason === 'string';
      }
      if (signal.aborted) return;
      if (impatience.signal.aborted) throw new AssistantFailure('slow');
      if (!isText) throw new AssistantFailure('empty');
      if (!isWhole) throw new AssistantFailure('cut');
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error, { isSlow: impatience.signal.aborted, isText });
      log('warn', 'ASSISTANT', `${failure.kind}: ${error instanceof Error ? error.message : String(error)}`);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
}

function failureOf(error: unknown, { isSlow, isText }: { isSlow: boolean; isText: boolean }): AssistantFailure {
  if (error instanceof AssistantFailure) return error;
  if (isSlow) return new AssistantFailure('slow', error);
  if (error instanceof OpenAI.APIError && error.status === 429) return new AssistantFailure('busy', error);
  return new AssistantFailure(isText ? 'cut' : 'away', error);
}
