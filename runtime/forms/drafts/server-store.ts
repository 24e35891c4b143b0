/** Drafts of people with an account. */
import type { GraphqlQuery } from '../../core/request-context.ts';
import type { RunQuery } from '../../graphql/create-client.ts';
import { asGraphqlError } from '../../graphql/graphql-error.ts';
import { isAnswers } from './browser-store.ts';
import { DraftRefusal, type DraftStore, type KeptDraft } from './draft-store.ts';

const read = `query Draft($form: String!, $key: String) { draft(form: $form, key: $key) { answers step version } }`;
const save = `mutation SaveDraft($form: String!, $key: String, $answers: JSON!, $step: String, $version: Int!) {
  saveDraft(form: $form, key: $key, answers: $answers, step: $step, version: $version) {
    saved draft { answers step version } } }`;
const drop = `mutation DropDraft($form: String!, $key: String) { dropDraft(form: $form, key: $key) }`;

interface SentDraft {
  answers: unknown;
  step: string | null;
  version: number;
}

export interface ServerDraft {
  form: string;
  key: string;
  query: RunQuery;
  /** The same for a page that is going; it may be gone before the answer comes. */
  queryLast: RunQuery;
}

export function createServerStore({ form, key, query, queryLast }: ServerDraft): DraftStore {
  const ask = (document: string, values: Record<string, unknown> = {}): GraphqlQuery => ({
    document,
    variables: { form, key, ...values },
  });
  return {
    place: 'server',
    async load() {
      const { draft } = await query<{ draft: SentDraft | null }>(ask(read));
      return keptOf(draft);
    },
    async save({ answers, step, version }, { isLast } = { isLast: false }) {
      const run = isLast ? queryLast : query;
      try {
        const { saveDraft } = await run<{ saveDraft: { saved: boolean; draft: SentDraft | null } }>(
          ask(save, { answers, step, version }),
        );
        const draft = keptOf(saveDraft.draft);
        return saveDraft.saved && draft !== null ? { saved: true, draft } : { saved: false, draft };
      } catch (error) {
        const { graphql } = asGraphqlError(error);
        throw graphql.length > 0 ? new DraftRefusal(graphql.join('\n')) : error;
      }
    },
    async drop() {
      await query(ask(drop));
    },
  };
}

function keptOf(draft: SentDraft | null): KeptDraft | null {
  return draft !== null && isAnswers(draft.answers) ? { ...draft, answers: draft.answers } : null;
}
