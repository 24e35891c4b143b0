import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentName } from '../../runtime/core/component-name.ts';

/** Writes the folder of a form control, initially a text input; returns the path. Throws if the folder exists. */
export function writeControl(controlsDir: string, name: string): string {
  const folder = join(controlsDir, name);
  if (existsSync(folder)) throw new Error(`runtime/forms/controls/${name} exists already.`);
  mkdirSync(folder);
  const path = join(folder, 'control.tsx');
  writeFileSync(path, control(`${componentName(name)}Control`));
  return path;
}

function control(component: string): string {
  return `import type { ControlProps } from '../../control-contract.ts';
import { TextField } from '../../parts/TextField.tsx';

/** Say what is answered, and how. */
export function ${component}(control: ControlProps) {
  return <TextField control={control} />;
}
`;
}
