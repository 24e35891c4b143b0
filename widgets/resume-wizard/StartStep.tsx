import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import { wizardPath } from '../shared/resume/resume-paths.ts';
import styles from './ResumeWizard.module.css';

interface StartStepProps {
  page: PageInfo;
  /** There is a draft from an earlier visit. */
  hasDraft: boolean;
  /** Address of the first step. */
  first: string;
}

/** Import a file, or start from scratch. */
export function StartStep({ page, hasDraft, first }: StartStepProps) {
  const t = useTexts('resume');
  const href = createHref(page.brand.routes, page.locale);
  return (
    <AccountPage page={page} title={t('wizard.title')}>
      <p>{t('wizard.text')}</p>
      <div className={styles.ways}>
        {hasDraft && (
          <Link className="button" href={first}>
            {t('wizard.goOn')}
          </Link>
        )}
        <Link className={hasDraft ? 'button button-quiet' : 'button'} href={href.path(`${wizardPath}/import`)}>
          {t('start.import')}
        </Link>
        {!hasDraft && (
          <Link className="button button-quiet" href={first}>
            {t('start.byHand')}
          </Link>
        )}
      </div>
    </AccountPage>
  );
}
