import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../runtime/core/theme/colour.ts';
import { readContent } from './content.ts';
import { drawLogo, initialsOf } from './logo.ts';
import { characterOf, PALETTES } from './logo-styles.ts';
import { SYMBOLS } from './logo-symbols.ts';
import { createOrganizations } from './organizations.ts';

const content = readContent();
const taken = new Set<string>();
const organizations = content.plans
  .slice(0, 12)
  .flatMap((plan) => createOrganizations(content, plan, 1, taken))
  .map(({ name, trade }) => ({ name, trade: trade.trade }));
const drawn = Promise.all(organizations.map(({ name, trade }) => drawLogo(name, trade)));

describe('logos of demo organizations', () => {
  it('are the same for the same name', async () => {
    expect(await drawLogo('Larkmoor Public Library', 'public_libraries')).toBe(
      await drawLogo('Larkmoor Public Library', 'public_libraries'),
    );
  });

  it('differ, and no color or drawing is on more than a tenth of them', async () => {
    const logos = await drawn;
    expect(new Set(logos).size / logos.length).toBeGreaterThan(0.99);
    const most = (pick: (logo: string) => string) => {
      const counts = new Map<string, number>();
      for (const logo of logos) counts.set(pick(logo), (counts.get(pick(logo)) ?? 0) + 1);
      return Math.max(...counts.values()) / logos.length;
    };
    const colors = (logo: string) => [...new Set(logo.match(/#[0-9a-f]{6}/g))].sort().join();
    const shapes = (logo: string) => logo.replaceAll(/#[0-9a-f]{6}/g, '');
    expect(most(colors)).toBeLessThan(0.1);
    expect(most(shapes)).toBeLessThan(0.1);
  });

  it('leave no placeholder, and are pictures of 160 x 160 pixels', async () => {
    for (const logo of await drawn) expect(logo).not.toMatch(/INK|GROUND|ACCENT|NaN|undefined/);
    const [first = ''] = await drawn;
    expect(await sharp(Buffer.from(first)).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it('are legible, and drawn in typefaces that come with the software', () => {
    for (const [name, { ground, ink }] of Object.entries(PALETTES))
      expect(contrast(ink, ground), name).toBeGreaterThanOrEqual(4.5);
    for (const { trade } of organizations)
      expect(characterOf(trade).faces.filter((face) => face.startsWith('system'))).toEqual([]);
  });

  it('can show every symbol', async () => {
    for (const { drawing } of Object.values(SYMBOLS)) {
      const text = drawing.replaceAll(/INK|ACCENT/g, '#000').replaceAll('GROUND', '#fff');
      const picture = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${text}</svg>`);
      const { channels } = await sharp(picture).stats();
      expect(channels.at(-1)?.mean).toBeGreaterThan(10);
    }
  });
});

it('takes initials from the words that tell organizations apart', () => {
  expect(
    ['The Long Reach Inn', 'Tischlerei Birkenfeld & Rheinländer GmbH', 'Winstub du Grand Canal', 'Éditions Nom'].map(
      initialsOf,
    ),
  ).toEqual(['LR', 'TB', 'WG', 'ÉN']);
});
