import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { fileOnly } from './file-only.ts';

const closed = { extends: 'default', site: { name: 'Acme', hosts: ['acme.example'] }, backend: { backendUrl: null } };

it('says nothing about files', () => {
  expect(report(fileOnly, closed)).toEqual([]);
});

it('refuses what only a file can say in what is switched at runtime, whatever is said of it', () => {
  const patch = { ...closed, site: { name: 'Beta', hosts: null }, features: { blog: true } };
  expect(report(fileOnly, {}, { patch })).toEqual([
    'runtime patch:2:3  error  FILE_ONLY  /extends\n  "extends" can be changed in the brand file only. It determines what the site is built on.',
    'runtime patch:5:5  error  FILE_ONLY  /site/hosts\n  "site.hosts" can be changed in the brand file only. Addresses belong to whoever runs the server and has to point them here.',
    'runtime patch:7:3  error  FILE_ONLY  /backend\n  "backend" can be changed in the brand file only. Whoever runs the server decides where the data comes from.',
  ]);
});
