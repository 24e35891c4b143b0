import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './OrganizationEditor.module.css';
import { MEMBER_ROLES, type MemberRole } from './people.ts';

interface RoleChoiceProps {
  id: string;
  role: MemberRole;
  onChoose(role: MemberRole): void;
}

/** The roles of members, each with what it may do. */
export function RoleChoice({ id, role, onChoose }: RoleChoiceProps) {
  const t = useTexts('organization-editor');
  return (
    <fieldset className={styles.roles}>
      <legend className="label">{t('members.role')}</legend>
      {MEMBER_ROLES.map((one) => (
        <label key={one} className={styles.role} htmlFor={`${id}-${one}`}>
          <input
            id={`${id}-${one}`}
            type="radio"
            name={id}
            value={one}
            checked={one === role}
            onChange={() => onChoose(one)}
          />
          <span>
            <strong>{t(`members.${one}`)}</strong>
            <span className={styles.may}>{t(`members.${one}May`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
