/** What a change of settings does, in sentences. */

import type { Translate } from '../../../runtime/page/texts.tsx';
import { plainText } from '../../shared/words/plain-text.ts';
import { languageName } from '../content/language-name.ts';
import type { BrandEffects } from './brand.generated.ts';

interface Words {
  /** Language of the page. */
  locale: string;
  effects: Translate;
  roleOf: Translate;
  settings: Translate;
}

export interface Sentence {
  text: string;
  /** Language of the address or menu; null where it is about none in particular. */
  locale: string | null;
}

/** In this order; the first are those that are hardest to take back. */
export const GROUPS = [
  'reach',
  'features',
  'products',
  'languages',
  'addresses',
  'menus',
  'fields',
  'filters',
] as const satisfies readonly (keyof BrandEffects)[];

export type EffectGroup = (typeof GROUPS)[number];

/** The sentences of every group that has some. */
export function effectSentences(effects: BrandEffects, words: Words): { group: EffectGroup; sentences: Sentence[] }[] {
  return GROUPS.map((group) => ({ group, sentences: written[group](effects, words) })).filter(
    ({ sentences }) => sentences.length > 0,
  );
}

type Write = (effects: BrandEffects, words: Words) => Sentence[];

const plain = (text: string): Sentence => ({ text, locale: null });

const written: Readonly<Record<EffectGroup, Write>> = {
  reach: ({ reach }, { effects: t, locale }) =>
    reach.map(({ change, thing, count, locale: language }) =>
      plain(
        t(`reach.${thing}.${change}`, {
          number: count.toLocaleString(locale),
          ...(language !== null && { language: languageName(language, locale) }),
        }),
      ),
    ),
  features: ({ features }, { effects: t, settings, locale }) =>
    features.map(({ change, feature, needs }) => {
      const nameOf = (name: string) => settings(`features.${name}.name`);
      return plain(t(`feature.${change}`, { feature: nameOf(feature), needs: listed(needs ?? [], nameOf, locale) }));
    }),
  products: ({ products, payments }, { effects: t }) => [
    ...products.map(({ change, name }) => plain(t(`product.${change}`, { name: wordsOf(name) }))),
    ...payments.map(({ change, provider }) => plain(t(`payment.${change}`, { provider: t(`provider.${provider}`) }))),
  ],
  languages: ({ languages }, { effects: t, locale }) =>
    languages.map(({ change, locale: language }) =>
      plain(t(`language.${change}`, { language: languageName(language, locale) })),
    ),
  addresses: ({ addresses }, { effects: t }) =>
    addresses.map(({ change, locale, address, page, to }) => {
      if (locale === null) return plain(t(`address.${change}`, { what: t('feed', { address }) }));
      const title = page === null ? null : wordsOf(page);
      const isUntitled = change === 'changes' && title === null;
      const what = title === null || change === 'changes' ? address : t('titled', { address, page: title });
      const text = t(isUntitled ? 'address.changesUntitled' : `address.${change}`, {
        ...{ what, address, page: title ?? '', to: to ?? '' },
      });
      return { text, locale };
    }),
  menus: ({ menus }, { effects: t, roleOf, locale: own }) =>
    menus.map(({ change, menu, locale, label, href, before, roles }) => ({
      text: t(`menu.${change}`, {
        menu: t(`menuName.${menu}`, { roles: listed(roles ?? [], roleOf, own) }),
        label: wordsOf(label),
        href: href ?? '',
        before: wordsOf(before),
      }),
      locale,
    })),
  fields: ({ fields }, { effects: t, locale }) =>
    fields.flatMap(({ change, form, group, field, added, removed }) => {
      const names = { form: t(`form.${form}`), group: group ?? '', field: field ?? '' };
      if (group === null) return [plain(t(`whole.${change}`, names))];
      if (field === null) return [plain(t(`section.${change}`, names))];
      if (change !== 'choices') return [plain(t(`field.${change}`, names))];
      const choices = (list: readonly string[]) => listed(list, (name) => name, locale);
      return [
        ...(added.length > 0 ? [plain(t('field.added', { ...names, choices: choices(added) }))] : []),
        ...(removed.length > 0 ? [plain(t('field.removed', { ...names, choices: choices(removed) }))] : []),
      ];
    }),
  filters: ({ filters }, { effects: t }) =>
    filters.map(({ change, search, field }) =>
      plain(t(`filter.${change}`, { search: t(`search.${search}`), field: wordsOf(field) })),
    ),
};

const wordsOf = (text: string | null) => plainText(text) ?? '';

function listed(names: readonly string[], nameOf: (name: string) => string, locale: string): string {
  return new Intl.ListFormat(locale).format(names.map(nameOf));
}
