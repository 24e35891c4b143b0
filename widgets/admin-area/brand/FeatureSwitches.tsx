import styles from './Brand.module.css';
import { SettingField } from './SettingField.tsx';
import { readSetting } from './schema-tools.ts';
import { useSettings } from './setting-context.ts';

/** Every feature as a switch, in the order of the schema. */
export function FeatureSwitches() {
  const { root } = useSettings();
  const features = readSetting(root, '', root).settings.find(({ key }) => key === 'features');
  if (features === undefined) return null;
  return (
    <div className={styles.grid}>
      {readSetting(root, 'features', features.schema).settings.map(({ key, schema }) => (
        <SettingField key={key} path={['features', key]} node={schema} />
      ))}
    </div>
  );
}
