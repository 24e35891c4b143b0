/** All tests of a brand, in the order of the report. */
import { accessibility } from './accessibility.ts';
import { addresses } from './addresses.ts';
import type { BrandTest } from './brand-test.ts';
import { contrast } from './contrast.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { links } from './links.ts';
import { people } from './people.ts';
import { texts } from './texts.ts';

export const brandTests: readonly BrandTest[] = [
  addresses,
  links,
  files,
  texts,
  forms,
  people,
  contrast,
  accessibility,
];
