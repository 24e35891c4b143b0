import { isTextPage } from '../../../document/text-pages.ts';
import { LANDING_LAYOUT, listsBySearch } from '../../saved-lists.ts';
import { entriesAt, isObject, itemsAt, type JsonObject, type Path, stringsAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { localesOf, placementsOf, translationsAt } from '../../views.ts';
import { type CheckContext, type Draft, defineRule } from '../rule.ts';
import { facetFieldsOf } from './unknown-facet.ts';

export const settingWithoutEffect = defineRule({
  code: 'SETTING_WITHOUT_EFFECT',
  severity: 'warning',
  description:
    'Two settings of the document cancel each other, so one of them has no effect: translated addresses that are switched off, a field that is both hidden and required, links to places where none are set.',
  remedy: 'Remove the setting that has no effect, or change the other one as the message says.',
  *find(context) {
    yield* switches(context);
    yield* facets(context);
    yield* forms(context);
    yield* widgets(context);
    yield* panes(context);
    yield* columns(context);
  },
});

/** A detail pane and the layout for it belong together. */
function* panes({ document, own }: CheckContext): Generator<Draft> {
  for (const [page, settings] of entriesAt(own, ['pages'])) {
    const layout = valueAt(document, ['pages', page, 'layout']);
    const hasDetail = !isEmpty(document, 'pages', page, 'detail');
    if (!isObject(settings) || layout === undefined || (layout === 'panes') === hasDetail) continue;
    const wanted = hasDetail ? ['detail', 'layout'] : ['layout', 'detail'];
    const name = wanted.find((one) => settings[one] !== undefined);
    // What a brand does not touch is its parent's matter.
    if (name === undefined) continue;
    const path: Path = ['pages', page, name];
    const message = hasDetail
      ? `The pane "detail" needs the layout "panes"; this page has "${layout}". Change the layout, or remove the pane.`
      : 'The layout "panes" leaves room for a pane, but "detail" is empty. Choose another layout, or fill the pane.';
    yield { path, key: name === 'detail', message };
  }
}

/** A side column and a layout with room for it belong together. */
function* columns({ document, own }: CheckContext): Generator<Draft> {
  for (const [page, settings] of entriesAt(own, ['pages'])) {
    const pages = valueAt(document, ['pages']);
    const isText = isObject(pages) && isTextPage(pages, page);
    const whole = valueAt(pages, [page]);
    const byDefault = isObject(whole) && listsBySearch(whole, page) ? LANDING_LAYOUT : isText ? 'single' : undefined;
    const layout = valueAt(document, ['pages', page, 'layout']) ?? byDefault;
    if (!isObject(settings) || page === 'shell' || isEmpty(own, 'pages', page, 'aside')) continue;
    if (layout !== 'single' && layout !== 'wide') continue;
    yield {
      path: ['pages', page, 'aside'],
      key: true,
      message: `The layout "${layout}" has no column at the side, so "aside" is shown below the rest. Choose "aside-left" or "aside-right", or move the widgets to "main".`,
    };
  }
}

const on = (document: JsonObject, ...path: Path) => valueAt(document, path) === true;
const isEmpty = (document: JsonObject, ...path: Path) => itemsAt(document, path).length === 0;

function* switches({ document, own, id }: CheckContext): Generator<Draft> {
  const pairs: readonly [path: Path, isIdle: boolean, message: string][] = [
    [
      ['features', 'darkMode'],
      on(own, 'features', 'darkMode') && ['light', 'dark'].includes(String(valueAt(own, ['theme', 'colorScheme']))),
      'Dark mode is on, but "theme.colorScheme" shows everybody the same. Set it to "auto", or turn dark mode off.',
    ],
    [
      ['features', 'resumeSearches'],
      on(own, 'features', 'resumeSearches') && valueAt(document, ['features', 'resume']) === false,
      'Employers cannot search resumes, because "features.resume" is off. Turn it on, or this off.',
    ],
    [
      ['features', 'latestTerms'],
      on(document, 'features', 'latestTerms') &&
        valueAt(document, ['site', 'legal', 'terms']) === null &&
        (on(own, 'features', 'latestTerms') || valueAt(own, ['site', 'legal', 'terms']) === null),
      'Nobody is asked to agree to new terms, because "site.legal.terms" names no page. Name one, or turn this off.',
    ],
    [
      ['theme', 'hero'],
      valueAt(own, ['theme', 'hero']) === 'image' &&
        !placementsOf(document).some(({ widget, props }) => widget === 'hero-search' && props.image !== undefined),
      'The opening has no picture. Give the widget "hero-search" an "image", or choose another opening.',
    ],
    [
      ['theme', 'signIn'],
      valueAt(own, ['theme', 'signIn']) === 'panel' && typeof valueAt(document, ['site', 'loginImage']) === 'string',
      'Sign-in and registration show the picture "site.loginImage" instead of the panel. Remove the picture, or choose "plain".',
    ],
    [
      ['routes', 'pathTranslation'],
      // What the root translates is for those who turn it on.
      id !== ROOT_ID &&
        valueAt(own, ['routes', 'pathTranslation']) === false &&
        entriesAt(own, ['routes', 'translations']).length > 0,
      'The addresses in "routes.translations" are not used, because this is off. Turn it on, or remove them.',
    ],
    [
      ['routes', 'pathTranslation'],
      on(own, 'routes', 'pathTranslation') &&
        localesOf(document).every((locale) => translationsAt(document, locale).length === 0),
      'There are no translated addresses in "routes.translations" for the languages of the site. Add some, or turn this off.',
    ],
    [
      ['analytics', 'measurementApi'],
      on(own, 'analytics', 'measurementApi') && isEmpty(document, 'analytics', 'ga4MeasurementIds'),
      'Nothing is sent, because "analytics.ga4MeasurementIds" is empty. Add the id of a property.',
    ],
    [
      ['analytics', 'conversionApi'],
      on(own, 'analytics', 'conversionApi') && isEmpty(document, 'analytics', 'conversionEvents'),
      'Nothing is reported, because "analytics.conversionEvents" is empty. Add an event.',
    ],
    [
      ['analytics', 'conversionApi'],
      on(own, 'analytics', 'conversionApi') &&
        !isEmpty(document, 'analytics', 'conversionEvents') &&
        valueAt(document, ['analytics', 'metaPixelId']) === null,
      'Nothing is reported, because "analytics.metaPixelId" names no pixel. Add its id.',
    ],
    [
      ['applications', 'guests'],
      on(own, 'applications', 'guests') && on(own, 'applications', 'forceRegistration'),
      'People cannot apply as guests, because "applications.forceRegistration" is on. Turn one of the two off.',
    ],
    [
      ['alerts', 'jobIntervals'],
      on(document, 'features', 'jobAlerts') &&
        itemsAt(own, ['alerts', 'jobIntervals']).length > 0 &&
        itemsAt(own, ['alerts', 'jobIntervals']).every((interval) => interval === -1),
      'Nobody would get an alert: -1 (none) is the only interval. Add 86400 (daily), 604800 (weekly) or 2628000 (monthly).',
    ],
    [
      ['newsletter', 'jobsPerMail'],
      on(document, 'features', 'newsletter') &&
        valueAt(own, ['newsletter', 'jobsPerMail']) === 0 &&
        (!on(document, 'features', 'blog') || valueAt(document, ['newsletter', 'postsPerMail']) === 0),
      'The newsletter would have nothing to say: no jobs, and no articles without a blog. Send jobs, or turn "features.newsletter" off.',
    ],
    [
      ['routes', 'robots', 'disallow'],
      valueAt(document, ['routes', 'robots', 'index']) !== false &&
        itemsAt(own, ['routes', 'robots', 'disallow']).includes('/'),
      'Search engines may list the site ("index"), but "/" keeps them off every page. Remove "/", or set "index" to false.',
    ],
    [
      ['forms', 'job', 'descriptionAssistant', 'languages'],
      on(document, 'forms', 'job', 'descriptionAssistant', 'active') &&
        Array.isArray(valueAt(own, ['forms', 'job', 'descriptionAssistant', 'languages'])) &&
        isEmpty(own, 'forms', 'job', 'descriptionAssistant', 'languages'),
      'The writing assistant is active, but writes in no language. Add one, or turn it off.',
    ],
  ];
  for (const [path, isIdle, message] of pairs) if (isIdle) yield { path, message };
}

function* facets({ document, own }: CheckContext): Generator<Draft> {
  for (const index of ['jobs', 'organizations', 'resumes']) {
    const order = stringsAt(document, ['facets', index, 'order']).map(({ text }) => text);
    for (const [field, settings] of entriesAt(own, ['facets', index, 'items'])) {
      const path = ['facets', index, 'items', field];
      if (settings !== null && order.length > 0 && !order.includes(field))
        yield {
          path,
          key: true,
          message: `The facet "${field}" is not offered. Add it to "facets.${index}.order", or remove its settings.`,
          fix: { title: `Remove the settings of "${field}"`, safe: false, edits: [{ path }] },
        };
      else if (valueAt(settings, ['operator']) === 'and' && valueAt(settings, ['multiple']) === false)
        yield {
          path: [...path, 'operator'],
          message: '"and" has no effect where only one value can be chosen. Set "multiple" to true, or remove this.',
          fix: { title: 'Remove "operator"', safe: true, edits: [{ path: [...path, 'operator'] }] },
        };
    }
  }
}

function* forms({ document, own, catalogue }: CheckContext): Generator<Draft> {
  for (const [form] of entriesAt(own, ['forms'])) {
    for (const [group, settings] of entriesAt(own, ['forms', form, 'items'])) {
      for (const [field, choice] of entriesAt(settings, ['fields'])) {
        if (!isObject(choice)) continue;
        const path = ['forms', form, 'items', group, 'fields', field, 'required'];
        const fix = { title: 'Remove "required"', safe: true, edits: [{ path }] };
        if (choice.hidden === true && choice.required === true)
          yield {
            path,
            message: `"${field}" is hidden, so nobody can be required to answer it. Remove one of the two.`,
            fix,
          };
        else if (choice.required === false && catalogue.needed.get(form)?.get(group)?.has(field))
          yield {
            path,
            message: `The form "${form}" itself requires "${field}"; this cannot be lifted. Remove it.`,
            fix,
          };
      }
    }
  }
  for (const [name] of entriesAt(own, ['customFields'])) {
    const path = ['customFields', name, 'groups'];
    for (const { index, text } of stringsAt(own, path)) {
      const [form = '', group = ''] = text.split('/');
      const order = stringsAt(document, ['forms', form, 'order']).map((one) => one.text);
      if (order.length === 0 || order.includes(group) || !catalogue.forms.get(form)?.has(group)) continue;
      yield {
        path: [...path, index],
        message: `Nobody is asked for "${name}": the form "${form}" leaves out the group "${group}". Add it to "forms.${form}.order".`,
      };
    }
  }
}

function* widgets({ document, catalogue, layers, locate }: CheckContext): Generator<Draft> {
  const root = layers.find(({ id }) => id === ROOT_ID)?.file;
  const hasPlaces =
    itemsAt(document, ['search', 'geoInfo']).length + itemsAt(document, ['search', 'geoInfo', 'jobs']).length > 0;
  for (const { path, page, widget, props } of placementsOf(document)) {
    if (widget === 'term-links' && props.facet === 'place' && !hasPlaces)
      yield {
        path: [...path, 'props', 'facet'],
        message: 'There are no places to link to: "search.geoInfo" is empty. Add some, or choose another facet.',
      };
    // What every site inherits shows no links where the facet is missing.
    if (locate(path).file !== root)
      yield* facetLinks(document, path, { ...catalogue.widgets.get(widget)?.defaults, ...props });
    const pages = stringsAt(document, [...path, 'when', 'pages']).map(({ text }) => text);
    const areKnown = pages.every((one) => valueAt(document, ['pages', one]) !== undefined);
    if (page !== 'shell' && pages.length > 0 && areKnown && !pages.includes(page))
      yield {
        path: [...path, 'when', 'pages'],
        message: `The widget is never shown: it is on the page "${page}", which is not among these. Add that page, or remove "when".`,
      };
  }
}

/** Widgets whose links narrow the job search by a facet. */
const LINKED_BY = ['facet', 'of', 'figure'];

/** There is no search for a value of a facet that is not offered. */
function* facetLinks(document: JsonObject, path: Path, props: JsonObject): Generator<Draft> {
  const known = facetFieldsOf(document, 'jobs');
  const offered = stringsAt(document, ['facets', 'jobs', 'order']).map(({ text }) => text);
  for (const name of LINKED_BY) {
    const field = props[name];
    if (typeof field !== 'string' || !known.includes(field) || offered.includes(field)) continue;
    yield {
      path: [...path, 'props', name],
      or: [path, ['facets', 'jobs', 'order']],
      message: `The widget has no links by "${field}": the job search of this site has no such filter. Add it to "facets.jobs.order", or choose another facet.`,
    };
  }
}
