import type { ScreenProps } from '../screens/screen-props.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { pages } from './pages.tsx';

/** Text and landing pages that the database keeps. */
export function PagesScreen(props: ScreenProps) {
  return <ContentScreen {...props} kind={pages} />;
}
