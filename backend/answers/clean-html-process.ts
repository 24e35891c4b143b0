/** A process of its own for the sanitiser: its DOM takes 110 MB, and what a text makes it do holds up nobody's page. */
import type { RichTextFormat } from '../../runtime/core/richtext/formats.ts';
import { sanitise } from '../../runtime/core/richtext/sanitise.ts';

/** A text to be cleaned. */
export interface CleaningRequest {
  id: number;
  text: string;
  format: RichTextFormat;
}

/** What became of it. */
export interface CleaningAnswer {
  id: number;
  html: string;
}

// Whoever asked is gone.
process.once('disconnect', () => process.exit(0));

process.on('message', async (message) => {
  const { id, text, format } = message as CleaningRequest;
  process.send?.({ id, html: await sanitise(text, format) } satisfies CleaningAnswer);
});
