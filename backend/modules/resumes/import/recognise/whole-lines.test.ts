import { expect, it } from 'vitest';
import { wholeLines } from './whole-lines.ts';

it.each([
  [['ida.berg@', 'example.com'], ['ida.berg@example.com']],
  [['ida.berg', '@example.com'], ['ida.berg@example.com']],
  [
    ['ida@example.com', 'Leeds'],
    ['ida@example.com', 'Leeds'],
  ],
  [
    ['04/2018 –', 'heute\tBäckerin'],
    ['04/2018 – heute', 'Bäckerin'],
  ],
  [['Company\t: Mill Ltd'], ['Company : Mill Ltd']],
  [['Baker\t|\tMill\t|\t2019 – now'], ['Baker | Mill | 2019 – now']],
  [
    ['Sept. 2018 –\tBaker', 'today\t• Bread'],
    ['Sept. 2018 – today\tBaker', '• Bread'],
  ],
  [['Praxis Dr. Kern und', 'Kollegen, Herne'], ['Praxis Dr. Kern und Kollegen, Herne']],
  [['Leitung Einkauf und\t2019 – 2021', 'Logistik'], ['Leitung Einkauf und Logistik\t2019 – 2021']],
  [
    ['Für Kinder und', 'Berufserfahrung'],
    ['Für Kinder und', 'Berufserfahrung'],
  ],
  [['Schul- und', 'Berufsbildung'], ['Schul- und Berufsbildung']],
  [['Pflegeschule Innsbruck,', 'Innsbruck'], ['Pflegeschule Innsbruck, Innsbruck']],
  [
    ['Betreuung von Kunden,', 'Beratung: 2019'],
    ['Betreuung von Kunden,', 'Beratung: 2019'],
  ],
  [
    ['Feb. 1996 – Juni\tIngenieur', '2006\tWerft'],
    ['Feb. 1996 – Juni 2006\tIngenieur', 'Werft'],
  ],
  [['Geboren: 1.2.1990 | Telefon:', '+49 30 555 | Ort: Ulm'], ['Geboren: 1.2.1990 | Telefon: +49 30 555 | Ort: Ulm']],
  [
    ['Ida Berg | Bäckerin', '030 555'],
    ['Ida Berg | Bäckerin', '030 555'],
  ],
  [
    [
      'Diplom für Gesundheits- und Krankenpflege | Gesundheits- und Krankenpflegeschule am Fluss',
      'Innsbruck | 2008 – 2011',
    ],
    [
      'Diplom für Gesundheits- und Krankenpflege | Gesundheits- und Krankenpflegeschule am Fluss Innsbruck | 2008 – 2011',
    ],
  ],
  [['Ida Berg', 'Kiel, den 12. Januar 2026\tIda Berg'], ['Ida Berg']],
  [['geboren am 19.', 'August 1979'], ['geboren am 19. August 1979']],
  [
    ['Store of the Year in 2022.', 'July 2016 – now'],
    ['Store of the Year in 2022.', 'July 2016 – now'],
  ],
  [['2012 – 2015\tLeitung der\tKlinik Hall', 'Pflege'], ['2012 – 2015\tLeitung der Pflege\tKlinik Hall']],
  [
    ['# Ida Berg', '**Bäckerin**, Mühle', '5 ** 3'],
    ['Ida Berg', 'Bäckerin, Mühle', '5 ** 3'],
  ],
  [['Ida Berg', 'Page 1 of 2', '3 years 2 months'], ['Ida Berg']],
])('makes of %j %j', (lines, whole) => {
  expect(wholeLines(lines)).toEqual(whole);
});
