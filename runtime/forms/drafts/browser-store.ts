/** Drafts of guests, in the browser's local storage, by form. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { AskedForm } from '../../core/forms/ask.ts';
import type { Answers } from '../answers.ts';
import type { DraftStore, KeptDraft } from './draft-store.ts';
import { withoutFiles } from './without-files.ts';

/** Milliseconds after which an abandoned draft is deleted. */
const KEEPS = 30 * DAY_MS;

export interface BrowserDraft {
  brand: string;
  asked: Pick<AskedForm, 'form' | 'groups'>;
  key: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now(): number;
}

export function createBrowserStore({ brand, asked, key, storage, now }: BrowserDraft): DraftStore {
  const name = `np-draft:${brand}:${asked.form}:${key}`;

  function read(): KeptDraft | null {
    try {
      const kept = parseKept(JSON.parse(storage.getItem(name) ?? 'null'));
      return kept !== null && now() - kept.changed < KEEPS ? kept : null;
    } catch {
      // An unreadable draft cannot be continued.
      return null;
    }
  }

  return {
    place: 'browser',
    load: async () => read(),
    async save({ answers, step, version }) {
      const before = read();
      if ((before?.version ?? 0) !== version) return { saved: false, draft: before };
      const draft = { answers: withoutFiles(asked, answers), step, version: version + 1 };
      storage.setItem(name, JSON.stringify({ ...draft, changed: now() }));
      return { saved: true, draft };
    },
    drop: async () => storage.removeItem(name),
  };
}

function parseKept(value: unknown): (KeptDraft & { changed: number }) | null {
  if (!isSchema(value)) return null;
  const { answers, step, version, changed } = value;
  if (!isAnswers(answers) || typeof version !== 'number' || typeof changed !== 'number') return null;
  return { answers, step: typeof step === 'string' ? step : null, version, changed };
}

export function isAnswers(value: unknown): value is Answers {
  return isSchema(value) && Object.values(value).every((group): group is Schema => isSchema(group));
}
