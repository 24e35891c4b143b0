import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { describeDistance, distanceOf } from '../places/distance.ts';
import { PlaceNote } from '../places/PlaceNote.tsx';
import { listingOf, refineHref } from './listing-links.ts';
import results from './Results.module.css';
import { TextNote } from './TextNote.tsx';

const sameLetters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

interface SearchNotesProps {
  page: PageInfo;
  found: {
    textIgnored: boolean;
    /** Whether no hit is called so. */
    mentionsOnly?: boolean;
    /** The radius is in kilometers, and null unless it was made larger. */
    understood: readonly { meaning: string; label: string; radius: number | null }[];
    corrections: readonly { word: string; replacement: string }[];
  };
}

/** What was made of the words and the place: said above the list, with a way to take it back. */
export function SearchNotes({ page, found }: SearchNotesProps) {
  const t = useTexts('search');
  const { text } = listingOf(page);
  const distances = page.brand.search.radius;
  const notes = [
    ...found.understood.map(({ meaning, label, radius }) => {
      const distance = radius === null ? null : distanceOf(radius, distances);
      return distance === null
        ? t(`understood.${meaning}`, { label })
        : t('understood.WITHIN', { label, radius: describeDistance(t, distance, distances.unit) });
    }),
    ...found.corrections.map(({ word, replacement }) => t('corrections', { word: asTyped(word, text), replacement })),
  ];
  return (
    <>
      <PlaceNote page={page} />
      {found.textIgnored && <TextNote page={page} />}
      {found.mentionsOnly && (
        <p className={results.correction} role="status">
          {t('mentionsOnly')}
        </p>
      )}
      {notes.length > 0 && (
        <p className={results.correction} role="status">
          {notes.map((note) => `${note} `)}
          <Link className={results.literally} href={refineHref(page, { literal: true })} rel="nofollow">
            {t('literally', { text })}
          </Link>
        </p>
      )}
    </>
  );
}

/** Normalized words as they were typed in a text; unchanged if they are not found there. */
function asTyped(normalized: string, text: string): string {
  const typed = text.split(/\s+/);
  const count = normalized.split(' ').length;
  for (let at = 0; at + count <= typed.length; at += 1) {
    const words = typed.slice(at, at + count).join(' ');
    if (sameLetters.compare(words, normalized) === 0) return words;
  }
  return normalized;
}
