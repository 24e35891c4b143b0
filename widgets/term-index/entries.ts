import { foldPlace } from '../../runtime/core/places/fold.ts';
import type { Town } from '../shared/figures/job-towns.generated.ts';
import type { FacetValue } from '../shared/search/search-types.ts';
import type { TermLink } from '../shared/search/term-links.ts';

/** One entry of the index. */
export interface Entry extends TermLink {
  /** What it belongs to: the broader term, or the region of a town. */
  group: { label: string; href?: string } | null;
}

/** An area of the site's own, with the names of its towns. */
export interface Area {
  label: string;
  towns: readonly string[];
}

/** Entries under one letter, or of one group. */
export interface Section {
  title: string;
  /** Set if the title is a term of its own. */
  href?: string;
  entries: Entry[];
}

type LinkOf<Item> = (item: Item) => TermLink;

/** Every value, narrower ones with their broader term. */
export function valueEntries(values: readonly FacetValue[], linkOf: LinkOf<FacetValue>): Entry[] {
  return values.flatMap((value) => {
    const own = linkOf(value);
    const narrower = (value.children ?? []).map((child) => ({ ...linkOf(child), group: own }));
    return [{ ...own, group: narrower.length > 0 ? own : null }, ...narrower];
  });
}

/** Every town, with the area that names it, or else with its region. */
export function townEntries(towns: readonly Town[], linkOf: LinkOf<Town>, areas: readonly Area[] = []): Entry[] {
  const areaOf = new Map(areas.flatMap((area) => area.towns.map((town) => [foldPlace(town), area.label] as const)));
  return towns.map((town) => {
    const label = areaOf.get(foldPlace(town.place.name)) ?? town.region;
    return { ...linkOf(town), group: label === null ? null : { label } };
  });
}

/** The entries by first letter, letters with marks under the plain one, everything else under `#`. */
export function byLetter(entries: readonly Entry[], locale: string): Section[] {
  return sectionsOf(entries, locale, ({ label }) => ({ label: letterOf(label, locale) }));
}

/** The entries by group, in alphabetical order; a group does not list itself. Entries without one come last. */
export function byGroup(entries: readonly Entry[], locale: string): Section[] {
  const sections = sectionsOf(entries, locale, ({ group }) => group ?? { label: '' });
  const named = sections.filter(({ title }) => title !== '');
  const rest = sections.filter(({ title }) => title === '');
  return [...named, ...rest].map((section) => ({
    ...section,
    entries: section.entries.filter(({ href }) => href !== section.href),
  }));
}

function sectionsOf(
  entries: readonly Entry[],
  locale: string,
  groupOf: (entry: Entry) => { label: string; href?: string },
): Section[] {
  const { compare } = new Intl.Collator(locale);
  const sections = new Map<string, Section>();
  for (const entry of entries.toSorted((a, b) => compare(a.label, b.label))) {
    const { label: title, href } = groupOf(entry);
    const section = sections.get(title) ?? { title, href, entries: [] };
    sections.set(title, section);
    section.entries.push(entry);
  }
  return [...sections.values()].sort((a, b) => compare(a.title, b.title));
}

function letterOf(label: string, locale: string): string {
  const letter = label.normalize('NFD').charAt(0).toLocaleUpperCase(locale);
  return /\p{L}/u.test(letter) ? letter : '#';
}
