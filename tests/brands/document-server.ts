/** A server for documents that change at the word of its parent process, see `document-site.ts`. */
import '../../server/production.ts';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLog } from '../../server/log.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { startSite } from '../../server/start.ts';
import type { Said, Told } from './document-site.ts';

const say = (said: Said) => process.send?.(said);
const settings = parseSettings(process.env);
const write = createLog({ readable: false });
const site = startSite(settings, (level, code, message, details) => {
  if (level === 'error') say({ kind: 'error', text: `${code} ${message} ${JSON.stringify(details ?? {})}` });
  else write(level, code, message, details);
});
// A text that is missing on a page is no error in the log, but shows its name to visitors.
console.warn = (...words) => say({ kind: 'error', text: words.join(' ') });
const { port, registry } = await site.ready;

process.on('message', ({ id, text }: Told) => {
  const stop = registry.onChange(() => {
    stop();
    say({ kind: 'shown', revision: registry.get(id)?.revision ?? null });
  });
  writeFileSync(path.join(settings.brandsDir, `${id}.json`), text);
});
process.on('disconnect', () => void site.stop().then(() => process.exit()));
say({ kind: 'ready', port });
