import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { useSession } from '../../runtime/session/session.ts';
import { GroupForm as SavedGroupForm } from '../shared/group-form/GroupForm.tsx';
import type { GroupProps } from './editor-props.ts';
import { saveOrganizationGroupMutation } from './organization-editor.generated.ts';

interface GroupFormProps extends GroupProps {
  /** With whether the person goes on from here. */
  onSaved(goesOn: boolean): void;
  /** Something has changed since the last save. */
  onTouched(): void;
}

const adminRoles = ['administrator', 'site_admin', 'job_editor'];

/** The form of one section; in the browser only. */
export function GroupForm({ page, form, own, onOwn, reload, asked, group, onSaved, onTouched }: GroupFormProps) {
  const t = useTexts('organization-editor');
  const { roles } = useSession();
  const isAdmin = roles.some((role) => adminRoles.includes(role));
  const tools = useFormTools(page, { toolbar: isAdmin ? 'admin' : 'standard' });
  const { group: name } = asked;
  const goesOn = useRef(false);
  const saving = useMutation(mutationOf(saveOrganizationGroupMutation));
  return (
    <SavedGroupForm
      page={page}
      form={form}
      asked={asked}
      group={group}
      about={`${own.id}-${name}`}
      tools={tools}
      save={async (answers, version) => {
        const asWritten = { organizationId: own.id, group: name, answers, version };
        return (await saving.mutateAsync(asWritten)).saveOrganizationGroup;
      }}
      staleCode="ORGANIZATION_CHANGED"
      words={{ save: t('save'), stale: t('stale.text'), takeStored: t('stale.go') }}
      onSaved={(saved) => {
        const stored = { ...group, ...saved, faults: [], answered: true };
        onOwn({ ...own, groups: own.groups.map((one) => (one.group === name ? stored : one)) });
        onSaved(goesOn.current);
      }}
      onTouched={() => {
        // After errors, the next button counts.
        goesOn.current = false;
        onTouched();
      }}
      secondary={
        own.state === 'draft' && (
          <button
            type="submit"
            className="button button-quiet"
            onClick={() => {
              goesOn.current = true;
            }}
          >
            {t('saveAndContinue')}
          </button>
        )
      }
      reload={reload}
    />
  );
}
