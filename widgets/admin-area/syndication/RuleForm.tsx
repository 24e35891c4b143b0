import { useMutation } from '@tanstack/react-query';
import Router from 'next/router';
import { useMemo, useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { Check, Field, Group } from '../parts/form-fields.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useSettled } from '../parts/use-settled.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ConditionFields } from './ConditionFields.tsx';
import {
  conditionsInput,
  EVERY_OTHER,
  emptyRule,
  fieldsOf,
  hasBrands,
  inputOf,
  type RuleFields,
  sourceOf,
} from './rule-fields.ts';
import { changeRuleMutation, createRuleMutation, type RuleSettings, ruleFormQuery } from './syndication.generated.ts';
import { Trial } from './Trial.tsx';

/** Milliseconds without a change before the conditions are tried. */
const PAUSE = 600;

interface FormProps extends ScreenProps {
  /** Its id; null for a new one. */
  rule: number | null;
}

/** A rule with all its conditions, and beside it what they mean today. */
export function RuleForm({ rule, ...props }: FormProps) {
  return rule === null ? <Fields {...props} before={null} /> : <Existing {...props} rule={rule} />;
}

function Existing({ rule, ...props }: FormProps & { rule: number }) {
  const t = useTexts('syndication');
  const answer = useAnswer(ruleFormQuery, { id: rule });
  return (
    <Answered answer={answer}>
      {({ syndicationRule: before }) =>
        before === null ? (
          <p role="status">{t('gone')}</p>
        ) : before.mayChange ? (
          <Fields {...props} before={before} />
        ) : (
          <p role="status">{t('needsBoth')}</p>
        )
      }
    </Answered>
  );
}

function Fields({ page, id, access, to, before }: ScreenProps & { before: RuleSettings | null }) {
  const t = useTexts('syndication');
  const { cards } = useBrands();
  const here = page.brand.id === NETWORK_ID ? '' : page.brand.id;
  const [fields, setFields] = useState<RuleFields>(() => (before ? fieldsOf(before) : emptyRule(here)));
  const set = (part: Partial<RuleFields>) => setFields((known) => ({ ...known, ...part }));
  const { brand, source, conditions } = fields;
  const tried = useSettled(
    useMemo(() => ({ brand, source, conditions }), [brand, source, conditions]),
    PAUSE,
  );
  const saving = useMutation(workMutation<void>());
  const save = () =>
    saving.mutate(async () => {
      const input = inputOf(fields);
      const rule = before
        ? (await run(changeRuleMutation, { id: before.id, input })).changeSyndicationRule
        : (await run(createRuleMutation, { brand, input })).createSyndicationRule;
      await Router.push(to('syndication', String(rule.id)));
    });
  const choose = { value: '', label: t('form.choose') };
  const brandsBut = (other: string) =>
    cards.filter((card) => card.id !== other).map((card) => ({ value: card.id, label: card.name }));
  return (
    <section className={screen.screen}>
      <p>
        <Link href={before ? to('syndication', String(before.id)) : to('syndication')}>
          {before?.name ?? t('back')}
        </Link>
      </p>
      <h2 className={screen.heading}>{t(before ? 'form.change' : 'add')}</h2>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) save();
        }}
      >
        <Field id={`${id}-name`} label={t('name')}>
          <SmallInput
            id={`${id}-name`}
            required
            maxLength={100}
            value={fields.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Select
          id={`${id}-source`}
          label={t('source')}
          value={source}
          choices={[
            choose,
            ...(access.isAdministrator ? [{ value: EVERY_OTHER, label: t('everyOther') }] : []),
            ...brandsBut(brand),
          ]}
          // Employers are those of the brand.
          onChange={(value) => set({ source: value, conditions: { ...conditions, organizations: [] } })}
        />
        {before ? (
          <p>
            {t('target')}: {before.brandName}
          </p>
        ) : (
          <Select
            id={`${id}-brand`}
            label={t('target')}
            value={brand}
            choices={[choose, ...brandsBut(source)]}
            onChange={(value) => set({ brand: value })}
          />
        )}
        <Group label={t('review')}>
          <Check
            isOn={fields.needsReview}
            help={t('form.needsReviewHelp')}
            onChange={(needsReview) => set({ needsReview })}
          >
            {t('form.needsReview')}
          </Check>
        </Group>
        <h3 className={entries.heading}>{t('conditions')}</h3>
        <p className="meta">{t('form.conditionsHelp')}</p>
        <ConditionFields
          id={id}
          source={sourceOf(fields) || null}
          conditions={conditions}
          onChange={(part) => setFields((known) => ({ ...known, conditions: { ...known.conditions, ...part } }))}
        />
        {before && before.state !== 'off' && (
          <Note kind="warning">
            <p>{t(`form.is.${before.state}`)}</p>
          </Note>
        )}
        {saving.error && <FailureNote failure={failureOf(saving.error)} />}
        <div className={entries.line}>
          <SmallButton main type="submit" disabled={!hasBrands(fields) || saving.isPending}>
            {t(before ? 'form.save' : 'form.create')}
          </SmallButton>
          {!before && <span className="meta">{t('form.offAtFirst')}</span>}
        </div>
      </form>
      {hasBrands(tried) && (
        <Trial
          id={`${id}-trial`}
          about={{ brand: tried.brand, source: sourceOf(tried), conditions: conditionsInput(tried.conditions) }}
        />
      )}
    </section>
  );
}
