import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from '../brand/Brand.module.css';
import { readSetting } from '../brand/schema-tools.ts';
import { useSettings } from '../brand/setting-context.ts';
import { type SettingPlace, searchSettings } from '../brand/setting-search.ts';
import { useReadSetting } from '../brand/use-read-setting.ts';
import { SmallButton, SmallInput } from '../parts/controls.tsx';

const MOST_SHOWN = 12;

interface SettingPickerProps {
  id: string;
  /** The one that is picked at first. */
  first: SettingPlace | null;
  /** Null while another one is looked for. */
  onPick(place: SettingPlace | null): void;
}

/** Finds one setting by its name, path or description. */
export function SettingPicker({ id, first, onPick }: SettingPickerProps) {
  const t = useTexts('admin');
  const { root } = useSettings();
  const read = useReadSetting();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState(first);
  const wanted = words.trim().toLowerCase();
  const found =
    wanted === '' || picked
      ? []
      : readSetting(root, '', root)
          .settings.flatMap(({ key, schema }) => searchSettings(read, { path: [key], node: schema }, wanted))
          .filter(({ path, node }) => read(path, node).fixed === null && path[0] !== '$schema');
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('fleet.setting')}
      </label>
      <SmallInput
        id={id}
        type="search"
        value={picked ? picked.path.join(' › ') : words}
        onChange={({ target }) => {
          setPicked(null);
          onPick(null);
          setWords(target.value);
        }}
      />
      {wanted !== '' && !picked && found.length === 0 && <p role="status">{t('brand.notFound', { words })}</p>}
      <ul className={styles.entries}>
        {found.slice(0, MOST_SHOWN).map((place) => {
          const setting = read(place.path, place.node);
          return (
            <li key={place.path.join('/')} className={styles.line}>
              <SmallButton
                lang={setting.lang}
                onClick={() => {
                  setPicked(place);
                  onPick(place);
                }}
              >
                {setting.title}
              </SmallButton>
              <span className="meta">{place.path.join(' › ')}</span>
            </li>
          );
        })}
      </ul>
      {found.length > MOST_SHOWN && <p className="meta">{t('fleet.more', { count: found.length - MOST_SHOWN })}</p>}
    </div>
  );
}
