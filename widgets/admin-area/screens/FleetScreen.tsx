import { type ReactNode, useMemo, useState } from 'react';
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
import { BrandChoice } from '../fleet/BrandChoice.tsx';
import { FleetHistory } from '../fleet/FleetHistory.tsx';
import { FleetReview } from '../fleet/FleetReview.tsx';
import { SettingPicker } from '../fleet/SettingPicker.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

/** One setting on several brands: which setting, which brands, what it would do, and what was done so far. */
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
  const schema = useAnswer(brandSchemaQuery);
  const [chosen, setChosen] = useState<readonly string[]>(() => brands.map((brand) => brand.id));
  const model = chosen[0] ?? brands[0]?.id;
  const brand = useAnswer(adminBrandQuery, { id: model ?? '' });
  const found = brand.data?.adminBrand;
  const settings = useMemo(() => (found ? loadedBrand(found) : null), [found]);
  const failure = schema.failure ?? brand.failure;
  if (model === undefined) return null;
  if (failure) return <FailureNote failure={failure} again={brand.again} />;
  if (!schema.data || !settings) return <Waiting />;
  return (
    <SettingForm
      id={id}
      model={settings.brand.name}
      root={jsonOf(schema.data.brandSchema)}
      settings={settings}
      chosen={chosen}
      onSaved={onSaved}
    >
      <BrandChoice id={`${id}-brands`} brands={brands} chosen={chosen} onChange={setChosen} />
    </SettingForm>
  );
}

interface SettingFormProps {
  id: string;
  /** Name of the brand whose value the person starts from. */
  model: string;
  root: LoadedBrand['file'];
  /** Those of that brand. */
  settings: LoadedBrand;
  chosen: readonly string[];
  onSaved(message: string): void;
  /** The choice of brands. */
  children: ReactNode;
}

function SettingForm({ id, model, root, settings, chosen, onSaved, children }: SettingFormProps) {
  const named = useNamedSetting();
  const t = useTexts('admin');
  const [place, setPlace] = useState(() => placeAt(root, named?.split('/') ?? []));
  /** Null until the person changes it: then it is that of the first brand, whichever that is. */
  const [edited, setEdited] = useState<{ value: Json | undefined } | null>(null);
  const own = place ? valueAt(settings.document, place.path) : undefined;
  const value = edited ? edited.value : own;
  const isChanged = JSON.stringify(value) !== JSON.stringify(own);
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
          setEdited(null);
        }}
      />
      {place && (
        <div>
          <OneSetting id={`${id}-value`} place={place} value={value} onChange={(next) => setEdited({ value: next })} />
          {!isChanged && chosen.length > 1 && <p className="meta">{t('fleet.model', { brand: model })}</p>}
        </div>
      )}
      {children}
      {place && chosen.length > 0 && (
        <FleetReview
          id={`${id}-review`}
          brands={chosen}
          changes={withValue({}, place.path, value ?? null)}
          onSaved={onSaved}
        />
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
