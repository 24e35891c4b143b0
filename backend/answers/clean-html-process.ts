/** Runs the sanitizer in a process of its own: its DOM takes 110 MB, and a slow text must not block requests. */
import { sanitise } from '../../runtime/core/richtext/sanitise.ts';
import { type CleaningAnswer, type CleaningRequest, READY } from './cleaning.ts';

// The parent process is gone.
process.once('disconnect', () => process.exit(0));

process.on('message', async (message) => {
  const { id, text, format } = message as CleaningRequest;
  process.send?.({ id, html: await sanitise(text, format) } satisfies CleaningAnswer);
});

// The first text loads the DOM.
await sanitise('<p>Ready</p>', 'filtered_html');
process.send?.(READY);
