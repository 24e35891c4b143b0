import { useQuery } from '@tanstack/react-query';
import Router from 'next/router';
import { useDeferredValue, useEffect, useState } from 'react';
import { queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { type FindAnything, findAnythingQuery, type WorkspaceBrand } from '../admin-area.generated.ts';
import { failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { workspaceAddress } from './address.ts';
import { Palette, type PaletteGroup } from './Palette.tsx';
import styles from './Workspace.module.css';

interface SearchProps {
  id: string;
  page: PageInfo;
  brands: readonly WorkspaceBrand[];
  chosen: string | null;
  parts: readonly string[];
  /** Whether the person administers brands, and not only their jobs. */
  hasSettings: boolean;
}

/** The search over everything, by its button or by Ctrl+K (Cmd+K). */
export function SearchEverything(props: SearchProps) {
  const t = useTexts('workspace');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <SmallButton
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {t('find.open')}
        <span className={styles.keys} aria-hidden="true">
          Ctrl K
        </span>
      </SmallButton>
      {isOpen && <SearchPalette {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchPalette({ id, page, brands, chosen, parts, hasSettings, onClose }: SearchProps & { onClose(): void }) {
  const t = useTexts('workspace');
  const names = useTexts('admin');
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { data, error, isFetching } = useQuery({
    ...queryOf(findAnythingQuery, { text: asked }),
    enabled: asked !== '',
  });
  const nameOf = (brand: string) => brands.find(({ id: own }) => own === brand)?.name ?? brand;
  const words = text.trim().toLowerCase();
  const screens = parts
    .map((part) => ({
      key: part,
      label: part === 'today' ? t('today.title') : names(`part.${part}`),
      address: workspaceAddress(page, chosen, [part]),
    }))
    .filter(({ label }) => words !== '' && label.toLowerCase().includes(words));
  const settings = useSettings(page, hasSettings ? chosen : null, words);
  const found = asked === '' ? [] : groupsOf(page, data?.findAnything, nameOf);
  const groups: PaletteGroup[] = [
    { key: 'screens', label: t('find.screens'), items: screens },
    ...found.map(({ key, items }) => ({ key, label: t(`find.${key}`), items })),
    { key: 'settings', label: t('find.settings'), items: settings },
  ].filter(({ items }) => items.length > 0);
  const isWaiting = isFetching || asked !== text.trim();
  const failure = error ? (failureOf(error).message ?? names('unreachable')) : null;
  return (
    <Palette
      id={id}
      title={t('find.title')}
      label={t('find.label')}
      text={text}
      onText={setText}
      groups={groups}
      empty={failure ?? (words === '' ? t('find.help') : isWaiting ? names('loading') : t('find.none'))}
      onClose={onClose}
      onPick={({ address }) => void Router.push(address)}
    />
  );
}

const MOST_SETTINGS = 6;

/** Features of the chosen brand by their names; their page has the switch. */
function useSettings(page: PageInfo, brand: string | null, words: string) {
  const t = useTexts('brand-settings');
  if (brand === null || words === '') return [];
  return Object.keys(page.brand.features)
    .map((feature) => ({ key: feature, label: t(`features.${feature}.name`) }))
    .filter(({ label }) => label.toLowerCase().includes(words))
    .slice(0, MOST_SETTINGS)
    .map((setting) => ({ ...setting, address: workspaceAddress(page, brand, ['brands', brand]) }));
}

type Found = FindAnything['findAnything'];

function groupsOf(page: PageInfo, found: Found | undefined, nameOf: (brand: string) => string) {
  if (found === undefined) return [];
  const at = (brand: string, part: string, id: number) => workspaceAddress(page, brand, [part, String(id)]);
  return [
    {
      key: 'people',
      items: found.people.map(({ id, name, email }) => ({
        key: String(id),
        label: name === '' ? email : name,
        hint: email,
        address: workspaceAddress(page, null, ['users'], { text: email }),
      })),
    },
    {
      key: 'organizations',
      items: found.organizations.map(({ id, brand, name }) => ({
        key: `${brand}-${id}`,
        label: name,
        hint: nameOf(brand),
        address: at(brand, 'organizations', id),
      })),
    },
    {
      key: 'jobs',
      items: found.jobs.map(({ id, brand, title, organization }) => ({
        key: String(id),
        label: title,
        hint: `${organization} · ${nameOf(brand)}`,
        address: at(brand, 'jobs', id),
      })),
    },
    {
      key: 'orders',
      items: found.orders.map(({ id, brand, organization }) => ({
        key: String(id),
        label: `${id} · ${organization}`,
        hint: nameOf(brand),
        address: at(brand, 'orders', id),
      })),
    },
  ];
}
