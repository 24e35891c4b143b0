import { readFileSync } from 'node:fs';
import { Button, Field, Input } from '@chakra-ui/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BrandDocument } from '../core/document/brand.generated.ts';
import { themeCss } from '../core/theme/theme-css.ts';
import { ChakraScope } from './ChakraScope.tsx';
import { chakraSystem } from './chakra.ts';

it('draws controls on the server in a scope of their own', () => {
  const html = renderToString(
    <ChakraScope>
      <Field.Root invalid>
        <Field.Label>Mail</Field.Label>
        <Input name="mail" />
        <Field.ErrorText>Say where to send it.</Field.ErrorText>
      </Field.Root>
      <Button colorPalette="brand">Send</Button>
    </ChakraScope>,
  );

  expect(html).toContain('class="chakra"');
  expect(html).toMatch(/<button[^>]*class="chakra-button/);
  expect(html).toContain('Say where to send it.');
});

it('takes every colour and size from the variables of the brand', () => {
  const document = JSON.parse(readFileSync('brands/default.json', 'utf8')) as BrandDocument;
  const { css } = themeCss(document);
  const used = JSON.stringify(chakraSystem.getTokenCss()).match(/var\(--(?!chakra)[\w-]+/g) ?? [];

  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((one) => !css.includes(`  ${one.slice('var('.length)}: `))).toEqual([]);
});

it('keeps its variables small', () => {
  expect(JSON.stringify(chakraSystem.getTokenCss()).length).toBeLessThan(16_000);
});

it('confines its resets to the scope', () => {
  const rules = Object.values(chakraSystem.getPreflightCss()).flatMap((layer) => Object.entries(layer as object));
  const leaking = rules.filter(
    ([selector, styles]) => selector !== '.chakra' && Object.keys(styles as object).join() !== '&.chakra',
  );

  expect(rules.length).toBeGreaterThan(10);
  expect(leaking).toEqual([]);
});
