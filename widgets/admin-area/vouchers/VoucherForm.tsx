import { useMutation } from '@tanstack/react-query';
import Router from 'next/router';
import { type ReactNode, useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { zoneName } from '../../../runtime/core/moments.ts';
import { operation } from '../../../runtime/core/operation.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { Check, Field, Group, Radio } from '../parts/form-fields.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { PeriodFields } from '../parts/PeriodFields.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { adminCreateVoucherMutation, adminProductsQuery } from '../products/products.generated.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { emptyVoucher, suggestCode, type VoucherFault, type VoucherFields, voucherOf } from './voucher-fields.ts';

/** A new voucher. What is wrong is said at its field; what was typed stays until it is created. */
export function VoucherForm({ page, id, to }: ScreenProps) {
  const t = useTexts('products');
  const say = useTexts('importers');
  const locale = usePageLocale();
  const brands = useBrands();
  const isOfNetwork = page.brand.id === NETWORK_ID;
  const [brand, setBrand] = useState(isOfNetwork ? '' : page.brand.id);
  const [fields, setFields] = useState<VoucherFields>(emptyVoucher);
  const [faults, setFaults] = useState<readonly VoucherFault[]>([]);
  const creating = useMutation(workMutation<void>());
  const { data } = useAnswer(adminProductsQuery, { brand: brand || null });
  const products = (data?.adminProducts ?? []).filter((product) => product.brand === brand);
  const currency = products[0]?.currency ?? '';
  const { timeZone } = page.brand.site;
  const failure = creating.error && failureOf(creating.error);
  const isTaken = failure?.codes.includes('VOUCHER_CODE_TAKEN') ?? false;

  function set(part: Partial<VoucherFields>): void {
    setFields((known) => ({ ...known, ...part }));
  }
  function create(): void {
    const made = voucherOf(fields, timeZone);
    setFaults('faults' in made ? made.faults : []);
    if ('faults' in made) return;
    creating.mutate(async () => {
      const ready = operation(adminCreateVoucherMutation, { brand, voucher: made.input });
      const { adminCreateVoucher } = await runOperation(ready, brand);
      await Router.push(to('vouchers', String(adminCreateVoucher.id)));
    });
  }
  const faultOf = (field: VoucherFault): ReactNode =>
    faults.includes(field) && (
      <p id={`${id}-${field}-fault`} role="alert" className={screen.fault}>
        {t(`voucher.fault.${field}`)}
      </p>
    );
  const typed = (
    field: 'percent' | 'amount' | 'most' | 'mostEach' | 'minimum',
    label: string,
    help?: string,
  ): ReactNode => (
    <Field id={`${id}-${field}`} label={label} {...(help !== undefined && { help })}>
      <SmallInput
        id={`${id}-${field}`}
        inputMode={field === 'most' || field === 'mostEach' ? 'numeric' : 'decimal'}
        maxLength={13}
        aria-invalid={faults.includes(field)}
        aria-describedby={`${id}-${field}-help ${id}-${field}-fault`}
        value={fields[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
      {faultOf(field)}
    </Field>
  );

  return (
    <section className={screen.screen}>
      <p>
        <Link href={to('vouchers')}>{t('voucher.back')}</Link>
      </p>
      <h2 className={screen.heading}>{t('voucher.new')}</h2>
      <p className="meta">{t('voucher.help')}</p>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!creating.isPending) create();
        }}
      >
        {isOfNetwork && (
          <Select
            id={`${id}-brand`}
            label={t('column.brand')}
            value={brand}
            choices={[
              { value: '', label: say('form.choose') },
              ...brands.cards.map(({ id: value, name: label }) => ({ value, label })),
            ]}
            onChange={(chosen) => {
              setBrand(chosen);
              set({ isForAll: true, products: [] });
            }}
          />
        )}
        <Field id={`${id}-code`} label={t('voucher.code')} help={t('voucher.codeHelp')}>
          <SmallInput
            id={`${id}-code`}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={faults.includes('code') || isTaken}
            aria-describedby={`${id}-code-help ${id}-code-fault`}
            value={fields.code}
            onChange={({ target }) => set({ code: target.value })}
          />
          {faultOf('code')}
          {isTaken && (
            <p role="alert" className={screen.fault}>
              {failure?.message}
            </p>
          )}
          <p>
            <SmallButton type="button" onClick={() => set({ code: suggestCode() })}>
              {t('voucher.suggest')}
            </SmallButton>
          </p>
        </Field>
        <Group label={t('voucher.gives')}>
          <Radio name={`${id}-gives`} isOn={fields.isPercent} onChoose={() => set({ isPercent: true })}>
            {t('voucher.percent')}
          </Radio>
          <Radio name={`${id}-gives`} isOn={!fields.isPercent} onChoose={() => set({ isPercent: false })}>
            {t('voucher.amount')}
          </Radio>
        </Group>
        {fields.isPercent
          ? typed('percent', t('voucher.percentOff'))
          : typed('amount', t('voucher.amountOff', { currency }), t('voucher.amountHelp'))}
        <Group label={t('voucher.products')}>
          <Radio name={`${id}-products`} isOn={fields.isForAll} onChoose={() => set({ isForAll: true })}>
            {t('voucher.all')}
          </Radio>
          <Radio name={`${id}-products`} isOn={!fields.isForAll} onChoose={() => set({ isForAll: false })}>
            {t('voucher.some')}
          </Radio>
        </Group>
        {!fields.isForAll && (
          <Group label={t('voucher.some')}>
            {products.map(({ key, name }) => (
              <Check
                key={key}
                isOn={fields.products.includes(key)}
                onChange={(isOn) =>
                  set({ products: isOn ? [...fields.products, key] : fields.products.filter((one) => one !== key) })
                }
              >
                {name}
              </Check>
            ))}
            {faultOf('products')}
          </Group>
        )}
        <div className={screen.wide}>
          <PeriodFields
            id={`${id}-valid`}
            timeZone={timeZone}
            period={{ start: fields.start, end: fields.end }}
            onChange={set}
            labels={{ start: t('voucher.from'), end: t('voucher.until') }}
            help={t('voucher.dates', { zone: zoneName(timeZone, locale, Date.now()) })}
          />
          {faultOf('ends')}
        </div>
        {typed('most', t('voucher.most'), t('voucher.unlimited'))}
        {typed('mostEach', t('voucher.mostEach'), t('voucher.unlimited'))}
        {typed('minimum', t('voucher.minimum', { currency }), t('voucher.minimumHelp'))}
        {failure && !isTaken && <FailureNote failure={failure} />}
        <p className={screen.wide}>
          <SmallButton type="submit" main disabled={creating.isPending || brand === ''}>
            {t('voucher.create')}
          </SmallButton>
        </p>
      </form>
    </section>
  );
}
