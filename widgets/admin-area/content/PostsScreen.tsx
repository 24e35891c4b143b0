import type { ScreenProps } from '../screens/screen-props.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { posts } from './posts.tsx';

/** Posts of the blog. */
export function PostsScreen(props: ScreenProps) {
  return <ContentScreen {...props} kind={posts} />;
}
