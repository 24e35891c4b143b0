import { useTexts } from '../../runtime/page/texts.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import styles from './OrganizationEditor.module.css';
import type { Member, People } from './people.generated.ts';
import { changeRole, handOver, removeMember } from './people.ts';

interface MemberEntryProps {
  id: string;
  organizationId: number;
  member: Member;
  mayChange: boolean;
  run(work: () => Promise<People>, said: string): Promise<void>;
}

/** A member with the actions available to owners. */
export function MemberEntry({ id, organizationId, member, mayChange, run }: MemberEntryProps) {
  const t = useTexts('organization-editor');
  const { accountId, name, email, role, isYou } = member;
  return (
    <li className={styles.member} aria-labelledby={id}>
      <div className={styles.partText}>
        <p className={styles.name} id={id}>
          {isYou ? t('members.you', { name }) : name}
        </p>
        <p className={styles.muted}>
          {[name === email ? null : email, t(`members.${role}`)].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.muted}>{t(`members.${role}May`)}</p>
      </div>
      {mayChange && !isYou && (
        <div className={styles.actions}>
          <ChangeRole
            id={`${id}-role`}
            name={name}
            role={role}
            onChange={(next) =>
              run(() => changeRole(organizationId, accountId, next), t(`members.${next}Now`, { name }))
            }
          />
          <ConfirmButton
            label={t('members.handOver')}
            question={t('members.handOverQuestion', { name })}
            onConfirm={() => run(() => handOver(organizationId, accountId), t('members.handedOver', { name }))}
          />
          <ConfirmButton
            label={t('members.remove')}
            question={t('members.removeQuestion', { name })}
            onConfirm={() => run(() => removeMember(organizationId, accountId), t('members.removed', { name }))}
          />
        </div>
      )}
    </li>
  );
}
