import { useTexts } from '../../../runtime/page/texts.tsx';
import { FoundOrganizations, type Named } from '../parts/FoundOrganizations.tsx';
import { Group } from '../parts/form-fields.tsx';
import { Chosen } from './Chosen.tsx';
import { Finder } from './Finder.tsx';

interface EmployerPickerProps {
  id: string;
  /** Null for those of all brands. */
  brand: string | null;
  employers: readonly Named[];
  onChange(employers: readonly Named[]): void;
}

/** Employers of the brand whose jobs go. */
export function EmployerPicker({ id, brand, employers, onChange }: EmployerPickerProps) {
  const t = useTexts('syndication');
  return (
    <Group label={t('form.organizations')}>
      <Chosen
        label={t('form.organizations')}
        items={employers.map((one) => ({ key: String(one.id), label: one.name }))}
        onRemove={(key) => onChange(employers.filter((one) => String(one.id) !== key))}
      />
      <Finder id={id} label={t('form.findOrganization')}>
        {(text, clear) => (
          <FoundOrganizations
            brand={brand}
            text={text}
            none={t('notFound')}
            onPick={(found) => {
              clear();
              if (!employers.some((one) => one.id === found.id)) onChange([...employers, found]);
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </Finder>
    </Group>
  );
}
