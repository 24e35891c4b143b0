import { useQuery } from '@tanstack/react-query';
import { answersTo } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { fetchPlaces } from '../../shared/places/fetch-places.ts';
import { placesQuery } from '../../shared/places/places.generated.ts';
import { failureOf } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { Group } from '../parts/form-fields.tsx';
import { Select } from '../parts/ListTools.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { Chosen } from './Chosen.tsx';
import { Finder } from './Finder.tsx';
import { hasRadius, placeOf, RADIUSES, type RulePlace } from './rule-fields.ts';

interface PlacePickerProps {
  id: string;
  place: RulePlace | null;
  onChange(place: RulePlace | null): void;
}

/** A town with a radius, a region or a country. */
export function PlacePicker({ id, place, onChange }: PlacePickerProps) {
  const t = useTexts('syndication');
  const km = new Intl.NumberFormat(usePageLocale(), { style: 'unit', unit: 'kilometer' });
  const radiuses = [...new Set([...RADIUSES, ...(place?.radius ? [place.radius] : [])])].sort((a, b) => a - b);
  return (
    <Group label={t('form.place')}>
      <p className="meta">{t('form.placeHelp')}</p>
      <Chosen
        label={t('form.place')}
        items={place === null ? [] : [{ key: place.label, label: place.label }]}
        onRemove={() => onChange(null)}
      />
      {place !== null && hasRadius(place) && (
        <Select
          id={`${id}-radius`}
          label={t('form.radius')}
          value={String(place.radius ?? '')}
          choices={radiuses.map((value) => ({ value: String(value), label: km.format(value) }))}
          onChange={(value) => onChange({ ...place, radius: Number(value) })}
        />
      )}
      <Finder id={id} label={t('form.findPlace')}>
        {(text, clear) => (
          <Found
            text={text}
            onPick={(found) => {
              clear();
              onChange(found);
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </Finder>
    </Group>
  );
}

function Found({ text, onPick }: { text: string; onPick(place: RulePlace): void }) {
  const t = useTexts('syndication');
  const locale = usePageLocale();
  const { data, error, refetch } = useQuery({
    queryKey: [...answersTo(placesQuery).queryKey, text, locale],
    queryFn: () => fetchPlaces({ text, countries: [], locale }),
  });
  return (
    <Answered answer={{ data: data ?? null, failure: error && failureOf(error), again: () => void refetch() }}>
      {(places) =>
        places.length === 0 ? (
          <p role="status">{t('notFound')}</p>
        ) : (
          <ul className={entries.belongings}>
            {places.map((place) => (
              <li key={place.id}>
                <SmallButton onClick={() => onPick(placeOf(place))}>{place.label}</SmallButton>
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
