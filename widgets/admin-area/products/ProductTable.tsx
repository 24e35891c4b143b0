import { valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import brandStyles from '../brand/Brand.module.css';
import type { Desk } from '../brand/BrandDesk.tsx';
import { originAt } from '../brand/values.ts';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Products.module.css';
import {
  type Counts,
  type Draft,
  draftsOf,
  faultsOf,
  isChanged,
  missingFeatures,
  movedOrder,
  ORDER_PATH,
  offReasonOf,
  PRODUCTS_PATH,
  saleValue,
} from './product-drafts.ts';
import { contentsOf, languagesOf, nameIn, writtenPrice } from './product-texts.ts';

interface ProductTableProps extends Pick<ScreenProps, 'to'> {
  desk: Desk;
  counts: ReadonlyMap<string, Counts>;
  onCopy(key: string): void;
}

/** The products of a brand in their order, as they would be saved. */
export function ProductTable({ desk: { settings, edit }, counts, to, onCopy }: ProductTableProps) {
  const t = useTexts('products');
  const admin = useTexts('admin');
  const brandTexts = useTexts('brand-settings');
  const locale = usePageLocale();
  const { document } = edit;
  const drafts = draftsOf(document);
  const [standard = 'en', ...others] = languagesOf(document);
  const label = ({ key, product }: Draft) => nameIn(document, product.name, locale) || key;
  const rate = valueAt(document, ['prices', 'tax', 'rate']);

  function move(key: string, step: -1 | 1): void {
    const order = movedOrder(document, key, step);
    // The order of the document needs no list.
    const natural = draftsOf({ ...document, prices: { ...pricesOf(document), order: [] } }).map((draft) => draft.key);
    const inFile = valueAt(settings.file, ORDER_PATH) ?? [];
    edit.set(ORDER_PATH, sameJson(order, natural) && sameJson(inFile, []) ? [] : order);
  }

  const columns: Column<Draft>[] = [
    {
      key: 'name',
      label: t('column.name'),
      render: (draft) => {
        const { key, product } = draft;
        const faults = Object.keys(faultsOf(document, draft)).length;
        const origin = originAt(settings.origins, [...PRODUCTS_PATH, key]);
        return (
          <div className={styles.name}>
            <Link href={to('products', key)} lang={standard}>
              {nameIn(document, product.name, standard) || key}
            </Link>
            {others
              .filter((language) => valueAt(product.name, [language]) !== undefined)
              .map((language) => (
                <span key={language} className="meta" lang={language}>
                  {nameIn(document, product.name, language)}
                </span>
              ))}
            <span className={brandStyles.tools}>
              {isChanged(settings.document, document, key) ? (
                <Badge kind="warning">{admin('layer.unsaved')}</Badge>
              ) : (
                origin && <span className="meta">{admin(`layer.${origin.layer}`)}</span>
              )}
              {faults > 0 && <Badge kind="danger">{t('incomplete')}</Badge>}
            </span>
          </div>
        );
      },
    },
    {
      key: 'type',
      label: t('column.type'),
      render: ({ product }) => <div>{t(`type.${String(product.type)}`)}</div>,
    },
    {
      key: 'price',
      isNumber: true,
      label: t('column.price'),
      render: ({ product }) => (
        <span className={screen.amount}>{writtenPrice(document, product.price, locale) || '–'}</span>
      ),
    },
    {
      key: 'tax',
      isNumber: true,
      label: t('column.tax'),
      render: () => (
        <span className={screen.amount}>
          {typeof rate === 'number' &&
            new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100)}
        </span>
      ),
    },
    { key: 'contents', label: t('column.contents'), render: ({ product }) => <span>{contentsOf(t, product)}</span> },
    {
      key: 'sale',
      label: t('column.sale'),
      render: (draft) => {
        const { key, product } = draft;
        const reason = offReasonOf(document, draft);
        const missing = missingFeatures(document, draft).map((feature) => brandTexts(`features.${feature}.name`));
        const isTaken = product.active === false;
        const path = [...PRODUCTS_PATH, key, 'active'];
        return (
          <div className={styles.sale}>
            <Badge kind={reason === null ? 'good' : reason === 'taken' ? 'plain' : 'warning'}>
              {t(reason === null ? 'sale.on' : 'sale.off')}
            </Badge>
            {reason !== null && reason !== 'taken' && (
              <span className="meta">{t(`off.${reason}`, { features: missing.join(', ') })}</span>
            )}
            <SmallButton
              aria-label={t(isTaken ? 'putBackOf' : 'takeOffOf', { name: label(draft) })}
              onClick={() => edit.set(path, saleValue(valueAt(settings.file, path), isTaken))}
            >
              {t(isTaken ? 'putBack' : 'takeOff')}
            </SmallButton>
          </div>
        );
      },
    },
    {
      key: 'sold',
      label: t('column.sold'),
      isNumber: true,
      render: ({ key }) => <span>{counts.get(key)?.sold ?? 0}</span>,
    },
    {
      key: 'running',
      label: t('column.running'),
      isNumber: true,
      render: ({ key }) => <span>{counts.get(key)?.running ?? 0}</span>,
    },
    {
      key: 'actions',
      label: '',
      render: (draft) => {
        const at = drafts.findIndex(({ key }) => key === draft.key);
        const name = label(draft);
        return (
          <div className={styles.steps}>
            <SmallButton disabled={at === 0} aria-label={t('up', { name })} onClick={() => move(draft.key, -1)}>
              ↑
            </SmallButton>
            <SmallButton
              disabled={at === drafts.length - 1}
              aria-label={t('down', { name })}
              onClick={() => move(draft.key, 1)}
            >
              ↓
            </SmallButton>
            <SmallButton aria-label={t('copyOf', { name })} onClick={() => onCopy(draft.key)}>
              {t('copy')}
            </SmallButton>
          </div>
        );
      },
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={drafts} keyOf={({ key }) => key} empty={t('none')} />;
}

function pricesOf({ prices }: Desk['edit']['document']) {
  return typeof prices === 'object' && prices !== null && !Array.isArray(prices) ? prices : {};
}
