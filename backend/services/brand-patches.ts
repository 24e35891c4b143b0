/** Gives the registry what administrators switched, from the database. */
import { reasonOf } from '../guards/error-text.ts';
import { ALL_TAGS, type Bus } from './bus.ts';

const BRAND_TAG = 'brand:';
const RETRY_MS = 500;

interface FollowOptions {
  bus: Pick<Bus, 'onTags'>;
  /** Reads the patches of these brands, or of all, and takes over what changed. */
  readPatches(ids?: readonly string[]): Promise<void>;
  log(message: string): void;
}

/** Has patches read whenever a process says that a brand changed; what could not be read is read again soon. Returns the function that ends it. */
export function followPatches({ bus, readPatches, log }: FollowOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  const read = (ids?: readonly string[]) => {
    readPatches(ids).catch((error: unknown) => {
      log(`Switches could not be read: ${reasonOf(error)}`);
      clearTimeout(timer);
      // Whatever else was missed meanwhile is read with it.
      timer = setTimeout(() => read(), RETRY_MS);
      timer.unref();
    });
  };
  const end = bus.onTags((tags) => {
    if (tags.includes(ALL_TAGS)) return read();
    const ids = tags.filter((tag) => tag.startsWith(BRAND_TAG)).map((tag) => tag.slice(BRAND_TAG.length));
    if (ids.length > 0) read(ids);
  });
  // What was switched before anybody listened.
  read();
  return () => {
    end();
    clearTimeout(timer);
  };
}
