/** A single DOMPurify instance on one window, created on first use and replaced before it uses too much memory. */
import type { DOMPurify } from 'dompurify';
import type { DOMWindow } from 'jsdom';

interface Purifier {
  window: DOMWindow;
  purify: DOMPurify;
  uses: number;
}

/** A window retains a little of everything it has parsed. */
const USES = 250;
let current: Promise<Purifier> | undefined;

/** Receives the sanitizer, and a document into which no markup was parsed, so that no name in it shadows a method. */
type Work<T> = (purify: DOMPurify, clean: Document) => T;

/** Runs synchronous work on the window; yielding to the event loop afterwards frees the memory. */
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
