import { useQuery } from '@tanstack/react-query';
import Router from 'next/router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { type FindAnything, findAnythingQuery, type WorkspaceBrand } from '../admin-area.generated.ts';
import { failureOf } from '../ask.ts';
import { brandSchemaQuery } from '../brand/brand.generated.ts';
import { jsonOf } from '../brand/loaded-brand.ts';
import { SETTING_PARAMETER } from '../brand/setting-context.ts';
import { findSettings } from '../brand/setting-search.ts';
import { useSettingReader } from '../brand/use-read-setting.ts';
import { SmallButton } from '../parts/controls.tsx';
import { adminProductsQuery } from '../products/products.generated.ts';
import { workspaceAddress } from './address.ts';
import { Palette, type PaletteGroup, type PaletteItem } from './Palette.tsx';
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
  const settings = useSettings(page, chosen, hasSettings, words);
  const products = useProducts(page, chosen, parts.includes('products'), { words, nameOf });
  const found = asked === '' ? [] : groupsOf(page, data?.findAnything, nameOf);
  const groups: PaletteGroup[] = [
    { key: 'screens', label: t('find.screens'), items: screens },
    ...found.map(({ key, items }) => ({ key, label: t(`find.${key}`), items })),
    { key: 'products', label: t('find.products'), items: products },
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

const MOST_FOUND = 8;
/** In the place of a brand: one setting on several of them. */
const SEVERAL = '_several';

/** Settings by their names, descriptions and places; each leads to its field, without a chosen brand to a change of several. */
function useSettings(page: PageInfo, brand: string | null, isOn: boolean, words: string): PaletteItem[] {
  const { data } = useQuery({ ...queryOf(brandSchemaQuery), enabled: isOn && words !== '' });
  const root = useMemo(() => (data ? jsonOf(data.brandSchema) : {}), [data]);
  const read = useSettingReader(root);
  if (!data || !isOn) return [];
  return findSettings(read, root, words)
    .filter(({ setting }) => brand !== null || setting.fixed === null)
    .slice(0, MOST_FOUND)
    .map(({ path, setting, groups }) => ({
      key: path.join('-').replace(/[^A-Za-z0-9_-]/g, '_'),
      label: setting.title,
      hint: groups.length > 0 ? groups.join(' › ') : path.join(' › '),
      address: isOfProducts(path)
        ? workspaceAddress(page, brand, ['products'])
        : workspaceAddress(page, brand, ['brands', brand ?? SEVERAL], { [SETTING_PARAMETER]: path.join('/') }),
    }));
}

/** They have a screen of their own. */
const isOfProducts = (path: readonly string[]) => ['prices/products', 'prices/order'].includes(path.join('/'));

/** Products of the chosen brand, or of all, by their names in any language. */
function useProducts(
  page: PageInfo,
  brand: string | null,
  isOn: boolean,
  { words, nameOf }: { words: string; nameOf(brand: string): string },
): PaletteItem[] {
  const { data } = useQuery({ ...queryOf(adminProductsQuery, { brand }), enabled: isOn && words !== '' });
  if (!isOn || words === '') return [];
  return (data?.adminProducts ?? [])
    .filter(({ key, names }) =>
      [key, ...Object.values(names)].some((name) => String(name).toLowerCase().includes(words)),
    )
    .slice(0, MOST_FOUND)
    .map((product) => ({
      key: `${product.brand}-${product.key}`,
      label: product.name,
      hint: `${product.priceText} · ${nameOf(product.brand)}`,
      address: workspaceAddress(page, product.brand, ['products', product.key]),
    }));
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
