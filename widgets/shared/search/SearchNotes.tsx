import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { PlaceNote } from '../places/PlaceNote.tsx';
import results from './Results.module.css';
import { refineHref } from './search-links.ts';
import { TextNote } from './TextNote.tsx';

interface SearchNotesProps {
  page: PageInfo;
  found: {
    textIgnored: boolean;
    corrections: readonly { word: string; replacement: string }[];
  };
}

/** What was made of the words and the place: announced above the list, with a way to take it back. */
export function SearchNotes({ page, found }: SearchNotesProps) {
  const t = useTexts('search');
  return (
    <>
      <PlaceNote page={page} />
      {found.textIgnored && <TextNote page={page} />}
      {found.corrections.map(({ word, replacement }) => (
        <p key={word} className={results.correction} role="status">
          {t('corrections', { word, replacement })}{' '}
          <Link href={refineHref(page, { literal: true })} rel="nofollow">
            {t('literally', { words: word })}
          </Link>
        </p>
      ))}
    </>
  );
}
