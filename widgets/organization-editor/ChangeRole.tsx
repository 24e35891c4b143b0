import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './OrganizationEditor.module.css';
import type { MemberRole } from './people.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface ChangeRoleProps {
  id: string;
  name: string;
  role: MemberRole;
  onChange(role: MemberRole): Promise<void>;
}

/** A button that opens the choice of another role. */
export function ChangeRole({ id, name, role, onChange }: ChangeRoleProps) {
  const t = useTexts('organization-editor');
  const [chosen, setChosen] = useState<MemberRole | null>(null);
  if (chosen === null) {
    return (
      <button type="button" className={styles.quiet} onClick={() => setChosen(role)}>
        {t('members.change')}
        <span className="visually-hidden">: {name}</span>
      </button>
    );
  }
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        void onChange(chosen).then(() => setChosen(null));
      }}
      onKeyDown={(event) => event.key === 'Escape' && setChosen(null)}
    >
      <RoleChoice id={id} role={chosen} onChoose={setChosen} />
      <div className={styles.actions}>
        <button type="submit" className="button">
          {t('members.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setChosen(null)}>
          {t('keep')}
        </button>
      </div>
    </form>
  );
}
