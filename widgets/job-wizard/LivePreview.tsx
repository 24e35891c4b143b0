import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { FullJob } from '../shared/jobs/jobs.generated.ts';
import styles from './JobWizard.module.css';
import type { Latest } from './use-latest.ts';

const JobPreview = lazy(async () => ({ default: (await import('./JobPreview.tsx')).JobPreview }));

interface SeenPreviewProps {
  page: PageInfo;
  id: string;
  /** The job as the page would show it. */
  seen: Latest<FullJob>;
  /** Of the ad. */
  langcode: string;
}

/** The preview once it is there, or why it is not. */
export function SeenPreview({ page, id, seen, langcode }: SeenPreviewProps) {
  const t = useTexts('posting');
  if (seen.value === null)
    return seen.failed === null ? (
      <Waiting lines={5} />
    ) : (
      <Notice kind="danger">{refusalText(seen.failed, t('preview.failed'))}</Notice>
    );
  // The page would have an empty heading.
  if (seen.value.title.trim() === '') return <p className={styles.muted}>{t('preview.noTitle')}</p>;
  return (
    <Suspense fallback={<Waiting lines={5} />}>
      <JobPreview id={id} page={page} job={{ ...seen.value, langcode }} />
    </Suspense>
  );
}

interface LivePreviewProps {
  id: string;
  isOpen: boolean;
  onToggle(): void;
  /** The preview. */
  children: ReactNode;
}

/** The preview that people can open while they fill in the form. */
export function LivePreview({ id, isOpen, onToggle, children }: LivePreviewProps) {
  const t = useTexts('posting');
  return (
    <div className={styles.live}>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        aria-controls={`${id}-live`}
        onClick={onToggle}
      >
        {t(isOpen ? 'preview.hide' : 'preview.show')}
      </button>
      <div id={`${id}-live`} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
