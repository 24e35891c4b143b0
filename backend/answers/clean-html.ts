/** Rich text made safe in a process of its own, which begins with the first text and ends when none has come for a while. */
import { type ChildProcess, fork } from 'node:child_process';
import type { RichTextFormat } from '../../runtime/core/richtext/formats.ts';
import { keepWords, LONGEST_RICH_TEXT, sanitise } from '../../runtime/core/richtext/sanitise.ts';
import type { CleaningAnswer, CleaningRequest } from './clean-html-process.ts';

export interface CleanerSettings {
  /** The program that cleans. */
  program: URL;
  /** Milliseconds that one text may take. */
  mostMs: number;
  /** Milliseconds without a text after which the process ends. */
  idleMs: number;
}

/** HTML of the format's whitelist. Of a text that the sanitiser does not come back from, the words are kept as plain paragraphs. */
export type CleanHtml = (text: string, format: RichTextFormat) => Promise<string>;

/** `late` where the text took too long; `lost` where the process ended, perhaps over another text. */
type Outcome = { html: string } | 'late' | 'lost';

interface Cleaner {
  child: ChildProcess;
  /** Texts under way, by their number. */
  waiting: Map<number, (outcome: Outcome) => void>;
  idle: NodeJS.Timeout | undefined;
}

/** The one of this process; a real text takes it some milliseconds. */
export const cleanHtml = createHtmlCleaner({
  program: new URL('./clean-html-process.ts', import.meta.url),
  mostMs: 10_000,
  idleMs: 120_000,
});

/** Begins no process before the first text. */
export function createHtmlCleaner({ program, mostMs, idleMs }: CleanerSettings): CleanHtml {
  let current: Cleaner | undefined;
  let latest = 0;

  function open(): Cleaner {
    const child = fork(program, {
      execArgv: ['--max-old-space-size=256'],
      // Nothing of this server's settings, secrets least of all.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const cleaner: Cleaner = { child, waiting: new Map(), idle: undefined };
    child.on('message', (message) => {
      const { id, html } = message as CleaningAnswer;
      cleaner.waiting.get(id)?.({ html });
      if (cleaner.waiting.size > 0) return;
      // A process that waits for texts keeps nobody up.
      child.unref();
      child.channel?.unref();
      cleaner.idle = setTimeout(() => close(cleaner), idleMs).unref();
    });
    child.on('error', () => close(cleaner));
    child.once('exit', () => close(cleaner));
    return cleaner;
  }

  /** The next text begins another process. */
  function close(cleaner: Cleaner): void {
    if (current === cleaner) current = undefined;
    clearTimeout(cleaner.idle);
    cleaner.child.kill('SIGKILL');
    for (const answer of [...cleaner.waiting.values()]) answer('lost');
  }

  function ask(text: string, format: RichTextFormat): Promise<Outcome> {
    const cleaner = current ?? open();
    current = cleaner;
    clearTimeout(cleaner.idle);
    cleaner.child.ref();
    cleaner.child.channel?.ref();
    latest += 1;
    const id = latest;
    return new Promise((resolve) => {
      const answer = (outcome: Outcome) => {
        clearTimeout(late);
        cleaner.waiting.delete(id);
        resolve(outcome);
      };
      const late = setTimeout(() => {
        answer('late');
        close(cleaner);
      }, mostMs);
      cleaner.waiting.set(id, answer);
      cleaner.child.send({ id, text, format } satisfies CleaningRequest);
    });
  }

  return async (text, format) => {
    // No markup, no DOM.
    if (format === 'plain') return sanitise(text, format);
    const cut = text.slice(0, LONGEST_RICH_TEXT);
    let outcome = await ask(cut, format);
    if (outcome === 'lost') outcome = await ask(cut, format);
    return typeof outcome === 'object' ? outcome.html : keepWords(cut);
  };
}
