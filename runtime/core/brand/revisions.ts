/** Keeps each good revision of a brand in a store, and brings the last one back. */
import type { CompiledBrand } from '../request-context.ts';
import type { BrandSchema } from './check/schema.ts';
import { compileBrand } from './compile.ts';
import { freezeShared } from './sources/digest.ts';
import { parseText } from './sources/parse-file.ts';

/** A good revision as it is kept across restarts. */
export interface StoredRevision {
  id: string;
  revision: string;
  /**
   * The resolved document as JSON text: a JSON database column would lose the order of keys, which is the display order
   * of choices.
   */
  document: unknown;
}

export interface KeptRevision extends StoredRevision {
  /** When it was stored. */
  created: Date;
}

export interface RevisionStore {
  /** The latest good revision of a brand. */
  lastGood(id: string): Promise<KeptRevision | undefined> | KeptRevision | undefined;
  /** Called for every new revision; does nothing if it is the newest already. Returns when it was stored. */
  save(revision: StoredRevision): Promise<Date> | Date;
}

export class Revisions {
  private readonly store: RevisionStore | undefined;
  private readonly schema: BrandSchema;
  private readonly fail: (code: string, message: string) => void;

  constructor(store: RevisionStore | undefined, schema: BrandSchema, fail: (code: string, message: string) => void) {
    this.store = store;
    this.schema = schema;
    this.fail = fail;
  }

  /** Since when the revision is live; undefined without a store, or while it fails, which is logged. */
  async keep({ id, revision, document }: CompiledBrand): Promise<Date | undefined> {
    try {
      return await this.store?.save({ id, revision, document: JSON.stringify(document) });
    } catch (error) {
      this.fail('BRAND_NOT_KEPT', `Revision ${revision} of "${id}" could not be stored: ${error}`);
      return undefined;
    }
  }

  /** The last good revision of a brand that can be served still. Rejects when the store fails. */
  async lastGood(id: string): Promise<{ brand: CompiledBrand; since: Date } | undefined> {
    const stored = await this.store?.lastGood(id);
    const source = typeof stored?.document === 'string' ? parseText(stored.document).value : undefined;
    if (stored === undefined || source === undefined) return undefined;
    const verdict = this.schema.judge(freezeShared(source));
    if (!('document' in verdict) || verdict.document.abstract) return undefined;
    return { brand: compileBrand(verdict.document, id), since: stored.created };
  }
}
