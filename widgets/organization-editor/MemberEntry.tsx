import { useTexts } from '../../runtime/page/texts.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import styles from './OrganizationEditor.module.css';
import type { Member, People } from './people.generated.ts';
import { changeRole, handOver, type MemberRole, removeMember } from './people.ts';

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
  const other: MemberRole = role === 'owner' ? 'editor' : 'owner';
  return (
    <li className={styles.member} aria-labelledby={id}>
      <div className={styles.partText}>
        <p className={styles.name} id={id}>
          {isYou ? t('members.you', { name }) : name}
        </p>
        <p className={styles.muted}>
          {[name === email ? null : email, t(`members.${role}`)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {mayChange && !isYou && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.quiet}
            onClick={() =>
              void run(() => changeRole(organizationId, accountId, other), t(`members.${other}Now`, { name }))
            }
          >
            {t(`members.${other}Make`)}
            <span className="visually-hidden">: {name}</span>
          </button>
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
