import { expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();

it.each(['reduce', 'no-preference'] as const)('light turns dark at once, motion: %s', async (reducedMotion) => {
  const page = await hydrated(
    await open(`${siteOrigin('rheinblick')}/stellen`, { colorScheme: 'light', reducedMotion }),
  );
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        const dark = matchMedia('(prefers-color-scheme: dark)');
        dark.addEventListener('change', () => {
          const wanted = document.createElement('i');
          wanted.style.cssText = 'color: var(--color-text); background: var(--color-surface)';
          document.body.append(wanted);
          const { color, backgroundColor } = getComputedStyle(wanted);
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          const heading = document.querySelector('h1');
          resolve({
            text: heading && getComputedStyle(heading).color === color,
            ground: ground === backgroundColor && ground !== 'rgb(255, 255, 255)',
          });
        });
      }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seen).toEqual({ text: true, ground: true });
});
