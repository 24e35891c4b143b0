/** Runs the sanitizer in a process of its own: its DOM takes 110 MB, and a slow text must not block requests. */
import type { RichTextFormat } from '../../runtime/core/richtext/formats.ts';
import { sanitise } from '../../runtime/core/richtext/sanitise.ts';

/** A text to sanitize. */
export interface CleaningRequest {
  id: number;
  text: string;
  format: RichTextFormat;
}

/** The sanitized text, or why there is none. */
export interface CleaningAnswer {
  id: number;
  html: string;
}

// The parent process is gone.
process.once('disconnect', () => process.exit(0));

process.on('message', async (message) => {
  const { id, text, format } = message as CleaningRequest;
  process.send?.({ id, html: await sanitise(text, format) } satisfies CleaningAnswer);
});
