import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { type Answers, startAnswers } from '../../../runtime/forms/answers.ts';
import type { FormTools } from '../../../runtime/forms/control-contract.ts';
import { DraftNote } from '../../../runtime/forms/drafts/DraftNote.tsx';
import { useDraft } from '../../../runtime/forms/drafts/use-draft.ts';
import { FormView } from '../../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';

/** The backend's answer to a saved group. */
export interface SavedGroup {
  faults: readonly FormFault[];
  version: number;
  answers: Schema | null;
}

export interface GroupFormProps {
  page: PageInfo;
  form: FormToFill;
  asked: AskedGroup;
  /** The stored state. */
  group: { answers: Schema; version: number };
  /** Identifies the draft: what is being edited, and which group. */
  about: string;
  tools: FormTools;
  /** Rejects with `GraphqlError`; with `staleCode` if the group was saved since `version`. */
  save(answers: Schema, version: number): Promise<SavedGroup>;
  staleCode: string;
  words: { save: string; stale: string; takeStored: string };
  /** Beside the button. */
  secondary?: ReactNode;
  /** Receives the stored state. */
  onSaved(stored: { answers: Schema; version: number }): void;
  /** Something has changed since the last save. */
  onTouched(): void;
  /** Reloads from the backend. */
  reload(): Promise<void>;
}

/** The form of one group that is saved separately; in the browser only. Input is kept as a draft until it is saved. */
export function GroupForm(props: GroupFormProps) {
  const { page, form, asked, group, about, tools, save, staleCode, words, onSaved, onTouched, reload } = props;
  const { group: name } = asked;
  const part = useMemo(() => ({ ...form, groups: [asked] }), [form, asked]);
  const initial = useMemo<Answers>(() => startAnswers(part, { [name]: group.answers }), [part, name, group.answers]);
  const [isStale, setStale] = useState(false);
  /** The version that a restored draft is based on. */
  const [restored, setRestored] = useState<number | null>(null);
  /** The stored version that the answers shown are based on. */
  const [based, setBased] = useState(group.version);
  const base = restored ?? based;
  const draft = useDraft({
    page,
    asked: part,
    about,
    initial,
    // The draft stores the version it is based on, since others may have saved in the meantime.
    step: `v${base}`,
  });
  const { restoredStep } = draft;
  useEffect(() => {
    const [, from] = /^v(\d+)$/.exec(restoredStep ?? '') ?? [];
    setRestored(from === undefined ? null : Number(from));
  }, [restoredStep]);

  // Another version starts the form over, except for what was typed and not yet saved: saving it reports the conflict.
  const begin = useEffectEvent(() => void draft.startOver());
  const isUntouched = draft.state.status === 'untouched';
  useEffect(() => {
    if (based === group.version || !isUntouched) return;
    setBased(group.version);
    begin();
  }, [based, group.version, isUntouched]);

  async function send(answers: Answers): Promise<readonly FormFault[]> {
    const given = answers[name] ?? {};
    try {
      const saved = await save(given, base);
      if (saved.faults.length > 0) return saved.faults;
      await draft.drop();
      onSaved({ version: saved.version, answers: saved.answers ?? given });
      void reload();
      return [];
    } catch (error) {
      setStale(asGraphqlError(error).codes.includes(staleCode));
      throw error;
    }
  }

  async function takeStored() {
    await draft.startOver();
    await reload();
    setStale(false);
  }

  if (!draft.isReady) return <Waiting lines={asked.fields.length} />;
  return (
    <>
      <DraftNote draft={draft} />
      {isStale && (
        <Notice>
          <p>{words.stale}</p>
          <button type="button" className="button button-quiet" onClick={() => void takeStored()}>
            {words.takeStored}
          </button>
        </Notice>
      )}
      <FormView
        asked={part}
        answers={draft.answers}
        onChange={(next) => {
          onTouched();
          draft.change(next);
        }}
        onSubmit={send}
        submitLabel={words.save}
        secondary={props.secondary}
        tools={tools}
      />
    </>
  );
}
