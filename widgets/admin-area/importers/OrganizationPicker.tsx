import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import entries from '../entries/Entries.module.css';
import { SmallInput } from '../parts/controls.tsx';
import { FoundOrganizations, type Named } from '../parts/FoundOrganizations.tsx';

interface OrganizationPickerProps {
  id: string;
  brand: string;
  chosen: Named | null;
  onPick(organization: Named): void;
}

/** Finds an organization of a brand by its name. */
export function OrganizationPicker({ id, brand, chosen, onPick }: OrganizationPickerProps) {
  const t = useTexts('importers');
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  return (
    <search className={entries.field}>
      <p role="status">{chosen ? t('organization.chosen', { name: chosen.name }) : t('organization.none')}</p>
      <label htmlFor={id} className="label">
        {t('organization.find')}
      </label>
      <SmallInput id={id} type="search" maxLength={100} value={text} onChange={({ target }) => setText(target.value)} />
      {asked !== '' && (
        <FoundOrganizations brand={brand || null} text={asked} none={t('organization.notFound')} onPick={onPick} />
      )}
    </search>
  );
}
