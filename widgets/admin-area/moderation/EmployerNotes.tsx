import { adminAccessQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { adminEntryQuery } from '../entries/entries.generated.ts';
import { NotesPart } from '../entries/NotesPart.tsx';
import { Answered } from '../parts/Answered.tsx';

/** Notes about an employer, for those who see its entry; job editors do not. */
export function EmployerNotes({ id, employer }: { id: string; employer: number }) {
  const access = useAnswer(adminAccessQuery);
  return access.data?.adminAccess.parts.includes('users') ? <Notes id={id} employer={employer} /> : null;
}

function Notes({ id, employer }: { id: string; employer: number }) {
  const answer = useAnswer(adminEntryQuery, { of: 'organizations', id: employer });
  return (
    <Answered answer={answer}>
      {({ adminEntry }) =>
        adminEntry && (
          <NotesPart id={id} of="organizations" number={employer} notes={adminEntry.notes} onChanged={answer.again} />
        )
      }
    </Answered>
  );
}
