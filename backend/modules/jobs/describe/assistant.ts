/** A language model with an OpenAI-compatible API: streams text, and classifies failures. Its client is loaded with the first text. */
import type OpenAI from 'openai';
import type { ErrorLog } from '../../../guards/mask-error.ts';

export interface AssistantSettings {
  /** Base URL of the API, including its version: `https://api.example.com/v1`. */
  url: string;
  /** Null if the server requires none. */
  key: string | null;
  model: string;
}

export interface WritingTask {
  /** The system prompt. */
  rules: string;
  /** The user prompt. */
  material: string;
  temperature: number;
  maxTokens: number;
  signal: AbortSignal;
}

/** Streams a text. Throws `AssistantFailure`; an abort ends it without an error. */
export type Assistant = (task: WritingTask) => AsyncIterable<string>;

/** `busy`: rate limited; `away`: unreachable or failing; `slow`: timed out; `cut`: broke off; `empty`: wrote nothing. */
export type FailureKind = 'busy' | 'away' | 'slow' | 'cut' | 'empty';

export class AssistantFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause?: unknown) {
    super(`The writing assistant failed: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** Timeout in milliseconds for the first token, and between two pieces. */
const PATIENCE_MS = 30_000;

/** An assistant of one provider. The provider's error messages are logged, never shown. */
export function createAssistant(
  { url, key, model }: AssistantSettings,
  log: ErrorLog,
  patience = PATIENCE_MS,
): Assistant {
  let client: Promise<OpenAI> | undefined;
  // No automatic retry: the person sees the failure and can try again.
  const load = () => {
    client ??= import('openai').then(
      ({ default: Client }) => new Client({ baseURL: url, apiKey: key ?? 'none', maxRetries: 0, logLevel: 'off' }),
    );
    return client;
  };
  return async function* write({ rules, material, temperature, maxTokens, signal }) {
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), patience);
    let isWhole = false;
    let isText = false;
    try {
      const { chat } = await load();
      const stream = await chat.completions.create(
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
  if (error instanceof Error && 'status' in error && error.status === 429) return new AssistantFailure('busy', error);
  return new AssistantFailure(isText ? 'cut' : 'away', error);
}
