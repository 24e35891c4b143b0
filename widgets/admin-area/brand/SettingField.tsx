import { type JsonObject, toPointer, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import type { Origin } from '../types.ts';
import styles from './Brand.module.css';
import { FindingList } from './FindingList.tsx';
import { SettingControl } from './SettingControl.tsx';
import { settingId, useSettings } from './setting-context.ts';
import { useReadSetting } from './use-read-setting.ts';
import { findingsAt, originAt } from './values.ts';

interface SettingFieldProps {
  path: readonly string[];
  node: JsonObject;
}

/** One setting: name, control, help text, source of its value, findings, and a button to revert to the file. */
export function SettingField({ path, node }: SettingFieldProps) {
  const t = useTexts('admin');
  const { id, settings, document, findings, set } = useSettings();
  const setting = useReadSetting()(path, node);
  const own = settingId(id, path);

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
  const about = findingsAt(findings, path);
  const control = (
    <SettingControl
      id={own}
      setting={setting}
      value={value}
      isInvalid={about.some(({ severity }) => severity === 'error')}
      describedBy={`${own}-help${about.length > 0 ? ` ${own}-findings` : ''}`}
      onChange={(next) => set(path, next)}
    />
  );
  return (
    <div className={styles.setting} data-pointer={toPointer(path)}>
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
        {setting.description} {setting.fixed !== null && <strong lang="en">{setting.fixed}</strong>}
      </p>
      <FindingList id={`${own}-findings`} findings={about} />
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
