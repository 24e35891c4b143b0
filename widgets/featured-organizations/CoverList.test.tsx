import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from '../../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import { CoverList } from './CoverList.tsx';

const page = pageFixture();

/** The initial in the place of a cover; null for none. */
function initialWith(cover: { url: string } | null): string | null {
  const organization = {
    ...{ id: 1, slug: 'library', name: 'The Eastwick Public Library', summary: '', openJobs: 0, featured: false },
    ...{ logo: null, industries: [], location: null, cover },
  };
  const drawn = renderToStaticMarkup(
    <PageFrame page={page} namespaces={['organization']} onMissing={() => {}}>
      <CoverList organizations={[organization]} page={page} showSummary={false} />
    </PageFrame>,
  );
  expect(drawn.includes('<img')).toBe(cover !== null);
  return /data-initial="([^"]*)"/.exec(drawn)?.[1] ?? null;
}

it('has the initial of an organization without a cover', () => {
  expect([initialWith(null), initialWith({ url: '/library.jpg' })]).toEqual(['E', null]);
});
