import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { adminEntriesQuery } from '../entries/entries.generated.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';

const MOST_FOUND = 10;

interface Named {
  id: number;
  name: string;
}

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
      {asked !== '' && <Found brand={brand} text={asked} onPick={onPick} />}
    </search>
  );
}

function Found({ brand, text, onPick }: Pick<OrganizationPickerProps, 'brand' | 'onPick'> & { text: string }) {
  const t = useTexts('importers');
  const answer = useAnswer(adminEntriesQuery, {
    ...{ of: 'organizations', brand: brand || null, filters: [] },
    list: { text, from: 0, count: MOST_FOUND },
  });
  return (
    <Answered answer={answer}>
      {({ adminEntries: { entries: found } }) =>
        found.length === 0 ? (
          <p role="status">{t('organization.notFound')}</p>
        ) : (
          <ul className={entries.belongings}>
            {found.map(({ id, title }) => (
              <li key={id}>
                <SmallButton onClick={() => onPick({ id, name: title })}>{title}</SmallButton>
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
