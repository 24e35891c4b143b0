import { useMemo, useState } from 'react';
import { type Json, stringsAt, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import brandStyles from '../brand/Brand.module.css';
import { adminBrandQuery, adminBrandsQuery, type BrandCard, brandSchemaQuery } from '../brand/brand.generated.ts';
import { jsonOf, type LoadedBrand, loadedBrand } from '../brand/loaded-brand.ts';
import { SettingControl } from '../brand/SettingControl.tsx';
import { SettingProvider, useNamedSetting } from '../brand/setting-context.ts';
import { placeAt, type SettingPlace } from '../brand/setting-search.ts';
import { useReadSetting } from '../brand/use-read-setting.ts';
import { withValue } from '../brand/values.ts';
import { FleetHistory } from '../fleet/FleetHistory.tsx';
import { FleetReview } from '../fleet/FleetReview.tsx';
import { SettingPicker } from '../fleet/SettingPicker.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

/** One setting on several brands: which brands, which setting, what it would do, and what was done so far. */
export function FleetScreen({ id, to }: ScreenProps) {
  const t = useTexts('admin');
  const brands = useAnswer(adminBrandsQuery);
  const [saves, setSaves] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <section className={styles.screen}>
      <div className={brandStyles.head}>
        <h2 className={styles.heading}>{t('fleet.title')}</h2>
        <Link href={to('brands')}>{t('fleet.back')}</Link>
      </div>
      <p className="meta">{t('fleet.help')}</p>
      {message && (
        <Note kind="good">
          <p>{message}</p>
        </Note>
      )}
      {brands.failure && <FailureNote failure={brands.failure} again={brands.again} />}
      {brands.data ? (
        <FleetForm
          key={saves}
          id={id}
          brands={brands.data.adminBrands}
          onSaved={(text) => {
            setMessage(text);
            setSaves(saves + 1);
          }}
        />
      ) : (
        !brands.failure && <Waiting />
      )}
      <FleetHistory key={`history ${saves}`} id={`${id}-history`} />
    </section>
  );
}

interface FleetFormProps {
  id: string;
  brands: readonly BrandCard[];
  onSaved(message: string): void;
}

function FleetForm({ id, brands, onSaved }: FleetFormProps) {
  const t = useTexts('admin');
  const [chosen, setChosen] = useState<readonly string[]>(() => brands.map((brand) => brand.id));
  const choose = (brand: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, brand] : chosen.filter((one) => one !== brand));
  return (
    <>
      <fieldset className={brandStyles.when}>
        <legend className="label">{t('fleet.brands', { count: chosen.length })}</legend>
        <div className={brandStyles.tools}>
          <SmallButton onClick={() => setChosen(brands.map((brand) => brand.id))}>{t('fleet.all')}</SmallButton>
          <SmallButton onClick={() => setChosen([])}>{t('fleet.none')}</SmallButton>
        </div>
        <div className={brandStyles.grid}>
          {brands.map((brand) => (
            <label key={brand.id} className={brandStyles.line}>
              <input
                type="checkbox"
                checked={chosen.includes(brand.id)}
                onChange={({ target }) => choose(brand.id, target.checked)}
              />
              {brand.name} <span className="meta">{brand.id}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen[0] !== undefined && <ChosenSetting id={id} model={chosen[0]} brands={chosen} onSaved={onSaved} />}
    </>
  );
}

interface ChosenSettingProps {
  id: string;
  /** The brand whose value the person starts from. */
  model: string;
  brands: readonly string[];
  onSaved(message: string): void;
}

function ChosenSetting({ model, ...rest }: ChosenSettingProps) {
  const schema = useAnswer(brandSchemaQuery);
  const brand = useAnswer(adminBrandQuery, { id: model });
  const found = brand.data?.adminBrand;
  const settings = useMemo(() => (found ? loadedBrand(found) : null), [found]);
  const failure = schema.failure ?? brand.failure;
  if (failure) return <FailureNote failure={failure} again={brand.again} />;
  if (!schema.data || !settings) return <Waiting />;
  return (
    <SettingForm
      {...rest}
      model={found?.brand.name ?? model}
      root={jsonOf(schema.data.brandSchema)}
      settings={settings}
    />
  );
}

interface SettingFormProps extends ChosenSettingProps {
  root: LoadedBrand['file'];
  settings: LoadedBrand;
}

function SettingForm({ id, model, root, settings, brands, onSaved }: SettingFormProps) {
  const named = useNamedSetting();
  const t = useTexts('admin');
  const [place, setPlace] = useState(() => placeAt(root, named?.split('/') ?? []));
  const [value, setValue] = useState<Json | undefined>(() => place && valueAt(settings.document, place.path));
  const isChanged = JSON.stringify(value) !== JSON.stringify(place && valueAt(settings.document, place.path));
  const context = {
    ...{ id: `${id}-setting`, root, settings, document: settings.document, findings: [] },
    locales: stringsAt(settings.document, ['locales', 'supported']).map(({ text }) => text),
    named: null,
    set: () => undefined,
  };
  return (
    <SettingProvider value={context}>
      <SettingPicker
        id={`${id}-pick`}
        first={place}
        onPick={(next) => {
          setPlace(next);
          setValue(next ? valueAt(settings.document, next.path) : undefined);
        }}
      />
      {place && (
        <>
          <OneSetting id={`${id}-value`} place={place} value={value} onChange={setValue} />
          {!isChanged && brands.length > 1 && <p className="meta">{t('fleet.model', { brand: model })}</p>}
          <FleetReview
            id={`${id}-review`}
            brands={brands}
            changes={withValue({}, place.path, value ?? null)}
            onSaved={onSaved}
          />
        </>
      )}
    </SettingProvider>
  );
}

interface OneSettingProps {
  id: string;
  place: SettingPlace;
  value: Json | undefined;
  onChange(value: Json | undefined): void;
}

function OneSetting({ id, place, value, onChange }: OneSettingProps) {
  const setting = useReadSetting()(place.path, place.node);
  return (
    <div className={brandStyles.setting}>
      <label className={brandStyles.name} htmlFor={id} lang={setting.lang}>
        {setting.title}
      </label>
      <SettingControl
        id={id}
        setting={setting}
        value={value}
        isInvalid={false}
        describedBy={`${id}-help`}
        onChange={onChange}
      />
      <p id={`${id}-help`} className={brandStyles.help} lang={setting.lang}>
        {setting.description}
      </p>
    </div>
  );
}
