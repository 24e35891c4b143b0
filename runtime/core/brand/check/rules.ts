/** All check rules, in the order of docs/brand-check.md. A test compares the list with the directory. */
import type { Rule } from './rule.ts';
import { breakpointsMustRise } from './rules/breakpoints-must-rise.ts';
import { byteOrderMark } from './rules/byte-order-mark.ts';
import { consentIncomplete } from './rules/consent-incomplete.ts';
import { contactWithoutAddress } from './rules/contact-without-address.ts';
import { copiedIdentity } from './rules/copied-identity.ts';
import { deadLink } from './rules/dead-link.ts';
import { defaultNotOffered } from './rules/default-not-offered.ts';
import { distancesNotRising } from './rules/distances-not-rising.ts';
import { duplicateKey } from './rules/duplicate-key.ts';
import { emptyText } from './rules/empty-text.ts';
import { endpointNotServed } from './rules/endpoint-not-served.ts';
import { extendsCycle } from './rules/extends-cycle.ts';
import { facetAliasCollision } from './rules/facet-alias-collision.ts';
import { familyWithHosts } from './rules/family-with-hosts.ts';
import { featureOff } from './rules/feature-off.ts';
import { fieldNeeded } from './rules/field-needed.ts';
import { fileOnly } from './rules/file-only.ts';
import { fileTooLarge } from './rules/file-too-large.ts';
import { fontsTooLarge } from './rules/fonts-too-large.ts';
import { hostClaimedTwice } from './rules/host-claimed-twice.ts';
import { invalidBankAccount } from './rules/invalid-bank-account.ts';
import { invalidBrandId } from './rules/invalid-brand-id.ts';
import { invalidVatNumber } from './rules/invalid-vat-number.ts';
import { jsonSyntax } from './rules/json-syntax.ts';
import { limitExceeded } from './rules/limit-exceeded.ts';
import { listedTwice } from './rules/listed-twice.ts';
import { localeNotSupported } from './rules/locale-not-supported.ts';
import { lowContrast } from './rules/low-contrast.ts';
import { menuTarget } from './rules/menu-target.ts';
import { messagePlaceholder } from './rules/message-placeholder.ts';
import { missingAsset } from './rules/missing-asset.ts';
import { missingHost } from './rules/missing-host.ts';
import { missingLegalPage } from './rules/missing-legal-page.ts';
import { missingTranslation } from './rules/missing-translation.ts';
import { missingValue } from './rules/missing-value.ts';
import { nestedTooDeep } from './rules/nested-too-deep.ts';
import { neverAsked } from './rules/never-asked.ts';
import { noWayToApply } from './rules/no-way-to-apply.ts';
import { notAPicture } from './rules/not-a-picture.ts';
import { notAnObject } from './rules/not-an-object.ts';
import { notUtf8 } from './rules/not-utf8.ts';
import { oneLine } from './rules/one-line.ts';
import { outOfBounds } from './rules/out-of-bounds.ts';
import { pageIncomplete } from './rules/page-incomplete.ts';
import { pageSettingUnused } from './rules/page-setting-unused.ts';
import { pageWithoutPath } from './rules/page-without-path.ts';
import { parentUnreadable } from './rules/parent-unreadable.ts';
import { partMisfit } from './rules/part-misfit.ts';
import { patternMismatch } from './rules/pattern-mismatch.ts';
import { plainInvoices } from './rules/plain-invoices.ts';
import { priceTooPrecise } from './rules/price-too-precise.ts';
import { priceWithoutCurrency } from './rules/price-without-currency.ts';
import { productIncomplete } from './rules/product-incomplete.ts';
import { radiusUnit } from './rules/radius-unit.ts';
import { recommendedNotOnSale } from './rules/recommended-not-on-sale.ts';
import { redirectLoop } from './rules/redirect-loop.ts';
import { reservedHost } from './rules/reserved-host.ts';
import { reservedRoute } from './rules/reserved-route.ts';
import { routeCollision } from './rules/route-collision.ts';
import { savedSearch } from './rules/saved-search.ts';
import { settingNotYetEffective } from './rules/setting-not-yet-effective.ts';
import { settingWithoutEffect } from './rules/setting-without-effect.ts';
import { shadowedRoute } from './rules/shadowed-route.ts';
import { sortOrderUnclear } from './rules/sort-order-unclear.ts';
import { taxAsFraction } from './rules/tax-as-fraction.ts';
import { termAlias } from './rules/term-alias.ts';
import { trackingWithoutConsent } from './rules/tracking-without-consent.ts';
import { unknownBrand } from './rules/unknown-brand.ts';
import { unknownCountry } from './rules/unknown-country.ts';
import { unknownCurrency } from './rules/unknown-currency.ts';
import { unknownEvent } from './rules/unknown-event.ts';
import { unknownFacet } from './rules/unknown-facet.ts';
import { unknownFeature } from './rules/unknown-feature.ts';
import { unknownField } from './rules/unknown-field.ts';
import { unknownForm } from './rules/unknown-form.ts';
import { unknownGroup } from './rules/unknown-group.ts';
import { unknownKey } from './rules/unknown-key.ts';
import { unknownMessage } from './rules/unknown-message.ts';
import { unknownPage } from './rules/unknown-page.ts';
import { unknownParent } from './rules/unknown-parent.ts';
import { unknownProductInOrder } from './rules/unknown-product-in-order.ts';
import { unknownSortField } from './rules/unknown-sort-field.ts';
import { unknownTimeZone } from './rules/unknown-time-zone.ts';
import { unknownWidget } from './rules/unknown-widget.ts';
import { unreadableFile } from './rules/unreadable-file.ts';
import { unsafeHtml } from './rules/unsafe-html.ts';
import { unsafeKey } from './rules/unsafe-key.ts';
import { valueNotAllowed } from './rules/value-not-allowed.ts';
import { valuesContradict } from './rules/values-contradict.ts';
import { visibleMarkup } from './rules/visible-markup.ts';
import { widgetPlace } from './rules/widget-place.ts';
import { widgetProps } from './rules/widget-props.ts';
import { widgetTooOften } from './rules/widget-too-often.ts';
import { wrongFormat } from './rules/wrong-format.ts';
import { wrongNetwork } from './rules/wrong-network.ts';
import { wrongType } from './rules/wrong-type.ts';

