import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLexicon } from '../../backend/search/vocabulary/compounds.ts';
import { collectWords, countNouns } from './german-words.ts';

const NOTHING = parseLexicon('');

describe('words of compounds', () => {
  it('counts labels by noun, in one form for both genders', () => {
    const labels = [
      'Softwareentwickler/Softwareentwicklerin',
      'Entwickler, Sicherheits- und Netztechnik',
      'Netze prüfen',
    ];
    expect([...countNouns(labels)]).toEqual([
      ['softwareentwickler', 1],
      ['entwickler', 1],
      ['sicherheit', 1],
      ['netztechnik', 1],
      ['netze', 1],
    ]);
  });

  it('keeps those that another word contains', () => {
    expect(collectWords(['Software', 'Entwickler', 'Softwareentwickler', 'Gärtner'], NOTHING)).toEqual([
      'entwickler',
      'software',
    ]);
  });

  it('takes short words from several labels only', () => {
    const labels = ['Fahrer', 'Busfahrer', 'Post', 'Postfahrer'];
    expect(collectWords(labels, NOTHING)).toEqual([]);
    expect(collectWords([...labels, 'Fahrer A', 'Fahrer B', 'Post A', 'Post B'], NOTHING)).toEqual(['fahrer', 'post']);
  });

  it('leaves out what is chosen by hand', () => {
    const chosen = parseLexicon('software\n=entwickler\n');
    expect(collectWords(['Software', 'Entwickler', 'Softwareentwickler'], chosen)).toEqual([]);
  });

  it('ship with all that was chosen', () => {
    const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
    const shipped = parseLexicon(read('../../backend/data/vocabulary/german-words.txt'));
    const chosen = parseLexicon(read('german-words.txt'));
    expect(shipped.silent).toEqual(chosen.silent);
    expect(shipped.whole).toEqual(chosen.whole);
    expect([...chosen.words].filter((word) => !shipped.words.has(word))).toEqual([]);
    expect(shipped.words.size).toBeGreaterThan(2_000);
  });
});
