/** Texts such as no feed should contain, made of what matters to the readers. */
import fc from 'fast-check';

const SIGNS = [...'éßÀñ東😀•–—½€£$%/|;:,.()[]{}<>&*_#"\'\\', '\u2028', '\u00a0', '\u200b', '\ud800', '\ufeff', '\0'];

export const oddText = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.oneof(fc.constantFrom(...SIGNS), fc.constantFrom(...'aeioubcdfgkmnrst ABE\n0159')), maxLength });
