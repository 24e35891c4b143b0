import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { configurationOf, foldText } from '../fold.ts';
import { canonicalWord } from './canonical.ts';

const database = testDatabase();

/** Words of a line that are one for the search. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Entwickler Entwicklerin Entwicklerinnen Entwicklern Entwickler:in',
    'Pfleger Pflegerin Pflegerinnen',
    'Arzt Ärztin Ärzte Ärztinnen Aerztin Ärzt*in',
    'Koch Köchin Köche Köchinnen Koechin',
    'Assistent Assistentin Assistenten',
    'Referentin Referent',
    'Ingenieurin Ingenieure Ingenieur',
    'Autorin Autor Autoren',
    'Kaufmann Kauffrau Kaufleute Kaufmänner Kaufmann/-frau',
    'Fachmann Fachfrau Fachleute',
    'Bürokauffrau Buerokaufmann',
    'Bäcker Baecker Bäckerin Baeckerinnen',
    'Gärtner Gaertnerin',
    'Psychologe Psychologin Psychologinnen Psycholog:in',
    'Kollege Kollegin Kolleg*innen',
    'Beamter Beamtin Beamte',
    'Rechtsanwalt Rechtsanwältin Rechtsanwälte',
    'Friseur Friseurin Friseuse',
    'Redakteurin Redakteure',
    'Betriebswirt Betriebswirtin',
    'Angestellte Angestellter Angestellten Angestellte/r',
    'Sekretärin Sekretär',
    'Fachkraft Fachkräfte',
  ],
  fr: [
    'infirmier infirmière infirmiers infirmières infirmier(ère)',
    'vendeur vendeuse vendeuses',
    'directeur directrice directrices',
    'technicien technicienne techniciens',
    'boulanger boulangère',
    'caissier caissière',
    'conseiller conseillère conseillers',
    'employé employée employés employées employé·e',
    'chargé chargée',
    'administratif administrative',
    'assistant assistante assistantes',
    'aide-soignant aide-soignante aides-soignantes',
    'animateur animatrice',
    'chef cheffe chef.fe',
    'hôte hôtesse',
    'commercial commerciale commerciaux',
    'avocat avocate',
  ],
  es: [
    'enfermero enfermera enfermeros enfermeras enfermer@s enfermero/a',
    'vendedor vendedora vendedores vendedoras vendedor/a',
    'director directora directores directoras',
    'profesor profesora profesores',
    'programador programadora programadores programadoras',
    'cocinero cocinera cocineros',
    'médico médica médicos médicas',
    'técnico técnica técnicos',
    'administración administraciones',
    'actor actriz actores',
    'estudiante estudiantes',
    'electricista electricistas',
    'ingeniero ingeniera ingenieros',
    'abogado abogada abogados',
    'camarero camarera camareros camareras',
    'cajero cajera',
    'jefe jefa jefes',
    'financiero financiera financieros financieras',
    'gerente gerentes',
    'conductor conductora conductores',
  ],
  en: [
    'waiter waitress waiters waitresses',
    'salesman saleswoman salesperson salespeople',
    'manager managers',
    'advisor adviser advisors',
    'labourer laborer',
    'nurse nurses',
  ],
};

/** Words of a line that are different for the search. */
const DIFFERENT: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Buchhalter Buchhaltung',
    'Pfleger Pflege',
    'Lehrer Lehre',
    'Meister meist',
    'Techniker Technik',
    'Fleischer Fleisch',
    'Verkäufer Verkauf',
    'Bäcker Bäckerei backen',
  ],
  fr: [
    'infirmier infirmerie',
    'boulanger boulangerie',
    'formateur formation',
    'gérant gérer',
    'médecin médecine',
    'responsable responsabilités',
    'Bäcker back',
    'server servir',
  ],
  es: [
    'programador programa',
    'administrador administración',
    'desarrollador desarrollo',
    'estudiante estudio',
    'enfermero enfermería enfermedad',
  ],
  en: [
    'officer office',
    'intern international',
    'manager manage',
    'accountant account',
    'engineer engine',
    'reporter report',
  ],
};

const cases = (lists: typeof SAME) =>
  Object.entries(lists).flatMap(([language, lines]) => lines.map((line) => [language, line] as const));

describe('canonical words', () => {
  it.each(cases(SAME))('stem to one lexeme (%s): %s', async (language, line) => {
    expect(await lexemesOf(language, line)).toHaveLength(1);
  });

  it.each(cases(DIFFERENT))('keep their own lexeme (%s): %s', async (language, line) => {
    expect(await lexemesOf(language, line)).toHaveLength(line.split(' ').length);
  });

  it.each([
    [
      'de',
      'Berlin Medizin Termin Magazin Benzin Administration Martin Valentin Login Margarin Jungfrau innen gewinnen Schalter Leute',
    ],
    ['de', 'Israel Poet Frequenz Steuer aktuell neue Elektroenergie Kameraeinstellung'],
    ['fr', 'carrière matière Vienne cicatrice sérieuse rigoureuse année entrée musée'],
    ['en', 'human German women Benjamin office'],
    ['nl', 'kaufleute'],
    ['en', 'constructor'],
    ['de', 'constructor'],
    ['fr', 'constructor'],
    ['es', 'ahora mejora demora gas mes region contra'],
  ])('leave alone what only looks like them (%s): %s', (language, line) => {
    const words = foldText(line).split(' ');
    expect(words.map((word) => canonicalWord(word, language))).toEqual(words);
  });

  it('are canonical themselves', () => {
    for (const [language, line] of [...cases(SAME), ...cases(DIFFERENT)]) {
      for (const word of foldText(line).split(' ')) {
        const form = canonicalWord(word, language);
        expect(canonicalWord(form, language)).toBe(form);
      }
    }
  });

  async function lexemesOf(language: string, line: string): Promise<string[]> {
    const forms = line.split(' ').map((word) => canonicalWord(foldText(word), language));
    const { rows } = await database.pool.query<{ lexemes: string }>(
      'select distinct to_tsvector($1::regconfig, form)::text as lexemes from unnest($2::text[]) form',
      [configurationOf(language), forms],
    );
    return rows.map(({ lexemes }) => lexemes);
  }
});
