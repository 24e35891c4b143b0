/** Loads settings that administrators changed from the database into the registry. */
import { reasonOf } from '../guards/error-text.ts';
import { ALL_TAGS, type Bus } from './bus.ts';

const BRAND_TAG = 'brand:';
const RETRY_MS = 500;

interface FollowOptions {
  bus: Pick<Bus, 'onTags'>;
  /** Reads the patches of these brands, or of all, and applies the changed ones. */
  readPatches(ids?: readonly string[]): Promise<void>;
  log(message: string): void;
}

/** Reads patches whenever a process announces a changed brand; failed reads are retried soon. Returns a function that stops it. */
export function followPatches({ bus, readPatches, log }: FollowOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  const read = (ids?: readonly string[]) => {
    readPatches(ids).catch((error: unknown) => {
      log(`Switches could not be read: ${reasonOf(error)}`);
      clearTimeout(timer);
      // Also reads whatever was missed meanwhile.
      timer = setTimeout(() => read(), RETRY_MS);
      timer.unref();
    });
  };
  const end = bus.onTags((tags) => {
    if (tags.includes(ALL_TAGS)) return read();
    const ids = tags.filter((tag) => tag.startsWith(BRAND_TAG)).map((tag) => tag.slice(BRAND_TAG.length));
    if (ids.length > 0) read(ids);
  });
  // Changes from before the listener was registered.
  read();
  return () => {
    end();
    clearTimeout(timer);
  };
}
