import { useTexts } from '../../../runtime/page/texts.tsx';
import entries from '../entries/Entries.module.css';
import { SmallButton } from '../parts/controls.tsx';

interface ChosenProps {
  label: string;
  items: readonly { key: string; label: string }[];
  onRemove(key: string): void;
}

/** What was chosen, each with a button that removes it. */
export function Chosen({ label, items, onRemove }: ChosenProps) {
  const t = useTexts('syndication');
  if (items.length === 0) return null;
  return (
    <ul className={entries.belongings} aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          {item.label}{' '}
          <SmallButton aria-label={t('removeOf', { name: item.label })} onClick={() => onRemove(item.key)}>
            {t('remove')}
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
