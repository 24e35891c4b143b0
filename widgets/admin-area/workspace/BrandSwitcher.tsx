import Router from 'next/router';
import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { WorkspaceBrand } from '../admin-area.generated.ts';
import { SmallButton } from '../parts/controls.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import { Palette } from './Palette.tsx';
import styles from './Workspace.module.css';

interface BrandSwitcherProps {
  id: string;
  brands: readonly WorkspaceBrand[];
  chosen: string | null;
  /** Address of the current screen for a brand; null for all of them. */
  addressOf(brand: string | null): string;
}

/** The brand that everything on the screen is about, and the way to another one. */
export function BrandSwitcher({ id, brands, chosen, addressOf }: BrandSwitcherProps) {
  const t = useTexts('workspace');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const own = brands.find((brand) => brand.id === chosen);
  const words = text.trim().toLowerCase();
  const found = brands.filter((brand) => `${brand.name} ${brand.id}`.toLowerCase().includes(words));
  const all = t('allBrands');
  const items = [
    ...(all.toLowerCase().includes(words) ? [{ key: '', label: all, address: addressOf(null) }] : []),
    ...found.map((brand) => ({
      key: brand.id,
      label: brand.name,
      hint: brand.status === 'draft' ? t('draft') : undefined,
      mark: <Swatch colour={brand.primary} />,
      address: addressOf(brand.id),
    })),
  ];
  return (
    <>
      <SmallButton className={styles.switch} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {own && <Swatch colour={own.primary} />}
        <span className="visually-hidden">{t('brand')}</span>{' '}
        <span className={styles.chosen}>{own?.name ?? chosen ?? all}</span>
      </SmallButton>
      {isOpen && (
        <Palette
          id={id}
          title={t('chooseBrand')}
          label={t('filterBrands')}
          text={text}
          onText={setText}
          groups={[{ key: 'brands', items }]}
          empty={t('noBrand')}
          onClose={() => setOpen(false)}
          onPick={({ address }) => void Router.push(address)}
        />
      )}
    </>
  );
}
