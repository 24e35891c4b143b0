import { useQuery } from '@tanstack/react-query';
import Router from 'next/router';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { EMPTY, type Entry, type Item, type Kind } from './entry.ts';

interface DeskProps extends ScreenProps {
  kind: Kind;
  /** An id, or `new`: `new/de/42` begins the German version of number 42. */
  which: string;
}

/** Loads what is edited once: what others save later is shown when this is saved. */
export function ContentDesk(props: DeskProps) {
  const { kind, which, rest, page, to } = props;
  const t = useTexts('editorial');
  const [, language, original] = rest;
  const isNew = which === 'new';
  const asked = Number(isNew ? original : which);
  const isAsked = Number.isInteger(asked) && asked > 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['edited', kind.name, asked],
    queryFn: () => kind.load(asked),
    enabled: isAsked,
    staleTime: 'static',
    gcTime: 0,
  });
  if (isAsked && data === undefined)
    return error ? <FailureNote failure={failureOf(error)} again={() => void refetch()} /> : <Waiting lines={10} />;
  const found = data ?? null;
  if (!isNew && found === null)
    return (
      <Note kind="warning">
        <p>{t(`${kind.name}.unknown`)}</p>
        <p>
          <Link href={to(kind.name)}>{t(`${kind.name}.back`)}</Link>
        </p>
      </Note>
    );
  const entry = isNew ? begin(found, language, page.locale, page.brand.routes.locales) : (found?.entry ?? null);
  if (entry === null) return null;
  return (
    <ContentEditor
      {...props}
      item={isNew ? null : found}
      entry={entry}
      translationOf={isNew ? (found?.id ?? null) : null}
      onCreated={({ id }) => Router.replace(to(kind.name, String(id)), undefined, { scroll: false })}
    />
  );
}

/** A translation begins with the original, except for its address; anything else is empty. */
function begin(original: Item | null, asked: string | undefined, locale: string, locales: readonly string[]): Entry {
  const language = locales.find((one) => one === asked) ?? locale;
  return original ? { ...original.entry, language, address: '', search: '' } : { ...EMPTY, language };
}
