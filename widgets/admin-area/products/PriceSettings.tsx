import { NativeSelect } from '@chakra-ui/react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import brandStyles from '../brand/Brand.module.css';
import type { ControlProps } from '../brand/control-props.ts';
import { SettingField } from '../brand/SettingField.tsx';
import { readSetting } from '../brand/schema-tools.ts';
import { useSettings } from '../brand/setting-context.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { draftsOf, offReasonOf } from './product-drafts.ts';
import { nameIn } from './product-texts.ts';

/** They are the table. */
const SHOWN_ABOVE = ['products', 'order'];

/** Currency, tax, ways of paying and invoices: what all products share. */
export function PriceSettings() {
  const t = useTexts('products');
  const { root } = useSettings();
  const prices = readSetting(root, '', root).settings.find(({ key }) => key === 'prices');
  if (prices === undefined) return null;
  const settings = readSetting(root, 'prices', prices.schema).settings.filter(({ key }) => !SHOWN_ABOVE.includes(key));
  return (
    <details className={brandStyles.section}>
      <summary className={brandStyles.summary}>{t('common')}</summary>
      <div className={`${brandStyles.inside} ${brandStyles.grid}`}>
        {settings.map(({ key, schema }) => (
          <SettingField
            key={key}
            path={['prices', key]}
            node={schema}
            {...(key === 'recommended' && { control: (props) => <Recommended {...props} /> })}
          />
        ))}
      </div>
    </details>
  );
}

/** One of the products on sale, or none. */
function Recommended({ id, value, isInvalid, describedBy, onChange }: ControlProps) {
  const t = useTexts('products');
  const locale = usePageLocale();
  const { document } = useSettings();
  const onSale = draftsOf(document).filter((draft) => offReasonOf(document, draft) === null);
  const choices = onSale.map(({ key, product }) => ({ key, label: nameIn(document, product.name, locale) || key }));
  const current = typeof value === 'string' ? value : '';
  const isKnown = current === '' || choices.some(({ key }) => key === current);
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        id={id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={current}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{t('noRecommended')}</option>
        {!isKnown && <option value={current}>{current}</option>}
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
