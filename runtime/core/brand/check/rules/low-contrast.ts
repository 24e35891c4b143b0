import type { Theme } from '../../../document/brand.generated.ts';
import { contrast, parseColour, readable } from '../../../theme/colour.ts';
import { type Scheme, surfaceColour, TEXT_CONTRAST } from '../../../theme/roles.ts';
import { type JsonObject, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const SURFACES: readonly Theme['surface'][] = ['white', 'paper', 'tint', 'dark'];

/** The scheme that every visitor may see: light unless the brand is always dark. */
function schemeOf(document: JsonObject): Scheme {
  return stringAt(document, ['theme', 'surface']) === 'dark' || stringAt(document, ['theme', 'colorScheme']) === 'dark'
    ? 'dark'
    : 'light';
}

export const lowContrast = defineRule({
  code: 'LOW_CONTRAST',
  severity: 'error',
  description:
    'The main color is hard to read on the background of the page: its contrast is below 4.5 : 1 (WCAG 2, level AA), or below 7 : 1 (level AAA) where `theme.contrast` is high. Links and outlined buttons use it.',
  remedy:
    'Use the nearest color that passes, which the message names, or another surface. `check --fix` never changes a color.',
  *find({ document }) {
    const primary = stringAt(document, ['theme', 'primary']);
    const surface = SURFACES.find((name) => name === valueAt(document, ['theme', 'surface']));
    if (primary === undefined || surface === undefined || !/^#[0-9a-f]{6}$/i.test(primary)) return;
    const scheme = schemeOf(document);
    const chosen = stringAt(document, ['theme', 'background']);
    const background = chosen !== undefined && /^#[0-9a-f]{6}$/i.test(chosen) ? chosen : null;
    const ground = surfaceColour({ primary, secondary: null, surface, background }, scheme);
    const least = TEXT_CONTRAST[stringAt(document, ['theme', 'contrast']) === 'high' ? 'high' : 'normal'];
    const ratio = contrast(primary, ground);
    if (ratio >= least) return;
    const suggestion = readable(parseColour(primary), [ground], least);
    const path = ['theme', 'primary'];
    const light = background === null ? `on the surface "${surface}"` : `on the background "${background}"`;
    const where = scheme === 'dark' && surface !== 'dark' ? 'in the color scheme "dark"' : light;
    yield {
      path,
      message: `"${primary}" ${where} (${ground}) has a contrast of ${ratio.toFixed(2)} : 1; text needs ${least} : 1. The nearest color that passes is "${suggestion}".`,
      suggestion,
      fix: { title: `Write "${suggestion}"`, safe: false, edits: [{ path, value: suggestion }] },
    };
  },
});
