/** Every pair of colors that stand on one another can be told apart, in each color scheme that visitors may see. */
import { contrast as contrastOf } from '../../runtime/core/theme/colour.ts';
import { colourRoles, readablePairs } from '../../runtime/core/theme/roles.ts';
import { schemesOf } from '../../runtime/core/theme/theme-css.ts';
import type { BrandTest } from './brand-test.ts';
import { elements } from './html.ts';

export const contrast: BrandTest = {
  kind: 'contrast',
  title: 'Every text stands out from its background, in light and dark',
  cases: (site) =>
    schemesOf(site.brand.document).map((scheme, at) => ({
      name: `colors in ${scheme}`,
      sort: 'contrast',
      path: ['theme', 'primary'],
      async run() {
        const roles = colourRoles(site.brand.document.theme, scheme);
        const served = await servedColours(site.read, site.href(site.routes.defaultLocale).home(), at);
        return [
          ...Object.entries(roles).flatMap(([role, colour]) =>
            served.get(role) === colour
              ? []
              : [`The style sheet has ${served.get(role)} for "${role}" instead of ${colour}.`],
          ),
          ...readablePairs(site.brand.document.theme).flatMap(([text, ground, least]) => {
            const ratio = contrastOf(served.get(text) ?? '#000', served.get(ground) ?? '#000');
            return ratio >= least
              ? []
              : [
                  `"${text}" ${served.get(text)} on "${ground}" ${served.get(ground)} has a contrast of ${ratio.toFixed(2)} : 1; it needs ${least} : 1.`,
                ];
          }),
        ];
      },
    })),
};

/** Colors by role in the style sheet of a page: those of the default scheme, or of the second. */
async function servedColours(
  read: (path: string) => Promise<{ text: string }>,
  page: string,
  at: number,
): Promise<ReadonlyMap<string, string>> {
  const sheet =
    elements((await read(page)).text, 'link').find(({ href = '' }) => href.startsWith('/theme/'))?.href ?? '';
  const [first = '', second = ''] = (await read(sheet)).text
    .replace(/@media print[\s\S]*$/, '')
    .split('(prefers-color-scheme: dark)');
  const found = (at === 0 ? first : second).matchAll(/--color-([\w-]+): (#[0-9a-f]{3,8});/g);
  return new Map([...found].map(([, role = '', colour = '']) => [role, colour]));
}
