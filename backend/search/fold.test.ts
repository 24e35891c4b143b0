import { describe, expect, it } from 'vitest';
import { foldQuery, foldText, wordsOf } from './fold.ts';

describe('folding', () => {
  it.each([
    ['Verkäufer/in (m/w/d)', 'verkaufer in m w d'],
    ['Café-Leitung für Straße', 'cafe-leitung für strasse'],
    ['C++, C# & .NET', 'cplusplus csharp dotnet'],
    ['Node.js  -- 24h', 'node js 24h'],
    ['2024-299-JBH, 80-100%', '2024 299-jbh 80 100'],
    ['ŁÓDŹ\u0000Ørsted\ud800', 'lodz orsted'],
    ['A\u0308rzte', 'arzte'],
  ])('reads %j of a document as %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it.each([
    ['„Nacht Redakteur“ -Köln', '"nacht redakteur" -koln'],
    ['editor - night --x a-b', 'editor night -x a-b'],
    ['-"not this"', '-"not this"'],
    ['80-100 -2024-299', '80 100 -2024 299'],
    ["%_\\;'", ''],
  ])('reads %j of the search box as %j', (text, folded) => expect(foldQuery(text)).toBe(folded));

  it('takes hyphenated words apart', () => {
    expect(wordsOf('front-end 24h "x"')).toEqual(['front', 'end', '24h', 'x']);
  });
});
