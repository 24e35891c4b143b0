import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PatchDifference } from '../types.ts';
import styles from './Brand.module.css';
import { SettingTitle } from './SettingTitle.tsx';
import { ShownValue } from './ShownValue.tsx';
import { innerDifferences } from './values.ts';

/** Settings with their values before and after. */
export function Changes({
  caption,
  changes,
  absent,
}: {
  caption: string;
  changes: readonly PatchDifference[];
  absent: string;
}) {
  const t = useTexts('admin');
  return (
    <table className={styles.changes}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('changes.setting')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.flatMap(innerDifferences).map(({ pointer, before, after }) => (
          <tr key={pointer}>
            <th scope="row">
              <SettingTitle pointer={pointer} />
            </th>
            <td>
              <del>
                <ShownValue pointer={pointer} value={before} absent={absent} />
              </del>
            </td>
            <td>
              <ins>
                <ShownValue pointer={pointer} value={after} absent={absent} />
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
