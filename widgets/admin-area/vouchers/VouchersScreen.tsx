import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { EntriesScreen } from '../entries/EntriesScreen.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { VoucherForm } from './VoucherForm.tsx';

/** Vouchers: their list, `new`, and the pages of each with what was ordered with it. */
export function VouchersScreen(props: ScreenProps) {
  const t = useTexts('products');
  const [first] = props.rest;
  if (first === 'new') return <VoucherForm {...props} />;
  return (
    <div className={screen.screen}>
      {first === undefined && (
        <p>
          <Link className="button" href={props.to('vouchers', 'new')}>
            {t('voucher.new')}
          </Link>
        </p>
      )}
      <EntriesScreen {...props} of="vouchers" />
    </div>
  );
}
