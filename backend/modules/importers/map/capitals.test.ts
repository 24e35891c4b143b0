import { describe, expect, it } from 'vitest';
import { readableName, readableTitle } from './capitals.ts';

describe('a title in capitals', () => {
  it.each([
    ['fr', 'GESTIONNAIRE DE PAIE (H/F)', 'Gestionnaire de paie (H/F)'],
    ['fr', 'ANIMATEUR QSE (H/F)', 'Animateur QSE (H/F)'],
    ['fr', "RESPONSABLE DE L'ÉQUIPE RH", "Responsable de l'équipe RH"],
    ['en', 'DEVELOPER, TAPOOT+', 'Developer, Tapoot+'],
    ['en', 'HEAD OF HTML AND SQL ENGINEERING', 'Head of HTML and SQL Engineering'],
    ['de', 'BUCHHALTERIN FÜR DIE ZENTRALE (M/W/D)', 'Buchhalterin für die Zentrale (M/W/D)'],
  ])('is written as in %s: %s', (locale, text, title) => {
    expect(readableTitle(text, locale)).toBe(title);
  });

  it.each(['iOS Developer', 'CNC Machinist', 'SAP ABAP', 'e-commerce manager', 'IT', 'Chef de Projet'])(
    'is not meant by "%s"',
    (text) => {
      expect(readableTitle(text, 'en')).toBe(text);
    },
  );

  it('begins with a capital letter also where it is in small letters', () => {
    expect(readableTitle('préparateur de Commande', 'fr')).toBe('Préparateur de Commande');
  });
});

describe('the name of a place in capitals', () => {
  it.each([
    ['ST DIDIER SOUS AUBENAS', 'St Didier sous Aubenas'],
    ['VALLON PONT D ARC', 'Vallon Pont d Arc'],
    ["L'ISLE-D'ABEAU", "L'Isle-d'Abeau"],
    ['New York', 'New York'],
    ['NYC', 'NYC'],
  ])('%s is written %s', (text, name) => {
    expect(readableName(text)).toBe(name);
  });
});
