import { useMutation } from '@tanstack/react-query';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { GroupForm } from '../shared/group-form/GroupForm.tsx';
import { saveResumeMutation } from '../shared/resume/own-resume.generated.ts';
import type { ResumeGroupProps } from './resume-group-props.ts';

interface ResumeGroupFormProps extends ResumeGroupProps {
  onSaved(): void;
  /** Something has changed since the last save. */
  onTouched(): void;
}

/** The form of one section; in the browser only. */
export function ResumeGroupForm({ page, form, asked, group, onOwn, onSaved, onTouched, reload }: ResumeGroupFormProps) {
  const t = useTexts('resume');
  const tools = useFormTools(page);
  const saving = useMutation(mutationOf(saveResumeMutation));
  const { group: name } = asked;
  return (
    <GroupForm
      page={page}
      form={form}
      asked={asked}
      group={group}
      about={name}
      tools={tools}
      save={async (answers, version) => {
        const asWritten = { groups: [{ group: name, answers, version }] };
        const { faults, resume } = (await saving.mutateAsync(asWritten)).saveResume;
        const stored = resume.groups.find((one) => one.group === name);
        if (faults.length === 0) onOwn(resume);
        return { faults, version: stored?.version ?? version, answers: stored?.answers ?? null };
      }}
      staleCode="RESUME_CHANGED"
      words={{ save: t('editor.save'), stale: t('editor.stale'), takeStored: t('editor.takeStored') }}
      onSaved={onSaved}
      onTouched={onTouched}
      reload={reload}
    />
  );
}
