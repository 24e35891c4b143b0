/** One DOMPurify on one window, made when first needed and replaced before it grows. */
import type { DOMPurify } from 'dompurify';
import type { DOMWindow } from 'jsdom';

interface Purifier {
  window: DOMWindow;
  purify: DOMPurify;
  uses: number;
}

/** A window keeps a little of everything that it parsed. */
const USES = 250;
let current: Promise<Purifier> | undefined;

/** What the work gets: the sanitiser, and a document that no markup was parsed into, so that no name in it hides a method. */
type Work<T> = (purify: DOMPurify, clean: Document) => T;

/** Runs synchronous work on the window; the turn of the event loop behind it gives the memory back. */
export async function withPurifier<T>(work: Work<T>): Promise<T> {
  current ??= openPurifier();
  const purifier = await current;
  purifier.uses += 1;
  if (purifier.uses === USES) current = undefined;
  try {
    return work(purifier.purify, purifier.window.document);
  } finally {
    if (purifier.uses >= USES) purifier.window.close();
    await new Promise((done) => setImmediate(done));
  }
}

async function openPurifier(): Promise<Purifier> {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  return { window, purify: createPurify(window), uses: 0 };
}
