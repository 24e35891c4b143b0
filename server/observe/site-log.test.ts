import { beforeEach, expect, it } from 'vitest';
import { processMetrics } from '../../backend/observe/metrics.ts';
import { openLog } from './site-log.ts';

beforeEach(() => processMetrics.resetMetrics());

it('writes from its level on, and counts all', async () => {
  const lines: string[] = [];
  const log = openLog({ readable: true, level: 'warn', write: (line) => lines.push(line.trim()) });
  log('info', 'START', 'up');
  log('warn', 'ODD', 'strange');
  log('error', 'BROKEN', 'broken');
  expect(lines).toEqual(['warn  ODD  strange', 'error BROKEN  broken']);
  const text = await processMetrics.getSingleMetricAsString('nameplate_log_lines_total');
  expect(text.split('\n').slice(2)).toEqual([
    'nameplate_log_lines_total{level="info",code="START"} 1',
    'nameplate_log_lines_total{level="warn",code="ODD"} 1',
    'nameplate_log_lines_total{level="error",code="BROKEN"} 1',
  ]);
});

it('counts codes that browsers choose as one, and a bounded number of others', async () => {
  const log = openLog({ readable: true, level: 'error', write: () => undefined });
  for (let at = 0; at < 5000; at += 1) {
    log('warn', `BROWSER_${at}`, 'reported');
    log('warn', `CODE_${at}`, 'ours');
  }
  const text = await processMetrics.getSingleMetricAsString('nameplate_log_lines_total');
  expect(text).toContain('{level="warn",code="BROWSER"} 5000');
  expect(text).toContain('code="OTHER"');
  expect(text.split('\n').length).toBeLessThan(320);
});
