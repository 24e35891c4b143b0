import { type ReactNode, useEffect, useRef } from 'react';
import { type JsonObject, toPointer, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import type { Origin } from '../types.ts';
import styles from './Brand.module.css';
import type { ControlProps } from './control-props.ts';
import { EntriesControl } from './EntriesControl.tsx';
import { FindingList } from './FindingList.tsx';
import { SettingControl } from './SettingControl.tsx';
import { settingId, useSettings } from './setting-context.ts';
import { useReadSetting } from './use-read-setting.ts';
import { findingsAt, originAt } from './values.ts';

interface SettingFieldProps {
  path: readonly string[];
  node: JsonObject;
  /** In the place of the name and the description of the schema. */
  words?: { title: string; description: string };
  /** What is wrong, said in the place of the checker's errors. */
  fault?: string | null;
  /** In the place of the control for its kind. */
  control?(props: ControlProps): ReactNode;
}

/** One setting: name, control, help text, source of its value, findings, and a button to revert to the file. */
export function SettingField({ path, node, words, fault = null, control: draw }: SettingFieldProps) {
  const t = useTexts('admin');
  const { id, settings, document, findings, named, set } = useSettings();
  const read = useReadSetting()(path, node);
  const setting = words ? { ...read, ...words, lang: undefined } : read;
  const own = settingId(id, path);
  const place = useRef<HTMLDivElement>(null);
  const isNamed = named === path.join('/');
  useEffect(() => {
    if (!isNamed) return;
    place.current?.scrollIntoView({ block: 'center' });
    const control = window.document.getElementById(own);
    // One that only the file can change takes no focus.
    (control?.matches(':disabled') ? place.current : control)?.focus();
  }, [isNamed, own]);

  if (setting.kind === 'group' && setting.fixed === null) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend} lang={setting.lang}>
          {setting.title}
        </legend>
        <p className={styles.help} lang={setting.lang}>
          {setting.description}
        </p>
        <div className={styles.grid}>
          {setting.settings.map((inner) => (
            <SettingField key={inner.key} path={[...path, inner.key]} node={inner.schema} />
          ))}
        </div>
      </fieldset>
    );
  }

  const value = valueAt(document, path);
  const inForce = valueAt(settings.document, path);
  const inFile = valueAt(settings.file, path);
  const isEdited = !sameJson(value, inForce);
  const isSwitched = !sameJson(value, inFile);
  const about = findingsAt(findings, path).filter(({ severity }) => fault === null || severity !== 'error');
  const props: ControlProps = {
    id: own,
    setting,
    value,
    isInvalid: fault !== null || about.some(({ severity }) => severity === 'error'),
    describedBy: [`${own}-help`, fault !== null && `${own}-fault`, about.length > 0 && `${own}-findings`]
      .filter(Boolean)
      .join(' '),
    onChange: (next) => set(path, next),
  };
  const control = draw ? (
    draw(props)
  ) : setting.kind === 'entries' && setting.fixed === null ? (
    <EntriesControl {...props} path={path} />
  ) : (
    <SettingControl {...props} />
  );
  return (
    <div ref={place} className={styles.setting} data-pointer={toPointer(path)} tabIndex={isNamed ? -1 : undefined}>
      <div className={styles.line}>
        {setting.kind === 'switch' && control}
        <label className={styles.name} id={`${own}-label`} htmlFor={own} lang={setting.lang}>
          {setting.title}
        </label>
        <LayerMark origin={originAt(settings.origins, path)} isEdited={isEdited} />
        {isSwitched && setting.fixed === null && (
          <SmallButton aria-label={t('brand.asInFileOf', { setting: setting.title })} onClick={() => set(path, inFile)}>
            {t('brand.asInFile')}
          </SmallButton>
        )}
      </div>
      {setting.kind !== 'switch' && control}
      <p className={styles.help} id={`${own}-help`} lang={setting.lang}>
        {setting.description} {setting.fixed !== null && <strong lang={setting.lang}>{setting.fixed}</strong>}
      </p>
      {fault !== null && (
        <p className={styles.fault} id={`${own}-fault`}>
          {fault}
        </p>
      )}
      <FindingList id={`${own}-findings`} findings={about} withPlace={setting.kind === 'entries'} />
    </div>
  );
}

/** The source of a value: the layer, with file and line. */
function LayerMark({ origin, isEdited }: { origin: Origin | undefined; isEdited: boolean }) {
  const t = useTexts('admin');
  if (isEdited) return <Badge kind="warning">{t('layer.unsaved')}</Badge>;
  if (origin === undefined) return <Badge>{t('layer.none')}</Badge>;
  if (origin.layer === 'switch') return <Badge kind="good">{t('layer.switch')}</Badge>;
  return (
    <span>
      <Badge>{t(`layer.${origin.layer}`)}</Badge>{' '}
      <span className="meta">
        {origin.file}:{origin.line}
      </span>
    </span>
  );
}
