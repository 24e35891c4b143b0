/** Products of a brand while they are edited. Pure. */

import {
  entriesAt,
  isObject,
  type Json,
  type JsonObject,
  stringAt,
  stringsAt,
  valueAt,
} from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import { isFeatureOn } from '../../../runtime/core/document/features.ts';
import {
  inOrder,
  type Measure,
  PRODUCT_FEATURES,
  PRODUCT_MEASURES,
  type ProductType,
} from '../../../runtime/core/document/product-features.ts';
import { decimalsOf } from '../../../runtime/core/price.ts';

export const PRODUCTS_PATH = ['prices', 'products'];
export const ORDER_PATH = ['prices', 'order'];

export const PRODUCT_TYPES = Object.keys(PRODUCT_MEASURES) as ProductType[];

export interface Draft {
  key: string;
  product: JsonObject;
}

/** What was sold of a product that is saved. */
export interface Counts {
  sold: number;
  running: number;
}

/** Products of a document, in their order. */
export function draftsOf(document: JsonObject): Draft[] {
  const drafts = entriesAt(document, PRODUCTS_PATH).flatMap(([key, product]) =>
    isObject(product) ? [{ key, product }] : [],
  );
  const order = stringsAt(document, ORDER_PATH).map(({ text }) => text);
  return inOrder(drafts, order, ({ key }) => key);
}

/** The kind of a product; undefined while it is none. */
export function typeOf({ product }: Draft): ProductType | undefined {
  return PRODUCT_TYPES.find((type) => type === product.type);
}

/** What a kind of product is measured in, what it needs first. */
export function measuresOf(type: ProductType): Measure[] {
  const { needs, may } = PRODUCT_MEASURES[type];
  return [needs, ...may];
}

/** A key that no product has: that of its kind, with a number if need be. */
export function freeKey(document: JsonObject, file: JsonObject, type: string): string {
  const taken = new Set([document, file].flatMap((one) => entriesAt(one, PRODUCTS_PATH).map(([key]) => key)));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? type : `${type}_${number}`;
    if (!taken.has(key)) return key;
  }
}

/** The order with a product moved up (-1) or down (1). */
export function movedOrder(document: JsonObject, key: string, step: -1 | 1): string[] {
  const keys = draftsOf(document).map((draft) => draft.key);
  const from = keys.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  const others = keys.toSpliced(from, 1);
  return others.toSpliced(to, 0, key);
}

/** Why a product is not sold; null if it is. */
export type OffReason = 'taken' | 'currency' | 'features';

export function offReasonOf(document: JsonObject, draft: Draft): OffReason | null {
  if (draft.product.active === false) return 'taken';
  if (stringAt(document, ['prices', 'currency']) === undefined) return 'currency';
  return missingFeatures(document, draft).length > 0 ? 'features' : null;
}

/** Features that a product needs and that are off. */
export function missingFeatures(document: JsonObject, draft: Draft): string[] {
  const type = typeOf(draft);
  const features = valueAt(document, ['features']);
  if (type === undefined || !isObject(features)) return [];
  return PRODUCT_FEATURES[type].filter((feature) => !isFeatureOn(features, feature));
}

/** What is paid for because a product for it is on sale. */
export function paidFor(document: JsonObject): { jobs: boolean; contacts: boolean } {
  const sold = draftsOf(document)
    .filter((draft) => offReasonOf(document, draft) === null)
    .map(typeOf);
  const has = (...types: ProductType[]) => sold.some((type) => type !== undefined && types.includes(type));
  return { jobs: has('job_credits', 'job_flat_rate'), contacts: has('contact_credits', 'contact_flat_rate') };
}

/** What is wrong with a field; a key of the texts. */
export type FieldFault =
  | 'name'
  | 'price'
  | 'priceNegative'
  | 'priceTooHigh'
  | 'decimals'
  | 'credits'
  | 'slots'
  | 'days';

const MOST_PRICE = 1_000_000;
const MOST: Readonly<Record<Measure, number>> = { credits: 10_000, slots: 10_000, days: 3650 };

/** Fields of a product that cannot be saved, or that it needs, by name. */
export function faultsOf(document: JsonObject, draft: Draft): Readonly<Partial<Record<string, FieldFault>>> {
  const { product } = draft;
  const faults: Partial<Record<string, FieldFault>> = {};
  if (!hasText(product.name)) faults.name = 'name';
  const price = priceFault(product.price, stringAt(document, ['prices', 'currency']));
  if (price) faults.price = price;
  const type = typeOf(draft);
  for (const measure of type === undefined ? [] : measuresOf(type)) {
    const value = product[measure];
    const isNeeded = type !== undefined && PRODUCT_MEASURES[type].needs === measure;
    const isFine = value === undefined ? !isNeeded : isCount(value, MOST[measure]);
    if (!isFine) faults[measure] = measure;
  }
  return faults;
}

function hasText(name: Json | undefined): boolean {
  const texts = isObject(name) ? Object.values(name) : [name];
  return texts.some((text) => typeof text === 'string' && text.trim() !== '');
}

function priceFault(price: Json | undefined, currency: string | undefined): FieldFault | null {
  if (typeof price !== 'number') return 'price';
  if (price < 0) return 'priceNegative';
  if (price > MOST_PRICE) return 'priceTooHigh';
  if (!isCurrencyCode(currency)) return null;
  const scaled = price * 10 ** decimalsOf(currency);
  return Math.abs(scaled - Math.round(scaled)) > 1e-6 ? 'decimals' : null;
}

/** Whether formats of numbers accept it. */
export function isCurrencyCode(currency: string | undefined): currency is string {
  return currency !== undefined && /^[A-Z]{3}$/.test(currency);
}

function isCount(value: Json, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

/** A product of another kind, without what that kind ignores. */
export function withType(product: JsonObject, type: ProductType): JsonObject {
  const kept: readonly string[] = measuresOf(type);
  const entries = Object.entries(product).filter(
    ([name]) => !['credits', 'slots', 'days'].includes(name) || kept.includes(name),
  );
  return { ...Object.fromEntries(entries), type };
}

/** Whether the product differs between two documents. */
export function isChanged(before: JsonObject, after: JsonObject, key: string): boolean {
  return !sameJson(valueAt(before, [...PRODUCTS_PATH, key]), valueAt(after, [...PRODUCTS_PATH, key]));
}

/** What `active` says for on sale or off sale: as in the file if that is the same. */
export function saleValue(inFile: unknown, isOn: boolean): boolean | undefined {
  if (!isOn) return false;
  return inFile === false ? true : typeof inFile === 'boolean' ? inFile : undefined;
}
