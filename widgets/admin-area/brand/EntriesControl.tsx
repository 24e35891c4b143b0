import { useState } from 'react';
import { isObject, type Json, type JsonObject, stringsAt, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { inOrder } from '../../../runtime/core/document/product-features.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Brand.module.css';
import type { ControlProps } from './control-props.ts';
import { FindingList } from './FindingList.tsx';
import { LocalisedControl } from './LocalisedControl.tsx';
import { useSettings } from './setting-context.ts';
import { useReadSetting } from './use-read-setting.ts';
import { findingsAt } from './values.ts';

/** Lines for the texts of an entry, except for the first one: its title. */
const ROWS = 4;

/** The setting beside it that has the order of its keys. */
const orderOf = (path: readonly string[]) => [...path.slice(0, -1), `${singular(path)}Order`];

const singular = (path: readonly string[]) => (path.at(-1) ?? '').replace(/s$/, '');

/** Entries that consist of texts, each with its fields: added, ordered, removed and put back. */
export function EntriesControl({ path, ...props }: ControlProps & { path: readonly string[] }) {
  const t = useTexts('admin');
  const { settings, document, set } = useSettings();
  const { id, setting, value } = props;
  const entries = isObject(value) ? value : {};
  const inFile = valueAt(settings.file, path);
  const order = stringsAt(document, orderOf(path)).map(({ text }) => text);
  const keys = inOrder(Object.keys(entries), order, (key) => key);
  const removed = isObject(inFile) ? Object.entries(inFile).filter(([key]) => !Object.hasOwn(entries, key)) : [];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const nameOf = useEntryName(setting.texts[0]?.key ?? '');

  /** A new one has its texts empty: the checks say what they need. */
  function add(): void {
    const taken = new Set([...keys, ...(isObject(inFile) ? Object.keys(inFile) : [])]);
    let number = 1;
    while (taken.has(`${singular(path)}${number}`)) number += 1;
    const key = `${singular(path)}${number}`;
    setOpen(new Set([...open, key]));
    set([...path, key], Object.fromEntries(setting.texts.map(({ key }) => [key, ''])));
  }

  function remove(key: string): void {
    set([...path, key], undefined);
    if (order.includes(key))
      set(
        orderOf(path),
        order.filter((one) => one !== key),
      );
  }

  function move(at: number, step: -1 | 1): void {
    const key = keys[at];
    if (key !== undefined) set(orderOf(path), keys.toSpliced(at, 1).toSpliced(at + step, 0, key));
  }

  return (
    <div id={id} className={styles.items} tabIndex={-1}>
      {keys.map((key, at) => {
        const name = nameOf(key, entries[key]);
        return (
          <details
            key={key}
            className={styles.section}
            open={open.has(key)}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== open.has(key))
                setOpen(new Set(open.has(key) ? [...open].filter((one) => one !== key) : [...open, key]));
            }}
          >
            <summary className={styles.summary}>{name}</summary>
            <div className={styles.inside}>
              <EntryTexts {...props} path={[...path, key]} value={entries[key]} />
              <div className={styles.tools}>
                <SmallButton disabled={at === 0} aria-label={t('brand.entryUp', { name })} onClick={() => move(at, -1)}>
                  ↑
                </SmallButton>
                <SmallButton
                  disabled={at === keys.length - 1}
                  aria-label={t('brand.entryDown', { name })}
                  onClick={() => move(at, 1)}
                >
                  ↓
                </SmallButton>
                <SmallButton aria-label={t('brand.entryRemoveOf', { name })} onClick={() => remove(key)}>
                  {t('brand.entryRemove')}
                </SmallButton>
              </div>
            </div>
          </details>
        );
      })}
      {removed.map(([key, entry]) => (
        <div key={key} className={styles.line}>
          <del>{nameOf(key, entry)}</del>
          <SmallButton
            aria-label={t('brand.entryBackOf', { name: nameOf(key, entry) })}
            onClick={() => set([...path, key], entry)}
          >
            {t('brand.entryBack')}
          </SmallButton>
        </div>
      ))}
      <div>
        <SmallButton onClick={add}>{t('brand.entryAdd')}</SmallButton>
      </div>
    </div>
  );
}

function EntryTexts({ path, value, ...props }: ControlProps & { path: readonly string[] }) {
  const { findings, set } = useSettings();
  const read = useReadSetting();
  return props.setting.texts.map(({ key, schema }, at) => {
    const own = [...path, key];
    const setting = read(own, schema);
    const id = `${props.id}-${path.at(-1)}-${key}`;
    const about = findingsAt(findings, own);
    return (
      <div key={key} className={styles.setting}>
        <label className={styles.name} htmlFor={id} lang={setting.lang}>
          {setting.title}
        </label>
        <LocalisedControl
          id={id}
          setting={{ ...setting, fixed: props.setting.fixed }}
          value={isObject(value) ? value[key] : undefined}
          isInvalid={about.some(({ severity }) => severity === 'error')}
          describedBy={about.length > 0 ? `${id}-help ${id}-findings` : `${id}-help`}
          rows={at === 0 ? 1 : ROWS}
          onChange={(next) => set(own, next)}
        />
        <p className={styles.help} id={`${id}-help`} lang={setting.lang}>
          {setting.description}
        </p>
        <FindingList id={`${id}-findings`} findings={about} />
      </div>
    );
  });
}

/** The title of an entry in the language of the page, or in the first that it has; its key without any. */
function useEntryName(title: string): (key: string, entry: Json | undefined) => string {
  const locale = usePageLocale();
  return (key, entry) => {
    const said: Json | undefined = isObject(entry) ? entry[title] : undefined;
    const texts: JsonObject = isObject(said) ? said : {};
    const found = typeof said === 'string' ? said : (texts[locale] ?? Object.values(texts)[0]);
    return typeof found === 'string' && found !== '' ? found : key;
  };
}
