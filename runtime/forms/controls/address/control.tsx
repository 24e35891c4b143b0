import { useEffect, useRef, useState } from 'react';
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import type { ControlProps } from '../../control-contract.ts';
import type { FoundPlace } from '../../forms.generated.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { PlaceFinder } from '../../parts/PlaceFinder.tsx';
import styles from '../../parts/parts.module.css';
import { type AddressParts, addressAt, describePlace } from '../../parts/places.ts';
import { demands, terseProperty } from '../../parts/schema-parts.ts';

/** In postal order. Latitude and longitude are set by the system. */
const PARTS = ['addressLine1', 'addressLine2', 'zip', 'locality', 'administrativeArea', 'countryCode'] as const;
const WIDE = new Set<string>(['addressLine1', 'addressLine2']);

/** An address: selecting a place from the suggestions fills in what is known, and every part remains editable. */
export function AddressControl(control: ControlProps) {
  const { value, onChange, onBlur, schema, renderField, tools } = control;
  const [said, setSaid] = useState('');
  const address = readAddress(value);
  usePresetCountry(control, address);
  const isEmpty = Object.keys(address).length === 0;

  function fill(place: FoundPlace): void {
    const filled = addressAt(place, address);
    onChange(filled);
    setSaid(tools.t('place.filled', { place: describePlace(filled, tools.locale) }));
  }

  return (
    <div className={styles.stack}>
      <PlaceFinder
        control={control}
        label={tools.t('place.find')}
        placeholder={tools.t('place.find')}
        onPick={fill}
        onLeave={onBlur}
      />
      <div className={styles.halves}>
        {PARTS.filter((name) => isSchema(schema.properties) && Object.hasOwn(schema.properties, name)).map((name) => (
          <div key={name} className={WIDE.has(name) ? styles.whole : undefined}>
            {renderField({
              pointer: `/${name}`,
              name,
              schema: terseProperty(schema, name),
              // The country that is filled in with the first other part.
              value: name === 'countryCode' && isEmpty ? tools.country : address[name],
              required: demands(schema, name),
              control: name === 'countryCode' ? 'select' : 'text',
            })}
          </div>
        ))}
      </div>
      <Announcement>{said}</Announcement>
    </div>
  );
}

/** An address that was empty gets the brand's country with its first part; whoever changes or clears it then has the last word. */
function usePresetCountry({ onChange, tools }: ControlProps, address: AddressParts): void {
  const wasEmpty = useRef(Object.keys(address).length === 0);
  const isBegun = Object.keys(address).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first part
  useEffect(() => {
    if (!wasEmpty.current || !isBegun) return;
    wasEmpty.current = false;
    if (address.countryCode === undefined) onChange({ ...address, countryCode: tools.country });
  }, [isBegun]);
}

function readAddress(value: unknown): AddressParts {
  if (!isSchema(value)) return {};
  return Object.fromEntries(PARTS.filter((name) => typeof value[name] === 'string').map((name) => [name, value[name]]));
}
