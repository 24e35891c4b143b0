import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallTextarea } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import styles from './Moderation.module.css';

/** Reasons with a text of their own; a brand rewords them in its texts. */
const READY = ['incomplete', 'notAJob', 'employer', 'pay', 'discrimination', 'duplicate'] as const;

interface ReasonFieldProps {
  id: string;
  value: string;
  onChange(value: string): void;
}

/** The reason that an employer reads, which can begin with a ready-made one. */
export function ReasonField({ id, value, onChange }: ReasonFieldProps) {
  const t = useTexts('moderation');
  const choices = READY.map((name) => ({ value: name, label: t(`ready.${name}.title`) }));
  const chosen = READY.find((name) => t(`ready.${name}.text`) === value);
  return (
    <div className={styles.field}>
      <Select
        id={`${id}-ready`}
        label={t('ready.label')}
        value={chosen ?? ''}
        choices={[{ value: '', label: t('ready.own') }, ...choices]}
        onChange={(name) => onChange(name === '' ? '' : t(`ready.${name}.text`))}
      />
      <label className="label" htmlFor={id}>
        {t('reason')}
      </label>
      <SmallTextarea id={id} maxLength={1000} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
