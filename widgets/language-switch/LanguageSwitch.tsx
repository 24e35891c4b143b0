import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { LanguageList } from '../shared/LanguageLinks.tsx';
import styles from './LanguageSwitch.module.css';

/** The languages of the site, where a page wants them besides header and footer. */
export function LanguageSwitch({ page }: WidgetProps<Record<string, never>>) {
  return (
    <div className={styles.languages}>
      <LanguageList page={page} />
    </div>
  );
}
