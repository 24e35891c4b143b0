import type { ReactNode } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { useBrands } from '../parts/use-brands.ts';
import { PAGE_SIZE, useList } from '../parts/use-list.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { ListView } from '../screens/ListView.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { RulesCsv } from './RulesCsv.tsx';
import { ruleColumns } from './rule-columns.tsx';
import { type RuleCard, syndicationRulesQuery } from './syndication.generated.ts';

const SORTS = ['name', 'source', 'target', 'state', 'shown', 'waiting'] as const;
const STATES = ['on', 'paused', 'off'] as const;

/** The rules of all brands: there are a few hundred at most, so that they are all here. */
export function EveryRule({ id, to, intro }: ScreenProps & { intro: ReactNode }) {
  const t = useTexts('syndication');
  const locale = usePageLocale();
  const list = useList({ sort: 'name', descending: false }, { brand: '', state: '' });
  const { data, failure, again } = useAnswer(syndicationRulesQuery, { brand: null });
  const rows = chosenRows(data?.syndicationRules ?? [], list, locale);
  return (
    <ListView
      id={id}
      title={t('title')}
      intro={intro}
      outro={<RulesCsv brand={list.filters.brand || null} isEmpty={rows.length === 0} />}
      list={list}
      brands={useBrands()}
      sorts={Object.fromEntries(SORTS.map((sort) => [sort, t(sort)]))}
      filters={[
        {
          name: 'state',
          label: t('state'),
          choices: STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      columns={ruleColumns(t, to, SORTS)}
      keyOf={(row) => row.id}
      found={{
        data: data && { total: rows.length, rows: rows.slice(list.from, list.from + PAGE_SIZE) },
        failure,
        again,
      }}
    />
  );
}

type List = ReturnType<typeof useList<'brand' | 'state'>>;

/** A brand has the rules that bring jobs to it, and those that take its jobs. */
function chosenRows(
  rules: readonly RuleCard[],
  { variables: { list, brand, state }, sorting: { sort, descending } }: List,
  locale: string,
): RuleCard[] {
  const words = list.text?.trim().toLowerCase() ?? '';
  const isWanted = (rule: RuleCard) =>
    (brand === null || rule.brand === brand || rule.source === brand) &&
    (state === null || rule.state === state) &&
    `${rule.name} ${rule.sourceName ?? ''} ${rule.brandName}`.toLowerCase().includes(words);
  const textOf = (rule: RuleCard): string =>
    sort === 'source' ? (rule.sourceName ?? '') : sort === 'target' ? rule.brandName : rule.name;
  const compare = (a: RuleCard, b: RuleCard): number => {
    if (sort === 'shown' || sort === 'waiting') return a[sort] - b[sort];
    if (sort === 'state') return STATES.indexOf(a.state) - STATES.indexOf(b.state);
    return textOf(a).localeCompare(textOf(b), locale);
  };
  return rules.filter(isWanted).sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}
