import type { Json } from '../../../runtime/core/brand/sources/json.ts';
import type { SettingSchema } from './schema-tools.ts';

/** Props of a setting's control. */
export interface ControlProps {
  id: string;
  setting: SettingSchema;
  value: Json | undefined;
  isInvalid: boolean;
  describedBy: string;
  onChange(value: Json | undefined): void;
}
