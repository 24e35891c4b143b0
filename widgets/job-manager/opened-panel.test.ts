import { expect, it } from 'vitest';
import { openedPanel } from './opened-panel.ts';

it.each([
  ['/job-manager?sort=expires#extend-42', { panel: 'extend', jobId: 42 }],
  ['/de/job-manager#promote-7', { panel: 'promote', jobId: 7 }],
  ['/job-manager', null],
  ['/job-manager#delete-42', null],
  ['/job-manager#extend-x', null],
])('the address %s opens: %j', (address, opened) => {
  expect(openedPanel(address)).toEqual(opened);
});
