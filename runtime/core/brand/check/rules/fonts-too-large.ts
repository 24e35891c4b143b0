import { fontBudget, fontBytes } from '../../../theme/fonts.ts';
import { type FontName, typefaces } from '../../../theme/typefaces.ts';
import { stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
const isFont = (name: string | undefined): name is FontName => name !== undefined && Object.hasOwn(typefaces, name);

export const fontsTooLarge = defineRule({
  code: 'FONTS_TOO_LARGE',
  severity: 'warning',
  description: `The two typefaces together have more than ${kilobytes(fontBudget)} KB, which every first visit has to load.`,
  remedy:
    'Use one typeface for headings and text, a smaller one for either, or one of the device (`system-sans`, `system-serif`).',
  *find({ document }) {
    const headingFont = stringAt(document, ['theme', 'headingFont']);
    const textFont = stringAt(document, ['theme', 'textFont']);
    if (!isFont(headingFont) || !isFont(textFont)) return;
    const bytes = fontBytes({ headingFont, textFont });
    if (bytes <= fontBudget) return;
    const text = fontBytes({ headingFont: textFont, textFont });
    const largest = kilobytes(fontBudget - text);
    yield {
      path: ['theme', 'headingFont'],
      or: [['theme', 'textFont']],
      message: `"${headingFont}" and "${textFont}" have ${kilobytes(bytes)} KB together; at most ${kilobytes(fontBudget)} KB. Beside "${textFont}", choose a typeface of up to ${largest} KB (docs/theme.md lists them).`,
    };
  },
});
