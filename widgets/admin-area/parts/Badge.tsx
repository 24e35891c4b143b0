import { Badge as ChakraBadge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const PALETTES = { plain: 'gray', good: 'green', warning: 'orange', danger: 'red' };

/** A state in a word or two. */
export function Badge({ kind = 'plain', children }: { kind?: keyof typeof PALETTES; children: ReactNode }) {
  return <ChakraBadge colorPalette={PALETTES[kind]}>{children}</ChakraBadge>;
}
