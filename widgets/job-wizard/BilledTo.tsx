import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { CustomerProfile } from '../shared/billing/billing.generated.ts';
import { BillingAddress } from '../shared/billing/Paying.tsx';

interface BilledToProps {
  page: PageInfo;
  customer: CustomerProfile;
  onEdit(): void;
}

/** The billing details as they are, with a button to change them. */
export function BilledTo({ page, customer, onEdit }: BilledToProps) {
  const b = useTexts('billing');
  return (
    <>
      <BillingAddress customer={customer} locale={page.locale} />
      <p>
        <button type="button" className="button button-quiet" onClick={onEdit}>
          {b('changeCustomer')}
        </button>
      </p>
    </>
  );
}
