/** Menu entries that appear, go away, lead elsewhere or change their name. Made by what makes the menus of pages. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { brandLanguages } from '../document/languages.ts';
import { LEGAL_PAGES, type LegalName } from '../document/legal-pages.ts';
import { createHref, publicRoutes } from '../routing/href.ts';
import { legalLinks } from '../routing/legal.ts';
import { type MenuEntry, menuEntries } from '../routing/menu.ts';
import { type SessionLink, sessionLinks } from '../routing/session-links.ts';
import { inLocale } from '../texts/localised.ts';
import { pageTitle } from '../texts/page-title.ts';
import { type Change, changesBetween } from './changes.ts';

const MENUS = ['main', 'sidebar', 'footer'] as const;

/** Whose menu of personal pages is looked at. */
export const ROLES = ['applicant', 'recruiter', 'administrator'] as const;

export interface MenuEffect {
  /** `changes`: its address is another. `renamed`: its label is another. `sorted`: the same entries in another order. */
  change: Change | 'renamed' | 'sorted';
  menu: (typeof MENUS)[number] | 'legal' | 'personal';
  locale: string;
  /** As visitors read it, now or until now; null where a text of the software names it, and for a menu that is sorted. */
  label: string | null;
  /** Name of that text: a kind of legal page, or a personal page. */
  name: LegalName | SessionLink['key'] | null;
  /** Where it leads, now or until now; null for a menu that is sorted. */
  href: string | null;
  /** The label before, of one that was renamed. */
  before: string | null;
  /** In whose menu of personal pages; null for menus that everybody has. */
  roles: string[] | null;
}

/** In the languages that both documents have. */
export function menuEffects(before: BrandDocument, after: BrandDocument): MenuEffect[] {
  const languages = brandLanguages(before.locales);
  return brandLanguages(after.locales)
    .filter((locale) => languages.includes(locale))
    .flatMap((locale) => [
      ...MENUS.flatMap((menu) => ofMenu(menu, locale, entriesOf(before, menu, locale), entriesOf(after, menu, locale))),
      ...ofLegalPages(before, after, locale),
      ...ofPeople(before, after, locale),
    ]);
}

function entriesOf(document: BrandDocument, menu: (typeof MENUS)[number], locale: string): MenuEntry[] {
  const brand = { routes: publicRoutes(document), features: document.features };
  return menuEntries({ brand, locale }, inLocale(document.navigation[menu], document, locale));
}

function ofMenu(
  menu: MenuEffect['menu'],
  locale: string,
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): MenuEffect[] {
  const common = { menu, locale, name: null, before: null, roles: null };
  const found = changesBetween(
    before,
    after,
    ({ label }) => label,
    (left, right) => left.href === right.href,
  );
  const gone = found.flatMap((one) => (one.change === 'goes' && one.before ? [one.before] : []));
  const added = found.flatMap((one) => (one.change === 'appears' && one.after ? [one.after] : []));
  const renamed = added.flatMap((entry) => {
    const was = gone.find(({ href }) => href === entry.href);
    return was === undefined ? [] : [{ was, entry }];
  });
  const isRenamed = (entry: MenuEntry) => renamed.some(({ was, entry: is }) => entry === was || entry === is);
  const effects = found.flatMap(({ change, before: was, after: is }): MenuEffect[] => {
    const entry = is ?? was;
    return entry === null || isRenamed(entry) ? [] : [{ ...common, change, label: entry.label, href: entry.href }];
  });
  const kept = (list: readonly MenuEntry[], other: readonly MenuEntry[]) =>
    list.filter(({ label }) => other.some((one) => one.label === label)).map(({ label }) => label);
  const isSorted = kept(before, after).join('\n') !== kept(after, before).join('\n');
  return [
    ...effects,
    ...renamed.map(
      ({ was, entry }): MenuEffect => ({
        ...common,
        change: 'renamed',
        label: entry.label,
        href: entry.href,
        before: was.label,
      }),
    ),
    ...(isSorted ? [{ ...common, change: 'sorted' as const, label: null, href: null }] : []),
  ];
}

interface Legal {
  name: LegalName;
  href: string;
  title: string | null;
}

function ofLegalPages(before: BrandDocument, after: BrandDocument, locale: string): MenuEffect[] {
  const linksOf = (document: BrandDocument): Legal[] =>
    legalLinks({ brand: { routes: publicRoutes(document), site: document.site }, locale }, LEGAL_PAGES).map((link) => ({
      ...link,
      title: pageTitle(document, document.site.legal[link.name], locale),
    }));
  const found = changesBetween(
    linksOf(before),
    linksOf(after),
    ({ name }) => name,
    (left, right) => left.href === right.href && left.title === right.title,
  );
  const effect = (change: MenuEffect['change'], link: Legal, renamedFrom: string | null = null): MenuEffect => ({
    ...{ change, menu: 'legal', locale, label: link.title, name: link.name, href: link.href },
    ...{ before: renamedFrom, roles: null },
  });
  return found.flatMap(({ change, before: was, after: is }): MenuEffect[] => {
    if (was === null || is === null) return [was, is].flatMap((link) => (link === null ? [] : [effect(change, link)]));
    if (was.title === is.title) return [effect('changes', is)];
    // Another page in its place is another entry.
    return was.href === is.href ? [effect('renamed', is, was.title)] : [effect('goes', was), effect('appears', is)];
  });
}

/** One effect for all roles that it concerns alike. */
function ofPeople(before: BrandDocument, after: BrandDocument, locale: string): MenuEffect[] {
  const found = ROLES.flatMap((role) => {
    const linksOf = (document: BrandDocument) =>
      sessionLinks(createHref(publicRoutes(document), locale), [role], { applicantsOnly: false });
    return changesBetween(
      linksOf(before),
      linksOf(after),
      ({ key }) => key,
      (left, right) => left.href === right.href,
    ).map((one) => ({ ...one, role }));
  });
  const groups = Map.groupBy(found, ({ change, before: was, after: is }) => `${change} ${(is ?? was)?.key}`);
  return [...groups.values()].flatMap((group): MenuEffect[] => {
    const [first] = group;
    const link = first?.after ?? first?.before;
    if (first === undefined || !link) return [];
    return [
      {
        change: first.change,
        menu: 'personal',
        locale,
        label: null,
        name: link.key,
        href: link.href,
        before: null,
        roles: group.map(({ role }) => role),
      },
    ];
  });
}
