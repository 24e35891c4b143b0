/** A German and two French CVs as Word documents. */
import { AlignmentType, HeadingLevel, TabStopType, UnderlineType } from 'docx';
import { bullets, docx, grid, p } from './parts.ts';

const left = { tabStops: [{ type: TabStopType.LEFT, position: 2900 }], indent: { left: 2900, hanging: 2900 } };
const heading = (text: string) => p(text, { heading: HeadingLevel.HEADING_2, spacing: { before: 240 } });

/** Tabs between dates and texts, sender on the right, place and date at the end. */
export function mechanic(): Promise<Buffer> {
  const sender = ['Marco Steinhauer', 'Hüttenstraße 47a', '58452 Witten', 'Tel. 02302 / 555 01 83'];
  return docx(
    [
      ...[...sender, 'marco.steinhauer@example.de'].map((line) => p(line, { alignment: AlignmentType.RIGHT })),
      p('Lebenslauf', { heading: HeadingLevel.HEADING_1 }),
      heading('Persönliche Daten'),
      p('Geboren am:\t3. November 1988 in Hagen', left),
      p('Familienstand:\tverheiratet, zwei Kinder', left),
      p('Staatsangehörigkeit:\tdeutsch', left),
      p('Führerschein:\tKlasse B, BE', left),
      heading('Beruflicher Werdegang'),
      p('01.08.2017 – heute\t**Instandhaltungsmechaniker**', left),
      p('\tRuhrtaler Walzwerke GmbH, Witten', left),
      p('\tWartung und Reparatur der Walzstraßen im Dreischichtbetrieb, Bereitschaftsdienst', left),
      p('01.03.2012 – 31.07.2017\t**Industriemechaniker**', left),
      p('\tKönig Fördertechnik AG, Bochum', left),
      p('\tMontage von Bandanlagen, Inbetriebnahme beim Kunden', left),
      p('01.02.2009 – 29.02.2012\t**Maschinenbediener**', left),
      p('\tZeitpunkt Personal GmbH, Dortmund', left),
      heading('Ausbildung'),
      p('09/2005 – 01/2009\tAusbildung zum Industriemechaniker', left),
      p('\tBerufskolleg Witten-Annen', left),
      heading('Schulbildung'),
      p('08/1999 – 06/2005\tRealschule Hagen-Haspe, Fachoberschulreife', left),
      heading('Weiterbildungen'),
      p('2019\tSchweißerprüfung nach DIN EN ISO 9606-1', left),
      p('2015\tGabelstaplerschein', left),
      heading('Kenntnisse und Fähigkeiten'),
      ...bullets(['Hydraulik', 'Pneumatik', 'MAG-Schweißen', 'SAP PM', 'Technische Zeichnungen']),
      heading('Sprachen'),
      p('Deutsch:\tMuttersprache', left),
      p('Englisch:\tGrundkenntnisse', left),
      heading('Hobbys'),
      p('Freiwillige Feuerwehr, Motorradfahren'),
      p('Witten, den 4. Mai 2026', { spacing: { before: 400 } }),
      p('Marco Steinhauer'),
    ],
    'Arial',
  );
}

/** Name in capitals, a place for the photo on the right. */
export function carer(): Promise<Buffer> {
  const job = (dates: string, what: string, where: string, text: string) => [
    p(`**${dates} : ${what}**`),
    p(where),
    p(text),
  ];
  return docx(
    [
      grid(
        [75, 25],
        [
          [
            [
              p('**Nadia FERHAT**'),
              p('12 bis, rue du Faubourg des Postes'),
              p('59000 LILLE'),
              p('Tél. : 06 39 98 21 07'),
              p('nadia.ferhat@example.fr'),
              p('Née le 9 juin 1992, permis B et véhicule'),
            ],
            [p('Photo', { alignment: AlignmentType.CENTER })],
          ],
        ],
      ),
      p('AIDE-SOIGNANTE DIPLÔMÉE D’ÉTAT', { heading: HeadingLevel.HEADING_1, alignment: AlignmentType.CENTER }),
      heading('EXPÉRIENCES PROFESSIONNELLES'),
      ...job(
        'Depuis mars 2020',
        'Aide-soignante',
        'EHPAD Les Tilleuls, Lille',
        'Soins d’hygiène et de confort auprès de 24 résidents, transmissions, accompagnement de fin de vie.',
      ),
      ...job(
        'Septembre 2016 à février 2020',
        'Aide-soignante de nuit',
        'Clinique Saint-Vaast, Béthune',
        'Service de chirurgie orthopédique, surveillance post-opératoire.',
      ),
      ...job('2013 à 2015', 'Agent de service hospitalier', 'Centre hospitalier de Lens-Nord, Lens', 'Bionettoyage.'),
      heading('FORMATIONS ET DIPLÔMES'),
      p('**2016 : Diplôme d’État d’aide-soignant**'),
      p('Institut de formation des Flandres, Lille'),
      p('**2010 : Baccalauréat ST2S**'),
      p('Lycée Marguerite-Debarge, Hénin'),
      heading('COMPÉTENCES'),
      ...bullets(['Toilette complète', 'Prévention des escarres', 'Gestes d’urgence', 'Logiciel NetSoins']),
      heading('LANGUES'),
      p('Français : langue maternelle'),
      p('Arabe : courant'),
      p('Anglais : notions'),
      heading('CENTRES D’INTÉRÊT'),
      p('Course à pied, couture, bénévolat aux Restos du quartier'),
    ],
    'Times New Roman',
    24,
  );
}

/** Nothing but underlined headings and text. */
export function joiner(): Promise<Buffer> {
  const underlined = (text: string) =>
    p(`**${text} :**`, { border: { bottom: { style: 'single', size: 4, space: 1 } }, spacing: { before: 200 } });
  return docx(
    [
      p('KERBRAT Yannick', { run: { underline: { type: UnderlineType.SINGLE } } }),
      p('Lieu-dit Kervenic'),
      p('29720 Plonéour'),
      p('Portable 06.39.98.55.12'),
      p('Mail yannick.kerbrat@example.com'),
      p('41 ans – Permis B'),
      underlined('État civil'),
      p('Né le 17/02/1985 à Quimper, marié, 3 enfants'),
      underlined('Expérience'),
      p('De janvier 2018 à aujourd’hui'),
      p('Chef d’atelier chez Menuiserie Le Berre, Pont-l’Abbé'),
      p('Encadrement de cinq compagnons, relevés sur chantier, devis, commandes de bois.'),
      p('D’avril 2010 à décembre 2017'),
      p('Menuisier poseur chez Bois et Habitat Cornouaille, Quimper'),
      p('Pose de fenêtres, escaliers, cuisines et parquets.'),
      p('De 2005 à 2010'),
      p('Ouvrier menuisier chez Les Ateliers du Cap, Audierne'),
      underlined('Formation'),
      p('2005\tBrevet professionnel menuisier, CFA de Quimper'),
      p('2003\tCAP menuisier fabricant, CFA de Quimper'),
      underlined('Savoir-faire'),
      p('AutoCAD, Commande numérique, Agencement, Lecture de plans'),
      underlined('Langues'),
      p('Breton courant ; anglais scolaire'),
      underlined('Loisirs'),
      p('Voile traditionnelle, musique bretonne (bombarde)'),
    ],
    'Calibri',
  );
}
