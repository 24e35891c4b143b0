import type { Json } from '../../../runtime/core/brand/sources/json.ts';
import type { SettingSchema } from './schema-tools.ts';

/** What the control of a setting gets. */
export interface ControlProps {
  id: string;
  setting: SettingSchema;
  value: Json | undefined;
  isInvalid: boolean;
  describedBy: string;
  onChange(value: Json | undefined): void;
}