export const rules: readonly Rule[] = [
  breakpointsMustRise,
  byteOrderMark,
  consentIncomplete,
  contactWithoutAddress,
  copiedIdentity,
  deadLink,
  defaultNotOffered,
  distancesNotRising,
  duplicateKey,
  emptyText,
  endpointNotServed,
  extendsCycle,
  facetAliasCollision,
  familyWithHosts,
  featureOff,
  fieldNeeded,
  fileOnly,
  fileTooLarge,
  fontsTooLarge,
  hostClaimedTwice,
  invalidBankAccount,
  invalidBrandId,
  invalidVatNumber,
  jsonSyntax,
  limitExceeded,
  listedTwice,
  localeNotSupported,
  lowContrast,
  menuTarget,
  messagePlaceholder,
  missingAsset,
  missingHost,
  missingLegalPage,
  missingTranslation,
  missingValue,
  nestedTooDeep,
  neverAsked,
  noWayToApply,
  notAPicture,
  notAnObject,
  notUtf8,
  oneLine,
  outOfBounds,
  pageIncomplete,
  pageSettingUnused,
  pageWithoutPath,
  parentUnreadable,
  partMisfit,
  patternMismatch,
  plainInvoices,
  priceTooPrecise,
  priceWithoutCurrency,
  productIncomplete,
  radiusUnit,
  recommendedNotOnSale,
  redirectLoop,
  reservedHost,
  reservedRoute,
  routeCollision,
  savedSearch,
  settingNotYetEffective,
  settingWithoutEffect,
  shadowedRoute,
  sortOrderUnclear,
  taxAsFraction,
  termAlias,
  trackingWithoutConsent,
  unknownBrand,
  unknownCountry,
  unknownCurrency,
  unknownEvent,
  unknownFacet,
  unknownFeature,
  unknownField,
  unknownForm,
  unknownGroup,
  unknownKey,
  unknownMessage,
  unknownPage,
  unknownParent,
  unknownProductInOrder,
  unknownSortField,
  unknownTimeZone,
  unknownWidget,
  unreadableFile,
  unsafeHtml,
  unsafeKey,
  valueNotAllowed,
  valuesContradict,
  visibleMarkup,
  widgetPlace,
  widgetProps,
  widgetTooOften,
  wrongFormat,
  wrongNetwork,
  wrongType,
];
