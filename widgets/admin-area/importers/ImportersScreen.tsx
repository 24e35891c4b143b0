import type { ScreenProps } from '../screens/screen-props.ts';
import { ImporterForm } from './ImporterForm.tsx';
import { ImporterList } from './ImporterList.tsx';
import { ImporterPage } from './ImporterPage.tsx';
import { MappingDesk } from './MappingDesk.tsx';
import { RunReport } from './RunReport.tsx';
import { ValuesScreen } from './ValuesScreen.tsx';

/** Importers: their list, `new`, `values`, `runs/7`, and the pages of one: `12`, `12/settings`, `12/fields`. */
export function ImportersScreen(props: ScreenProps) {
  const [first, second] = props.rest;
  if (first === undefined) return <ImporterList {...props} />;
  if (first === 'new') return <ImporterForm {...props} importer={null} />;
  if (first === 'values') return <ValuesScreen {...props} />;
  if (first === 'runs') return <RunReport key={second} {...props} run={Number(second)} />;
  const importer = Number(first);
  if (second === 'settings') return <ImporterForm key={first} {...props} importer={importer} />;
  if (second === 'fields') return <MappingDesk key={first} {...props} importer={importer} />;
  return <ImporterPage key={first} {...props} importer={importer} />;
}
