import { expect, it } from 'vitest';
import { canWithdraw, movesFrom, parseStage, STAGES } from './stages.ts';

it('lets the employer neither send, withdraw nor stay', () => {
  for (const stage of STAGES) {
    const moves = movesFrom(stage);
    expect(moves).not.toContain('sent');
    expect(moves).not.toContain('withdrawn');
    expect(moves).not.toContain(stage);
  }
  expect(movesFrom('withdrawn')).toEqual([]);
});

it('lets the person withdraw until the employer has decided', () => {
  expect(STAGES.filter(canWithdraw)).toEqual(['sent', 'viewed', 'shortlisted']);
});

it('knows no other stages', () => {
  expect(parseStage('hired')).toBe('hired');
  expect(() => parseStage('fired')).toThrow('"fired" is no stage of an application.');
});
