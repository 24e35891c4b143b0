/** Drafts of people with an account. */
import { operation } from '../../core/operation.ts';
import type { RunQuery } from '../../graphql/create-client.ts';
import { asGraphqlError } from '../../graphql/graphql-error.ts';
import { draftQuery, dropDraftMutation, type SentDraft, saveDraftMutation } from '../forms.generated.ts';
import { isAnswers } from './browser-store.ts';
import { DraftRefusal, type DraftStore, type KeptDraft } from './draft-store.ts';

export interface ServerDraft {
  form: string;
  key: string;
  query: RunQuery;
  /** The same for a page being unloaded, which may not live to see the answer. */
  queryLast: RunQuery;
}

export function createServerStore({ form, key, query, queryLast }: ServerDraft): DraftStore {
  return {
    place: 'server',
    async load() {
      const { draft } = await query(operation(draftQuery, { form, key }));
      return keptOf(draft);
    },
    async save({ answers, step, version }, { isLast } = { isLast: false }) {
      const run = isLast ? queryLast : query;
      try {
        const { saveDraft } = await run(operation(saveDraftMutation, { form, key, answers, step, version }));
        const draft = keptOf(saveDraft.draft);
        return saveDraft.saved && draft !== null ? { saved: true, draft } : { saved: false, draft };
      } catch (error) {
        const { graphql } = asGraphqlError(error);
        throw graphql.length > 0 ? new DraftRefusal(graphql.join('\n')) : error;
      }
    },
    async drop() {
      await query(operation(dropDraftMutation, { form, key }));
    },
  };
}

function keptOf(draft: SentDraft | null): KeptDraft | null {
  return draft !== null && isAnswers(draft.answers) ? { ...draft, answers: draft.answers } : null;
}
