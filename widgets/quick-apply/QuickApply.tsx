import { lazy } from 'react';
import { jobIdIn } from '../../runtime/core/applications/job-in.ts';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { OrPlain } from '../../runtime/forms/plain/OrPlain.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import type { ApplyInsideProps } from './ApplyInside.tsx';
import type { load } from './load.ts';
import { PlainApply } from './PlainApply.tsx';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

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
        <Forms page={page} id={id} asked={asked} jobId={jobId} offer={data.offer?.applyOffer} />
      )}
    </div>
  );
}

/** `offer` is undefined at the addresses of single steps, which need scripts. */
function Forms({ offer, ...forms }: ApplyInsideProps & { offer: Offer | null | undefined }) {
  const inside = (
    <FormFrame fields={4}>
      <ApplyInside key={forms.jobId} {...forms} />
    </FormFrame>
  );
  return offer === undefined ? inside : <OrPlain plain={<PlainApply {...forms} offer={offer} />}>{inside}</OrPlain>;
}
