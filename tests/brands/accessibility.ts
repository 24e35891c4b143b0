/** The rules of axe on the home page, a search and a job, without a browser: contrast has a test of its own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { BrandCase, BrandTest } from './brand-test.ts';
import type { TestedPage, TestedSite } from './tested-site.ts';

export const accessibility: BrandTest = {
  kind: 'accessibility',
  title: 'Home page, search and job shut nobody out',
  isSlow: true,
  cases: async (site) =>
    (await site.pages())
      .filter(({ kind, key }) => (kind === 'fixed' && key !== 'organizations') || kind === 'job')
      .map((page) => axeCase(site, page)),
};

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without a layout, nothing is known of what covers what, and of sizes. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
    'scrollable-region-focusable': { enabled: false },
  },
};

function axeCase(site: TestedSite, page: TestedPage): BrandCase {
  return {
    name: page.address,
    sort: `${page.kind} ${page.key}`,
    path: page.path,
    async run() {
      const { text } = await site.read(page.address);
      const { window } = new JSDOM(text, {
        url: site.origin + page.address,
        runScripts: 'outside-only',
        virtualConsole: new VirtualConsole(),
      });
      try {
        window.eval(source);
        const results: AxeResults = await window.axe.run(window.document, options);
        return results.violations.map(
          ({ id, help, nodes }) =>
            `${page.address}: ${help} (${id}, ${nodes.length} times, first at ${nodes[0]?.target}).`,
        );
      } finally {
        window.close();
      }
    },
  };
}
