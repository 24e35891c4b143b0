import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { LanguageLinks } from '../shared/navigation/LanguageLinks.tsx';
import styles from './LanguageSwitch.module.css';

/** The languages of the site, for pages that need them in addition to the header. */
export function LanguageSwitch({ page }: WidgetProps<Record<string, never>>) {
  return (
    <div className={styles.languages}>
      <LanguageLinks page={page} />
    </div>
  );
}
