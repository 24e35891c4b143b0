import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineCode } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('lists every inline script by hash, and neither data blocks nor scripts by address', () => {
  const html = `<script>self.a=1</script><script type="application/ld+json">{"b":2}</script><script src="/x.js" defer=""></script>`;
  expect(directive(contentSecurityPolicy(inlineCode(html)), 'script-src')).toBe(`script-src 'self' ${sha('self.a=1')}`);
});

it('allows the empty style that Emotion inserts, and styles of the page once each', () => {
  const html = '<style>a{b:c}</style><style>a{b:c}</style>';
  expect(directive(contentSecurityPolicy(inlineCode(html)), 'style-src')).toBe(
    `style-src 'self' ${sha('')} ${sha('a{b:c}')}`,
  );
});

it('opens frames and connections only to the origins named', () => {
  const policy = contentSecurityPolicy(inlineCode(''), {
    connect: ['https://api.example'],
    frames: ['https://video.example'],
    frameAncestors: ['https://paper.example'],
  });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://video.example");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self' https://paper.example");
});

it('opens scripts to the origins named, and styles where a dialog of others writes them', () => {
  const code = inlineCode('<script>self.a=1</script><style>a{b:c}</style>');
  const policy = contentSecurityPolicy(code, { scripts: ['https://tag.example'], inlineStyles: true });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha('self.a=1')} https://tag.example`);
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
});
