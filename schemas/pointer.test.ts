import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeStep, unescapeStep } from './pointer.ts';

it('writes the two signs that a pointer has for itself in another way', () => {
  expect([escapeStep('a/b'), escapeStep('~'), escapeStep('~1')]).toEqual(['a~1b', '~0', '~01']);
});

it('gives back every name', () => {
  fc.assert(fc.property(fc.string(), (name) => unescapeStep(escapeStep(name)) === name));
});
