import Router from 'next/router';
import { isObject, type JsonObject, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import brandStyles from '../brand/Brand.module.css';
import { BrandDesk, type Desk } from '../brand/BrandDesk.tsx';
import { FindingList } from '../brand/FindingList.tsx';
import { PreviewButton } from '../brand/Previews.tsx';
import { findingsAt } from '../brand/values.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { FreeNotes } from './FreeNotes.tsx';
import { PriceSettings } from './PriceSettings.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductsCsv } from './ProductsCsv.tsx';
import { ProductTable } from './ProductTable.tsx';
import { type Counts, draftsOf, freeKey, ORDER_PATH, PRODUCTS_PATH } from './product-drafts.ts';
import { adminProductsQuery } from './products.generated.ts';

/** Products and prices of a brand: a table, or one of them to edit. Saved as all settings are. */
export function ProductDesk({ page, id, to, rest }: ScreenProps) {
  const t = useTexts('products');
  const admin = useTexts('admin');
  const brand = page.brand.id;
  const [key] = rest;
  const counted = useAnswer(adminProductsQuery, { brand });
  const counts = new Map<string, Counts>(counted.data?.adminProducts.map((product) => [product.key, product]));
  return (
    <BrandDesk
      page={page}
      id={id}
      brand={brand}
      head={({ settings, edit }) => (
        <div className={brandStyles.head}>
          <h2 className={screen.heading}>
            <Swatch colour={settings.brand.primary} /> {t('title')} <span className="meta">{settings.brand.name}</span>
          </h2>
          <Link href={to('brands', settings.id, 'history')}>{admin('history.title')}</Link>
          {!edit.isChanged && <PreviewButton id={id} brand={settings.id} patch={edit.patch} isBlocked={false} />}
        </div>
      )}
    >
      {(desk) => (
        <>
          {counted.failure && <FailureNote failure={counted.failure} again={counted.again} />}
          {key === undefined ? (
            <Overview id={id} to={to} desk={desk} counts={counts} brand={brand} />
          ) : (
            <ProductEditor
              key={key}
              id={id}
              of={key}
              to={to}
              desk={desk}
              counts={counts.get(key)}
              onCopy={() => copy(desk, key, to)}
              onRemove={() => remove(desk, key, to)}
            />
          )}
        </>
      )}
    </BrandDesk>
  );
}

type To = ScreenProps['to'];

/** Adds a product, and opens it. */
function add({ settings, edit }: Desk, product: JsonObject, to: To): void {
  const key = freeKey(edit.document, settings.file, String(product.type));
  edit.set([...PRODUCTS_PATH, key], product);
  void Router.push(to('products', key));
}

/** A copy starts off sale: two alike are of no use to anybody. */
function copy(desk: Desk, key: string, to: To): void {
  const product = valueAt(desk.edit.document, [...PRODUCTS_PATH, key]);
  if (isObject(product)) add(desk, { ...product, active: false }, to);
}

/** Removes a product that is not in the file. */
function remove({ edit }: Desk, key: string, to: To): void {
  const order = draftsOf(edit.document).map((draft) => draft.key);
  edit.set([...PRODUCTS_PATH, key], undefined);
  const listed = valueAt(edit.document, ORDER_PATH);
  if (Array.isArray(listed) && listed.includes(key))
    edit.set(
      ORDER_PATH,
      order.filter((one) => one !== key),
    );
  void Router.push(to('products'));
}

interface OverviewProps {
  id: string;
  to: To;
  desk: Desk;
  counts: ReadonlyMap<string, Counts>;
  brand: string;
}

function Overview({ id, to, desk, counts, brand }: OverviewProps) {
  const t = useTexts('products');
  const { settings, edit } = desk;
  const about = findingsAt(edit.findings, ['prices']);
  return (
    <>
      <p className="meta">{t('help')}</p>
      <FreeNotes before={settings.document} after={edit.document} />
      <ProductTable desk={desk} counts={counts} to={to} onCopy={(key) => copy(desk, key, to)} />
      <div className={brandStyles.tools}>
        <SmallButton onClick={() => add(desk, { name: '', type: 'job_credits', credits: 1, days: 30 }, to)}>
          {t('add')}
        </SmallButton>
        <ProductsCsv brand={brand} />
        <span className="meta">{t('csvHelp')}</span>
      </div>
      <FindingList id={`${id}-price-findings`} findings={about} withPlace />
      <PriceSettings />
    </>
  );
}
