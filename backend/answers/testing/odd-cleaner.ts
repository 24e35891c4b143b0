/** A stand-in for the sanitizer, for tests: exits at "end", hangs at "hang"; otherwise returns its number. */
import { type CleaningRequest, READY } from '../cleaning.ts';

process.once('disconnect', () => process.exit(0));

process.on('message', (message) => {
  const { id, text } = message as CleaningRequest;
  if (text === 'end') process.exit(1);
  if (text === 'hang') for (;;);
  else process.send?.({ id, html: `process ${process.pid}` });
});

process.send?.(READY);
