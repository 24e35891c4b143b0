import { type Ref, useState } from 'react';
import type { FormPart } from '../../runtime/forms/form-part.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { CustomerForm } from '../shared/billing/CustomerForm.tsx';
import { BilledTo } from './BilledTo.tsx';
import styles from './JobWizard.module.css';
import type { FormSettings } from './job-wizard.generated.ts';
import { OrderChoices } from './OrderChoices.tsx';
import type { OpenOrder } from './use-ordering.ts';

interface OrderHereProps {
  page: PageInfo;
  id: string;
  order: OpenOrder;
  settings: FormSettings;
  /** The billing details while they are asked for: the button of the job's form sends them, too. */
  billing: Ref<FormPart>;
}

/** What it takes to order what a job needs, within the form of the job. */
export function OrderHere({ page, id, order, settings, billing }: OrderHereProps) {
  const t = useTexts('posting');
  const b = useTexts('billing');
  const [isEditing, setEditing] = useState(false);
  const { customer } = order;
  return (
    <section className={styles.order} aria-labelledby={`${id}-title`} data-pay={order.way}>
      <h3 id={`${id}-title`} className="section-heading">
        {t('pay.title')}
      </h3>
      <OrderChoices page={page} id={id} order={order} settings={settings} />
      <h4>{b('billTo')}</h4>
      {isEditing || !customer.isComplete ? (
        <CustomerForm
          asked={order.form}
          page={page}
          organization={order.employer}
          part={billing}
          onDone={async () => {
            await order.reloadCustomer();
            setEditing(false);
          }}
        />
      ) : (
        <BilledTo page={page} customer={customer} onEdit={() => setEditing(true)} />
      )}
    </section>
  );
}
