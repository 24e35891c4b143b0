import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { PAGE_SIZE, useList } from '../parts/use-list.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { ListView } from '../screens/ListView.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { workspaceAddress } from '../workspace/address.ts';
import { ProductsCsv } from './ProductsCsv.tsx';
import { PRODUCT_TYPES } from './product-drafts.ts';
import { contentsOf } from './product-texts.ts';
import { type AdminProduct, adminProductsQuery } from './products.generated.ts';

interface Row extends AdminProduct {
  id: number;
}

const SORTS = ['name', 'brand', 'type', 'sold', 'running'] as const;

/** The products of all brands that the person administers; each leads to its brand. */
export function ProductList({ page, id }: ScreenProps) {
  const t = useTexts('products');
  const locale = usePageLocale();
  const list = useList({ sort: 'brand', descending: false }, { brand: '', type: '', sale: '' });
  const brands = useBrands();
  const { data, failure, again } = useAnswer(adminProductsQuery, { brand: null });
  const nameOf = (brand: string) => brands.cards.find((card) => card.id === brand)?.name ?? brand;
  const rows = chosenRows(data?.adminProducts ?? [], list, { nameOf, locale });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      onPhone: 'title',
      label: t('column.name'),
      sortable: true,
      render: ({ brand, key, name }) => <Link href={workspaceAddress(page, brand, ['products', key])}>{name}</Link>,
    },
    {
      key: 'brand',
      onPhone: 'line',
      label: t('column.brand'),
      sortable: true,
      render: ({ brand }) => <span>{nameOf(brand)}</span>,
    },
    { key: 'type', label: t('column.type'), sortable: true, render: ({ type }) => <span>{t(`type.${type}`)}</span> },
    {
      key: 'price',
      onPhone: 'line',
      isNumber: true,
      label: t('column.price'),
      render: ({ priceText }) => <span className={screen.amount}>{priceText}</span>,
    },
    {
      key: 'tax',
      isNumber: true,
      label: t('column.tax'),
      render: ({ taxRate }) => (
        <span className={screen.amount}>
          {new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(taxRate / 100)}
        </span>
      ),
    },
    { key: 'contents', label: t('column.contents'), render: (row) => <span>{contentsOf(t, row)}</span> },
    {
      key: 'sale',
      onPhone: 'line',
      label: t('column.sale'),
      render: ({ isOnSale }) => (
        <Badge kind={isOnSale ? 'good' : 'plain'}>{t(isOnSale ? 'sale.on' : 'sale.off')}</Badge>
      ),
    },
    { key: 'sold', label: t('column.sold'), sortable: true, isNumber: true, render: ({ sold }) => <span>{sold}</span> },
    {
      key: 'running',
      label: t('column.running'),
      sortable: true,
      isNumber: true,
      render: ({ running }) => <span>{running}</span>,
    },
  ];
  return (
    <>
      <ListView
        id={id}
        title={t('title')}
        list={list}
        brands={brands}
        sorts={Object.fromEntries(SORTS.map((sort) => [sort, t(`column.${sort}`)]))}
        filters={[
          {
            name: 'type',
            label: t('column.type'),
            choices: PRODUCT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
          },
          {
            name: 'sale',
            label: t('column.sale'),
            choices: ['on', 'off'].map((value) => ({ value, label: t(`sale.${value}`) })),
          },
        ]}
        columns={columns}
        keyOf={(row) => row.id}
        found={{
          data: data && { total: rows.length, rows: rows.slice(list.from, list.from + PAGE_SIZE) },
          failure,
          again,
        }}
      />
      <div>
        <ProductsCsv brand={list.filters.brand || null} />
      </div>
    </>
  );
}

type List = ReturnType<typeof useList<'brand' | 'type' | 'sale'>>;

/** What the list asks for. There are a few hundred products at most, so that they are all here. */
function chosenRows(
  products: readonly AdminProduct[],
  { variables: { list, brand, type, sale } }: List,
  { nameOf, locale }: { nameOf(brand: string): string; locale: string },
): Row[] {
  const words = list.text?.trim().toLowerCase() ?? '';
  const isWanted = (product: AdminProduct) =>
    (brand === null || product.brand === brand) &&
    (type === null || product.type === type) &&
    (sale === null || product.isOnSale === (sale === 'on')) &&
    `${product.name} ${Object.values(product.names).join(' ')} ${product.key}`.toLowerCase().includes(words);
  const sortValue = (row: Row): string | number =>
    list.sort === 'sold' || list.sort === 'running'
      ? row[list.sort]
      : list.sort === 'name' || list.sort === 'type'
        ? row[list.sort]
        : nameOf(row.brand);
  const compare = (a: Row, b: Row): number => {
    const [left, right] = [sortValue(a), sortValue(b)];
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left).localeCompare(String(right), locale);
  };
  const rows = products.flatMap((product, id) => (isWanted(product) ? [{ ...product, id }] : []));
  return rows.sort((a, b) => (list.descending ? compare(b, a) : compare(a, b)));
}
