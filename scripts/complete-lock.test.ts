import { expect, it } from 'vitest';
import { completePackages, platformOf } from './complete-lock.ts';

it.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@img/sharp-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', null],
])('reads the platform of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it('adds what a package of the lock wants for other platforms, and nothing that is there', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0', 'tool-win32-x64': '^2.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '2.0.0' },
  };
  expect(completePackages(packages)).toEqual(['tool-darwin-arm64']);
  expect(packages).toHaveProperty(['node_modules/tool-darwin-arm64'], {
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  });
});
