/** Sanitizes rich text in a child process, which starts with the first text and exits after a while without one. */
import { type ChildProcess, fork } from 'node:child_process';
import type { RichTextFormat } from '../../runtime/core/richtext/formats.ts';
import { keepWords, LONGEST_RICH_TEXT, sanitise } from '../../runtime/core/richtext/sanitise.ts';
import { type CleaningAnswer, type CleaningRequest, READY } from './cleaning.ts';

export interface CleanerSettings {
  /** Path of the program that sanitizes. */
  program: URL;
  /** Time limit for one text, in milliseconds, not counting the start of the process. */
  mostMs: number;
  /** Time limit for the start: loading the DOM takes seconds on a busy machine. */
  startMs: number;
  /** Milliseconds of idleness after which the process exits. */
  idleMs: number;
}

/** Sanitizes HTML to the tags that its format allows. If the sanitizer fails on a text, its words are kept as plain paragraphs. */
export type CleanHtml = (text: string, format: RichTextFormat) => Promise<string>;

/** `late` when the text took too long; `lost` when the process exited, perhaps because of another text. */
type Outcome = { html: string } | 'late' | 'lost';

interface Cleaner {
  child: ChildProcess;
  isReady: boolean;
  /** Texts in progress, by number. */
  waiting: Map<number, Waiting>;
  idle: NodeJS.Timeout | undefined;
}

interface Waiting {
  answer(outcome: Outcome): void;
  startClock(): void;
}

/** The sanitizer of this process; a typical text takes a few milliseconds. */
export const cleanHtml = createHtmlCleaner({
  program: new URL('./clean-html-process.ts', import.meta.url),
  mostMs: 10_000,
  startMs: 60_000,
  idleMs: 120_000,
});

/** Starts no child process before the first text. */
export function createHtmlCleaner({ program, mostMs, startMs, idleMs }: CleanerSettings): CleanHtml {
  let current: Cleaner | undefined;
  let latest = 0;

  function open(): Cleaner {
    const child = fork(program, {
      // Collects more often, and is no slower: 155 instead of 265 MB after thousands of texts.
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2'],
      // Passes on none of the server's environment, least of all its secrets.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const cleaner: Cleaner = { child, isReady: false, waiting: new Map(), idle: undefined };
    const starting = setTimeout(() => close(cleaner), startMs);
    child.on('message', (message) => {
      if (message === READY) {
        clearTimeout(starting);
        cleaner.isReady = true;
        for (const { startClock } of cleaner.waiting.values()) startClock();
        return;
      }
      const { id, html } = message as CleaningAnswer;
      cleaner.waiting.get(id)?.answer({ html });
      if (cleaner.waiting.size > 0) return;
      // An idle child must not keep the parent process alive.
      child.unref();
      child.channel?.unref();
      cleaner.idle = setTimeout(() => close(cleaner), idleMs).unref();
    });
    child.on('error', () => close(cleaner));
    child.once('exit', () => {
      clearTimeout(starting);
      close(cleaner);
    });
    return cleaner;
  }

  /** The next text starts a new process. */
  function close(cleaner: Cleaner): void {
    if (current === cleaner) current = undefined;
    clearTimeout(cleaner.idle);
    cleaner.child.kill('SIGKILL');
    for (const { answer } of [...cleaner.waiting.values()]) answer('lost');
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
      let late: NodeJS.Timeout | undefined;
      const answer = (outcome: Outcome) => {
        clearTimeout(late);
        cleaner.waiting.delete(id);
        resolve(outcome);
      };
      const startClock = () => {
        late = setTimeout(() => {
          answer('late');
          close(cleaner);
        }, mostMs);
      };
      cleaner.waiting.set(id, { answer, startClock });
      if (cleaner.isReady) startClock();
      cleaner.child.send({ id, text, format } satisfies CleaningRequest);
    });
  }

  return async (text, format) => {
    // Without markup there is nothing to sanitize.
    if (format === 'plain') return sanitise(text, format);
    const cut = text.slice(0, LONGEST_RICH_TEXT);
    let outcome = await ask(cut, format);
    if (outcome === 'lost') outcome = await ask(cut, format);
    return typeof outcome === 'object' ? outcome.html : keepWords(cut);
  };
}
