import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { adminEntriesQuery } from '../entries/entries.generated.ts';
import { Answered } from './Answered.tsx';
import { SmallButton } from './controls.tsx';

const MOST_FOUND = 10;

export interface Named {
  id: number;
  name: string;
}

interface FoundOrganizationsProps {
  /** Null for all brands of the person. */
  brand: string | null;
  text: string;
  /** Said if there is none. */
  none: string;
  onPick(organization: Named): void;
}

/** Organizations of a brand whose names contain a text, each a button. */
export function FoundOrganizations({ brand, text, none, onPick }: FoundOrganizationsProps) {
  const answer = useAnswer(adminEntriesQuery, {
    ...{ of: 'organizations', brand, filters: [] },
    list: { text, from: 0, count: MOST_FOUND },
  });
  return (
    <Answered answer={answer}>
      {({ adminEntries: { entries: found } }) =>
        found.length === 0 ? (
          <p role="status">{none}</p>
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
