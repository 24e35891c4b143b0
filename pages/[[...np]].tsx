import type { GetServerSideProps } from 'next';
import type { PageProps } from '../runtime/page/assemble/page-props.ts';
import { servePage } from '../runtime/page/assemble/serve-page.ts';
import { drawFor } from '../runtime/page/draw/drawn-page.tsx';
import { components } from '../widgets/components.generated.ts';
import { loaders } from '../widgets/loaders.generated.ts';

export const getServerSideProps: GetServerSideProps<PageProps> = ({ req, res }) => {
  req.nameplate?.adopt?.(drawFor(loaders, components));
  return servePage(req, res, loaders);
};

/** The catch-all route for every page of every brand. `_app` renders the page, since it holds the registry. */
export default function Page() {
  return null;
}
