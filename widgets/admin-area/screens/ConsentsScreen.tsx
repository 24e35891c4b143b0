import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { adminConsentsQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { EntryPage } from '../entries/EntryPage.tsx';
import { EntryTable } from '../entries/EntryTable.tsx';
import type { Entry } from '../entries/entries.generated.ts';
import { Answered } from '../parts/Answered.tsx';
import { Note } from '../parts/Notes.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import type { ScreenProps } from './screen-props.ts';

const LIST = 'consent-texts';

/** The consent texts of the brands, and each with its history. */
export function ConsentsScreen(props: ScreenProps) {
  const [first] = props.rest;
  const { id, to } = props;
  if (first === undefined)
    return <EntryTable {...props} of={LIST} hrefOf={(entry) => to('consents', String(entry.id))} />;
  return (
    <EntryPage key={first} {...props} of={LIST} part="consents" number={Number(first)}>
      {({ id: number, brand }, again) => brand !== null && <Wording {...{ id, number, brand, again }} />}
    </EntryPage>
  );
}

interface WordingProps {
  id: string;
  number: Entry['id'];
  brand: string;
  again(): void;
}

/** Its text in all languages, to be changed, and what it said before. Nothing of one that is no longer used. */
function Wording({ id, number, brand, again }: WordingProps) {
  const t = useTexts('admin');
  const answer = useAnswer(adminConsentsQuery, { brand });
  const [isSaved, setSaved] = useState(false);
  return (
    <Answered answer={answer}>
      {({ adminConsents }) => {
        const consent = adminConsents.find((one) => one.id === number);
        return (
          <>
            {isSaved && (
              <Note kind="good">
                <p>{t('consents.saved')}</p>
              </Note>
            )}
            {consent && (
              <>
                <ConsentForm
                  key={consent.revisions[0]?.id}
                  id={`${id}-consent-${consent.id}`}
                  brand={brand}
                  consent={consent}
                  onSaved={() => {
                    setSaved(true);
                    answer.again();
                    again();
                  }}
                />
                <ConsentHistory consent={consent} />
              </>
            )}
          </>
        );
      }}
    </Answered>
  );
}
