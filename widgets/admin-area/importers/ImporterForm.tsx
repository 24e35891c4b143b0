import { useMutation } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { Check, Field, Group, Radio } from '../parts/form-fields.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { useBrands } from '../parts/use-brands.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { emptyForm, formOf, type ImporterFields, inputOf, isComplete } from './importer-fields.ts';
import {
  changeImporterMutation,
  createImporterMutation,
  type ImporterSettings,
  importerFormQuery,
} from './importers.generated.ts';
import { OrganizationPicker } from './OrganizationPicker.tsx';

const HOURS = ['', '1', '2', '3', '6', '12', '24', '48', '168'];
const CREDENTIALS = ['', 'basic', 'bearer', 'header'] as const;
const ORGANIZATIONS = ['match', 'create', 'one'] as const;

interface FormProps extends ScreenProps {
  /** Its id; null for a new one. */
  importer: number | null;
}

/** The settings of an importer: where its jobs come from, how often, and what becomes of them. */
export function ImporterForm({ importer, ...props }: FormProps) {
  return importer === null ? <Fields {...props} before={null} /> : <Existing {...props} importer={importer} />;
}

function Existing({ importer, ...props }: FormProps & { importer: number }) {
  const t = useTexts('importers');
  const answer = useAnswer(importerFormQuery, { id: importer });
  return (
    <Answered answer={answer}>
      {({ importer: before }) =>
        before === null ? <p role="status">{t('gone')}</p> : <Fields {...props} before={before} />
      }
    </Answered>
  );
}

