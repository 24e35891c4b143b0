import { lazy } from 'react';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { jobIdIn } from './apply-steps.ts';
import type { load } from './load.ts';
import styles from './QuickApply.module.css';

const ApplyInside = lazy(async () => ({ default: (await import('./ApplyInside.tsx')).ApplyInside }));

/** The application form for one job. What the job requires is loaded in the browser. */
export function QuickApply({ page, data, id }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const t = useTexts('apply');
  const asked = data.form?.form ?? null;
  const jobId = jobIdIn(page.rest ?? '');
  return (
    <div className={styles.apply}>
      {asked === null || jobId === null ? (
        <>
          <h1>{t('title')}</h1>
          <Notice kind="danger">{t('unknown')}</Notice>
        </>
      ) : (
        <FormFrame fields={4}>
          <ApplyInside key={jobId} page={page} id={id} asked={asked} jobId={jobId} />
        </FormFrame>
      )}
    </div>
  );
}
