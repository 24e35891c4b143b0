import type { BrandDocument } from '../../core/document/brand.generated.ts';
import { LEGAL_PAGES, type LegalName } from '../../core/document/legal-pages.ts';
import type { CompiledBrand } from '../../core/request-context.ts';
import { type PublicRoutes, publicRoutes } from '../../core/routing/href.ts';
import { legalLinks } from '../../core/routing/legal.ts';
import type { MenuEntry } from '../../core/routing/menu.ts';
import { withKind } from '../../core/search-pages/place.ts';
import { namespaceTexts } from '../../core/texts/catalogues.ts';
import { inLocale } from '../../core/texts/localised.ts';
import { pageTitle } from '../../core/texts/page-title.ts';
import { CHOICES } from '../../core/tracking/choices.ts';
import { trackingOf } from '../../core/tracking/settings.ts';

/**
 * What the browser may know about a brand, texts in the language of the page. An allowlist: nothing is included by
 * default.
 */
export type PublicBrand = ReturnType<typeof publicBrand>;

const kept = new WeakMap<CompiledBrand, Map<string, PublicBrand>>();

/** The public part in one language, the same object for the same revision. */
export function publicBrandOf(brand: CompiledBrand, locale: string): PublicBrand {
  const slices = kept.get(brand) ?? new Map<string, PublicBrand>();
  kept.set(brand, slices);
  const slice = slices.get(locale) ?? publicBrand(brand, locale);
  slices.set(locale, slice);
  return slice;
}

function publicBrand(brand: CompiledBrand, locale: string) {
  const { site, theme, locales, features, navigation, prices, search, facets, sharing, alerts, backend, session } =
    brand.document;
  const { customFields } = brand.document;
  const tracking = trackingOf(brand.document);
  const slice = {
    id: brand.id,
    site: {
      name: site.name,
      description: site.description,
      tagline: site.tagline,
      legal: site.legal,
      assets: site.assets,
      logo: site.logo,
      logoDark: site.logoDark,
      loginImage: site.loginImage,
      registerImage: site.registerImage,
      country: site.country,
      timeZone: site.timeZone,
      contactEmail: site.contactEmail,
      social: site.social,
    },
    theme: {
      header: theme.header,
      list: theme.list,
      hero: theme.hero,
      surface: theme.surface,
      colorScheme: theme.colorScheme,
      logoMinHeight: theme.logoMinHeight,
      breakpoints: { mobile: theme.breakpoints.mobile, tablet: theme.breakpoints.tablet },
    },
    locales: { default: locales.default, supported: locales.supported, region: locales.region },
    features,
    navigation,
    prices: { currency: prices.currency, placement: prices.placement, spacing: prices.spacing },
    search: {
      radius: search.radius,
      autocomplete: search.autocomplete,
      pageSize: search.pageSize,
      sorting: search.sorting,
      facetLimit: search.facetLimit,
      facetMinCount: search.facetMinCount,
      facetAutocompleteThreshold: search.facetAutocompleteThreshold,
      advertisementEvery: search.advertisementEvery,
      ranges: { trainingOrganizationSlides: search.ranges.trainingOrganizationSlides },
      hideRadiusFor: search.hideRadiusFor,
      firstField: search.firstField,
      geoInfo: withKinds(search.geoInfo),
    },
    facets: {
      jobs: titled(facets.jobs, customFields, 'job'),
      organizations: titled(facets.organizations, customFields, 'organization'),
      resumes: facets.resumes,
    },
    sharing,
    alerts: { promptDays: alerts.promptDays },
    backend: { graphqlEndpoint: backend.graphqlEndpoint },
    session: { pollingSeconds: session.pollingSeconds, refreshOnFocus: session.refreshOnFocus },
  };
  const routes: PublicRoutes = publicRoutes(brand.document);
  return {
    ...inLocale(slice, brand.document, locale),
    routes,
    legalTitles: legalTitles(brand.document, locale),
    // Nothing of it for brands that track nobody.
    ...(tracking && { tracking: { ...tracking, choices: choicesLink(brand, locale, routes) } }),
  };
}

/** The link to what a visitor chose, after the legal pages; none if there is no dialog that could be opened again. */
function choicesLink(brand: CompiledBrand, locale: string, routes: PublicRoutes): MenuEntry[] {
  const { site, consent } = brand.document;
  if (consent.provider === 'none' || consent.provider === 'tcf') return [];
  const { choices: label } = namespaceTexts(brand, locale, 'tracking');
  if (typeof label !== 'string') return [];
  // Without scripts nothing is tracked, and the policy says what otherwise is.
  const [policy] = legalLinks({ brand: { routes, site }, locale }, ['privacy']);
  return [{ label, href: `${policy?.href ?? ''}${CHOICES}` }];
}

/** Titles of the legal pages, which links to them show. */
function legalTitles(document: BrandDocument, locale: string): Partial<Record<LegalName, string>> {
  return Object.fromEntries(
    LEGAL_PAGES.flatMap((name) => {
      const title = pageTitle(document, document.site.legal[name], locale);
      return title === null ? [] : [[name, title]];
    }),
  );
}

type Places = BrandDocument['search']['geoInfo'];

/** The places with their kinds, in one list or in one for each listing. */
function withKinds(places: Places) {
  if (!('jobs' in places)) return places.map(withKind);
  return { jobs: places.jobs.map(withKind), organizations: places.organizations.map(withKind) };
}

type Facets = BrandDocument['facets']['jobs'];

/** The facets, those of the brand's own fields with the label of the field unless they have a title. */
function titled(facets: Facets, fields: BrandDocument['customFields'], form: string): Facets {
  const own = Object.entries(fields).flatMap(([name, { label, groups }]) => {
    if (!groups.some((group) => group.startsWith(`${form}/`))) return [];
    const settings = facets.items[name];
    return [[name, { ...settings, title: settings?.title ?? label }]];
  });
  return { ...facets, items: { ...facets.items, ...Object.fromEntries(own) } };
}
