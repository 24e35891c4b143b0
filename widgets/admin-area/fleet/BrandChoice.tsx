import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from '../brand/Brand.module.css';
import type { BrandCard } from '../brand/brand.generated.ts';
import { SmallButton, SmallInput } from '../parts/controls.tsx';

interface BrandChoiceProps {
  id: string;
  brands: readonly BrandCard[];
  chosen: readonly string[];
  /** Receives them in the order of the brands. */
  onChange(chosen: readonly string[]): void;
}

/** Which brands are meant: how many, and on request each of them, found by its name. */
export function BrandChoice({ id, brands, chosen, onChange }: BrandChoiceProps) {
  const t = useTexts('admin');
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const shown = brands.filter((brand) => `${brand.name} ${brand.id}`.toLowerCase().includes(words));
  /** Those that are shown; the others stay as they are. */
  const choose = (ids: ReadonlySet<string>, isChosen: boolean) =>
    onChange(brands.flatMap((brand) => ((ids.has(brand.id) ? isChosen : chosen.includes(brand.id)) ? [brand.id] : [])));
  const chooseShown = (isChosen: boolean) => choose(new Set(shown.map((brand) => brand.id)), isChosen);
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>{t('fleet.brands', { count: chosen.length })}</summary>
      <div className={`${styles.inside} ${styles.body}`}>
        <div>
          <label className="label" htmlFor={id}>
            {t('fleet.filter')}
          </label>
          <SmallInput id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </div>
        <div className={styles.tools}>
          <SmallButton disabled={shown.length === 0} onClick={() => chooseShown(true)}>
            {t('fleet.all')}
          </SmallButton>
          <SmallButton disabled={shown.length === 0} onClick={() => chooseShown(false)}>
            {t('fleet.none')}
          </SmallButton>
        </div>
        <fieldset className={styles.when}>
          <legend className="visually-hidden">{t('fleet.brands', { count: chosen.length })}</legend>
          <div className={styles.grid}>
            {shown.map((brand) => (
              <label key={brand.id} className={styles.line}>
                <input
                  type="checkbox"
                  checked={chosen.includes(brand.id)}
                  onChange={({ target }) => choose(new Set([brand.id]), target.checked)}
                />
                {brand.name} <span className="meta">{brand.id}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {shown.length === 0 && <p role="status">{t('fleet.noBrand')}</p>}
      </div>
    </details>
  );
}