function Fields({ page, id, to, before }: ScreenProps & { before: ImporterSettings | null }) {
  const t = useTexts('importers');
  const brands = useBrands();
  const here = page.brand.id === NETWORK_ID ? '' : page.brand.id;
  const [fields, setFields] = useState<ImporterFields>(() => (before ? formOf(before) : emptyForm(here)));
  const saving = useMutation(workMutation<void>());
  const set = (part: Partial<ImporterFields>) => setFields((known) => ({ ...known, ...part }));
  const others = brands.cards.filter((card) => card.id !== fields.brand);
  const save = () =>
    saving.mutate(async () => {
      const input = inputOf(fields, before);
      if (before) {
        await run(changeImporterMutation, { id: before.id, input });
        await Router.push(to('importers', String(before.id)));
      } else {
        const { createImporter } = await run(createImporterMutation, { brand: fields.brand, input });
        await Router.push(to('importers', String(createImporter.id), 'fields'));
      }
    });
  return (
    <section className={screen.screen}>
      <p>
        <Link href={before ? to('importers', String(before.id)) : to('importers')}>{before?.name ?? t('back')}</Link>
      </p>
      <h2 className={screen.heading}>{t(before ? 'form.change' : 'add')}</h2>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) save();
        }}
      >
        {before === null && (
          <Select
            id={`${id}-brand`}
            label={t('column.brand')}
            value={fields.brand}
            choices={[
              { value: '', label: t('form.choose') },
              ...brands.cards.map(({ id: value, name: label }) => ({ value, label })),
            ]}
            onChange={(brand) => set({ brand, brands: fields.brands.filter((one) => one !== brand) })}
          />
        )}
        <Field id={`${id}-name`} label={t('form.name')}>
          <SmallInput
            id={`${id}-name`}
            required
            maxLength={100}
            value={fields.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Group label={t('form.source')}>
          <Radio name={`${id}-source`} isOn={fields.isUrl} onChoose={() => set({ isUrl: true })}>
            {t('form.byUrl')}
          </Radio>
          <Radio name={`${id}-source`} isOn={!fields.isUrl} onChoose={() => set({ isUrl: false })}>
            {t('source.file')}
          </Radio>
        </Group>
        {fields.isUrl && (
          <>
            <Field id={`${id}-url`} label={t('form.url')} help={t('form.urlHelp')}>
              <SmallInput
                id={`${id}-url`}
                type="url"
                required
                maxLength={2000}
                aria-describedby={`${id}-url-help`}
                value={fields.url}
                onChange={({ target }) => set({ url: target.value })}
              />
            </Field>
            <Select
              id={`${id}-credentials`}
              label={t('form.credentials')}
              value={fields.credentials}
              choices={[
                ...(before?.hasCredentials ? [{ value: 'kept', label: t('credentials.kept') }] : []),
                ...CREDENTIALS.map((kind) => ({ value: kind, label: t(`credentials.${kind || 'none'}`) })),
              ]}
              onChange={(credentials) => set({ credentials: credentials as ImporterFields['credentials'] })}
            />
            {(fields.credentials === 'basic' || fields.credentials === 'header') && (
              <Field id={`${id}-user`} label={t(`credentials.name.${fields.credentials}`)}>
                <SmallInput
                  id={`${id}-user`}
                  required
                  autoComplete="off"
                  maxLength={200}
                  value={fields.user}
                  onChange={({ target }) => set({ user: target.value })}
                />
              </Field>
            )}
            {['basic', 'bearer', 'header'].includes(fields.credentials) && (
              <Field id={`${id}-secret`} label={t(`credentials.secret.${fields.credentials}`)}>
                <SmallInput
                  id={`${id}-secret`}
                  type="password"
                  required
                  autoComplete="new-password"
                  maxLength={2000}
                  value={fields.secret}
                  onChange={({ target }) => set({ secret: target.value })}
                />
              </Field>
            )}
            <Select
              id={`${id}-every`}
              label={t('form.every')}
              value={fields.everyHours}
              choices={HOURS.map((value) => ({
                value,
                label: value === '' ? t('every.hand') : t('every.hours', { count: Number(value) }),
              }))}
              onChange={(everyHours) => set({ everyHours })}
            />
            {Number(fields.everyHours) >= 24 && (
              <Select
                id={`${id}-hour`}
                label={t('form.hour')}
                value={fields.atHour}
                choices={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))}
                onChange={(atHour) => set({ atHour })}
              />
            )}
          </>
        )}
        <Group label={t('form.organizations')}>
          {ORGANIZATIONS.map((mode) => (
            <Radio
              key={mode}
              name={`${id}-organizations`}
              isOn={fields.organizations === mode}
              onChoose={() => set({ organizations: mode })}
            >
              {t(`organizations.${mode}`)}
            </Radio>
          ))}
        </Group>
        {fields.organizations === 'one' && (
          <OrganizationPicker
            id={`${id}-organization`}
            brand={fields.brand}
            chosen={fields.organization}
            onPick={(organization) => set({ organization })}
          />
        )}
        <Group label={t('form.flags')}>
          {(['keepLink', 'needsReview', 'backfill'] as const).map((flag) => (
            <Check
              key={flag}
              isOn={fields[flag]}
              help={t(`form.${flag}Help`)}
              onChange={(isOn) => set({ [flag]: isOn })}
            >
              {t(`form.${flag}`)}
            </Check>
          ))}
        </Group>
        {others.length > 0 && (
          <details>
            <summary className={screen.summary}>{t('form.brands', { count: fields.brands.length })}</summary>
            <p className="meta">{t('form.brandsHelp')}</p>
            <Group label={t('form.brandsLabel')}>
              {others.map((card) => (
                <Check
                  key={card.id}
                  isOn={fields.brands.includes(card.id)}
                  onChange={(isOn) =>
                    set({
                      brands: isOn ? [...fields.brands, card.id] : fields.brands.filter((one) => one !== card.id),
                    })
                  }
                >
                  {card.name}
                </Check>
              ))}
            </Group>
          </details>
        )}
        {saving.error && <FailureNote failure={failureOf(saving.error)} />}
        <div className={entries.line}>
          <SmallButton main type="submit" disabled={!isComplete(fields) || saving.isPending}>
            {t(before ? 'form.save' : 'form.next')}
          </SmallButton>
        </div>
      </form>
    </section>
  );
}
