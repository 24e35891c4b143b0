import { NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { isObject, type JsonObject, stringAt, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import brandStyles from '../brand/Brand.module.css';
import type { Desk } from '../brand/BrandDesk.tsx';
import type { ControlProps } from '../brand/control-props.ts';
import { FindingList } from '../brand/FindingList.tsx';
import { SettingField } from '../brand/SettingField.tsx';
import { Switch } from '../brand/Switch.tsx';
import { readSetting } from '../brand/schema-tools.ts';
import { useSettings } from '../brand/setting-context.ts';
import { findingsAt } from '../brand/values.ts';
import { SmallButton } from '../parts/controls.tsx';
import { Note } from '../parts/Notes.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { NumberField } from './NumberField.tsx';
import {
  type Counts,
  faultsOf,
  isCurrencyCode,
  measuresOf,
  missingFeatures,
  PRODUCT_TYPES,
  PRODUCTS_PATH,
  saleValue,
  typeOf,
  withType,
} from './product-drafts.ts';
import { nameIn } from './product-texts.ts';

interface ProductEditorProps extends Pick<ScreenProps, 'to'> {
  id: string;
  /** Its key. */
  of: string;
  desk: Desk;
  /** Undefined for one that is not saved. */
  counts: Counts | undefined;
  onCopy(): void;
  onRemove(): void;
}

/** One product as a form. */
export function ProductEditor(props: ProductEditorProps) {
  const t = useTexts('products');
  const { of, desk, to } = props;
  const product = valueAt(desk.edit.document, [...PRODUCTS_PATH, of]);
  return (
    <>
      <p>
        <Link href={to('products')}>{t('back')}</Link>
      </p>
      {isObject(product) ? <Form {...props} product={product} /> : <p role="status">{t('gone')}</p>}
    </>
  );
}

function Form({ id, of, desk, to, counts, product, onCopy, onRemove }: ProductEditorProps & { product: JsonObject }) {
  const t = useTexts('products');
  const brandTexts = useTexts('brand-settings');
  const locale = usePageLocale();
  const { settings, edit } = desk;
  const path = [...PRODUCTS_PATH, of];
  const draft = { key: of, product };
  const { document } = edit;
  const type = typeOf(draft);
  const faults = faultsOf(document, draft);
  // Nobody has failed at a field that they have not reached yet.
  const [reached, setReached] = useState<readonly string[]>([]);
  const faultOf = (name: string) => {
    const fault = faults[name];
    const isEmpty = product[name] === undefined || product[name] === '';
    return fault === undefined || (isEmpty && !reached.includes(name)) ? null : t(`fault.${fault}`);
  };
  const isSaved = isObject(valueAt(settings.document, path));
  const isInFile = isObject(valueAt(settings.file, path));
  const isSold = counts !== undefined && counts.sold + counts.running > 0;
  const missing = missingFeatures(document, draft).map((feature) => brandTexts(`features.${feature}.name`));
  // What is said of the product as a whole; the fields say the rest.
  const whole = findingsAt(edit.findings, path).filter(
    ({ pointer, severity }) => pointer.split('/').length === path.length + 1 && severity !== 'error',
  );
  const currency = stringAt(document, ['prices', 'currency']);
  const shared = { of, faultOf, onReached: (name: string) => setReached((before) => [...before, name]) };
  return (
    <>
      <h3 className={screen.heading}>
        {nameIn(document, product.name, locale) || t('new')} <span className="meta">{of}</span>
      </h3>
      {isSaved && (
        <Note>
          <p>
            {t('keeps', { sold: counts?.sold ?? 0, running: counts?.running ?? 0 })}{' '}
            {(counts?.running ?? 0) > 0 && <Link href={to('subscriptions')}>{t('toSubscriptions')}</Link>}
          </p>
        </Note>
      )}
      {missing.length > 0 && (
        <Note kind="warning">
          <p>{t('off.features', { features: missing.join(', ') })}</p>
        </Note>
      )}
      {currency === undefined && (
        <Note kind="warning">
          <p>{t('off.currency')}</p>
        </Note>
      )}
      <FindingList id={`${id}-product-findings`} findings={whole} />
      <div className={brandStyles.grid}>
        <Field {...shared} name="name" />
        <Field {...shared} name="description" />
        <Field
          {...shared}
          name="type"
          control={(props) => (
            <TypeControl
              {...props}
              onChange={(next) => {
                const wanted = PRODUCT_TYPES.find((one) => one === next);
                if (wanted !== undefined) edit.set(path, withType(product, wanted));
              }}
            />
          )}
        />
        <Field
          {...shared}
          name="price"
          control={(props) => <NumberField {...props} unit={currency ?? ''} isCurrency={isCurrencyCode(currency)} />}
        />
        {(type === undefined ? [] : measuresOf(type)).map((measure) => (
          <Field
            key={measure}
            {...shared}
            name={measure}
            control={(props) => <NumberField {...props} unit={t(`unit.${measure}`)} />}
          />
        ))}
        <Field
          {...shared}
          name="active"
          control={({ id: own, value, describedBy, onChange }) => (
            <Switch
              id={own}
              checked={value !== false}
              describedBy={describedBy}
              onChange={(isOn) => onChange(saleValue(valueAt(settings.file, [...path, 'active']), isOn))}
            />
          )}
        />
      </div>
      <div className={brandStyles.tools}>
        <SmallButton onClick={onCopy}>{t('copy')}</SmallButton>
        {!isInFile && !isSold && <SmallButton onClick={onRemove}>{t('remove')}</SmallButton>}
      </div>
    </>
  );
}

interface FieldProps {
  /** Key of the product. */
  of: string;
  name: string;
  faultOf(name: string): string | null;
  onReached(name: string): void;
  control?(props: ControlProps): React.ReactNode;
}

/** A field of the product, as the schema describes it. */
function Field({ of, name, faultOf, onReached, control }: FieldProps) {
  const t = useTexts('products');
  const { root } = useSettings();
  const node = nodeOf(root, name);
  if (node === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the focus left the field.
    <div onBlur={() => onReached(name)}>
      <SettingField
        path={[...PRODUCTS_PATH, of, name]}
        node={node}
        words={{ title: t(`field.${name}.name`), description: t(`field.${name}.help`) }}
        fault={faultOf(name)}
        {...(control && { control })}
      />
    </div>
  );
}

/** The schema of a field of products. */
function nodeOf(root: JsonObject, name: string): JsonObject | null {
  const prices = readSetting(root, '', root).settings.find(({ key }) => key === 'prices')?.schema;
  const node = valueAt(prices, ['properties', 'products', 'additionalProperties', 'properties', name]);
  return isObject(node) ? node : null;
}

function TypeControl({ id, value, isInvalid, describedBy, onChange }: ControlProps) {
  const t = useTexts('products');
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        id={id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {PRODUCT_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
