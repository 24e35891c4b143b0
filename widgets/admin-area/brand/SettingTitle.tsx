import styles from './Brand.module.css';
import { useSettingName } from './setting-name.ts';
import { readablePointer } from './values.ts';

/** What a setting is called, after the groups around it, and where it is in the document. */
export function SettingTitle({ pointer }: { pointer: string }) {
  const name = useSettingName(pointer);
  return (
    <>
      <span lang={name ? name.lang : 'en'}>{name ? name.titles.join(' › ') : readablePointer(pointer)}</span>{' '}
      <code className={styles.pointer}>{pointer}</code>
    </>
  );
}
