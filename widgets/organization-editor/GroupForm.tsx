import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { DraftNote } from '../../runtime/forms/drafts/DraftNote.tsx';
import { useDraft } from '../../runtime/forms/drafts/use-draft.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import type { GroupProps } from './editor-props.ts';
import { saveGroup } from './own-organization.ts';

interface GroupFormProps extends GroupProps {
  onSaved(): void;
  /** Something was changed since. */
  onTouched(): void;
}

const adminRoles = ['administrator', 'site_admin', 'job_editor'];

/** The form of one part; in the browser only. What is typed is kept as a draft until it is saved. */
export function GroupForm({ page, form, own, onOwn, reload, asked, group, onSaved, onTouched }: GroupFormProps) {
  const t = useTexts('organization-editor');
  const { roles } = useSession();
  const isAdmin = roles.some((role) => adminRoles.includes(role));
  const tools = useFormTools(page, { toolbar: isAdmin ? 'admin' : 'standard' });
  const { group: name } = asked;
  const part = useMemo(() => ({ ...form, groups: [asked] }), [form, asked]);
  const initial = useMemo<Answers>(() => startAnswers(part, { [name]: group.answers }), [part, name, group.answers]);
  const [isStale, setStale] = useState(false);
  /** What a draft that came back was made from. */
  const [restored, setRestored] = useState<number | null>(null);
  const base = restored ?? group.version;
  const draft = useDraft({
    page,
    asked: part,
    about: `${own.id}-${name}`,
    initial,
    // The draft remembers what it was made from: others may have saved since.
    step: `v${base}`,
  });
  const version = useRef(group.version);
  const { restoredStep } = draft;
  useEffect(() => {
    const [, from] = /^v(\d+)$/.exec(restoredStep ?? '') ?? [];
    setRestored(from === undefined ? null : Number(from));
  }, [restoredStep]);

  const begin = useEffectEvent(() => void draft.startOver());
  useEffect(() => {
    if (version.current === group.version) return;
    version.current = group.version;
    begin();
  }, [group.version]);

  async function send(answers: Answers): Promise<readonly FormFault[]> {
    const given = answers[name] ?? {};
    try {
      const saved = await saveGroup({ organizationId: own.id, group: name, answers: given, version: base });
      if (saved.faults.length > 0) return saved.faults;
      await draft.drop();
      const stored = { ...group, version: saved.version, answers: saved.answers ?? given, faults: [], answered: true };
      onOwn({ ...own, groups: own.groups.map((one) => (one.group === name ? stored : one)) });
      onSaved();
      void reload();
      return [];
    } catch (error) {
      setStale(asGraphqlError(error).codes.includes('ORGANIZATION_CHANGED'));
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
          <p>{t('stale.text')}</p>
          <button type="button" className="button button-quiet" onClick={() => void takeStored()}>
            {t('stale.go')}
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
        submitLabel={t('save')}
        tools={tools}
      />
    </>
  );
}
