/** Realistic CVs with their content. All people in them are fictitious. */
import type { Recognised } from '../recognise/recognised.ts';

export interface SampleCv {
  title: string;
  lines: string[];
  /** What a careful reader finds. */
  expected: Partial<Omit<Recognised, 'rest'>>;
}

/** Titles before companies, periods at the end of the line. */
export const american: SampleCv = {
  title: 'English, one column, periods to the right',
  lines: [
    'Marguerite Delacroix-Hale',
    'Local news reporter with a love of spreadsheets',
    'Portland, ME 04101 | (207) 555-0148 | marguerite.hale@example.com | linkedin.com/in/mhale',
    '',
    'SUMMARY',
    'Reporter who has covered ports, budgets and school boards for eleven years. Files clean copy',
    'on deadline and reads balance sheets for pleasure.',
    '',
    'PROFESSIONAL EXPERIENCE',
    'Senior Reporter, Eastwick Tide\tJan 2019 – Present',
    '• Covers the harbor and the fishing industry.',
    '• Led a team of four on the dredging investigation,',
    'which won a regional award in 2021.',
    'Staff Reporter, The Millbrook Courier\tMarch 2015 – December 2018',
    '• Wrote three stories a week.',
    'News Intern, Radio Fundy\tJune 2014 – Aug 2014',
    '',
    'EDUCATION',
    'B.A. in Journalism, University of Eastwick\t2011 – 2015',
    '',
    'SKILLS',
    'Photography, Data entry, Court reporting, SQL, Microsoft Excel',
    '',
    'LANGUAGES',
    'English (native), French (fluent), Spanish – basic',
  ],
  expected: {
    firstName: 'Marguerite',
    lastName: 'Delacroix-Hale',
    email: 'marguerite.hale@example.com',
    phone: '207 555-0148',
    headline: 'Local news reporter with a love of spreadsheets',
    home: { street: null, zip: '04101', town: 'Portland', region: 'ME' },
    work: [
      {
        title: 'Senior Reporter',
        company: 'Eastwick Tide',
        place: null,
        period: { start: '2019-01', end: null },
        summary:
          '• Covers the harbor and the fishing industry.\n• Led a team of four on the dredging investigation, which won a regional award in 2021.',
      },
      {
        title: 'Staff Reporter',
        company: 'The Millbrook Courier',
        place: null,
        period: { start: '2015-03', end: '2018-12' },
        summary: '• Wrote three stories a week.',
      },
      {
        title: 'News Intern',
        company: 'Radio Fundy',
        place: null,
        period: { start: '2014-06', end: '2014-08' },
        summary: null,
      },
    ],
    education: [
      {
        institution: 'University of Eastwick',
        program: 'B.A. in Journalism',
        place: null,
        period: { start: '2011', end: '2015' },
        summary: null,
      },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'French', level: 'fluent' },
      { name: 'Spanish', level: 'basic' },
    ],
    skills: ['Photography', 'Data entry', 'Court reporting', 'SQL', 'Microsoft Excel'],
  },
};

/** Periods to the left, as German CVs have them. */
export const german: SampleCv = {
  title: 'German, a table with periods to the left',
  lines: [
    'Lebenslauf',
    '',
    'Persönliche Daten',
    'Name:\tDr. Jörg von Lilienthal',
    'Geburtsdatum:\t28.02.1984',
    'Anschrift:\tRheinstraße 12, 76185 Karlsruhe',
    'Telefon:\t+49 721 5550199',
    'E-Mail:\tjoerg.lilienthal@example.org',
    '',
    'Berufserfahrung',
    '03/2018 – heute\tLeiter Lokalredaktion, Rheintal Bote, Karlsruhe',
    '- Führt ein Team von zwölf Redakteurinnen und Redakteuren',
    '- Verantwortet Budget und Schichtplanung',
    '09/2012 – 02/2018\tRedakteur, Pfälzer Morgen GmbH, Landau',
    '- Berichte aus Rathaus und Landtag',
    '',
    'Ausbildung',
    '10/2005 – 07/2011\tDiplom Politikwissenschaft, Universität Mannheim',
    '1995 – 2004\tAbitur, Bismarck-Gymnasium Karlsruhe',
    '',
    'Sprachkenntnisse',
    'Deutsch: Muttersprache',
    'Englisch: verhandlungssicher',
    'Französisch: Grundkenntnisse',
    '',
    'EDV-Kenntnisse',
    'InDesign, WordPress, Social Media',
  ],
  expected: {
    firstName: 'Jörg',
    lastName: 'von Lilienthal',
    email: 'joerg.lilienthal@example.org',
    phone: '+49 721 5550199',
    birthday: '1984-02-28',
    home: { street: 'Rheinstraße 12', zip: '76185', town: 'Karlsruhe', region: null },
    work: [
      {
        title: 'Leiter Lokalredaktion',
        company: 'Rheintal Bote',
        place: 'Karlsruhe',
        period: { start: '2018-03', end: null },
        summary: '• Führt ein Team von zwölf Redakteurinnen und Redakteuren\n• Verantwortet Budget und Schichtplanung',
      },
      {
        title: 'Redakteur',
        company: 'Pfälzer Morgen GmbH',
        place: 'Landau',
        period: { start: '2012-09', end: '2018-02' },
        summary: '• Berichte aus Rathaus und Landtag',
      },
    ],
    education: [
      {
        institution: 'Universität Mannheim',
        program: 'Diplom Politikwissenschaft',
        place: null,
        period: { start: '2005-10', end: '2011-07' },
        summary: null,
      },
      {
        institution: 'Bismarck-Gymnasium Karlsruhe',
        program: 'Abitur',
        place: null,
        period: { start: '1995', end: '2004' },
        summary: null,
      },
    ],
    languages: [
      { name: 'Deutsch', level: 'native' },
      { name: 'Englisch', level: 'fluent' },
      { name: 'Französisch', level: 'basic' },
    ],
    skills: ['InDesign', 'WordPress', 'Social Media'],
  },
};

/** Title, company and period on lines of their own. */
export const french: SampleCv = {
  title: 'French, each part on a line of its own',
  lines: [
    'ÉLODIE MARCHAND',
    'Bibliothécaire spécialisée jeunesse',
    '12 rue des Tilleuls, 67000 Strasbourg',
    'Tél. : 03 88 55 50 12',
    'elodie.marchand@example.net',
    '',
    'À propos',
    'Dix ans auprès des jeunes lecteurs.',
    '',
    'Expériences professionnelles',
    'Responsable du secteur jeunesse',
    'Médiathèque de la Robertsau',
    'septembre 2017 – aujourd’hui',
    'Animation d’ateliers et de clubs de lecture.',
    '',
    'Bibliothécaire',
    'Bibliothèque municipale de Colmar',
    'févr. 2012 – août 2017',
    'Acquisitions et catalogage.',
    '',
    'Formation',
    'Master Sciences de l’information',
    'Université de Strasbourg',
    '2009 – 2011',
    '',
    'Langues',
    'Français (langue maternelle), Allemand (courant), Anglais (B2)',
    '',
    'Compétences',
    'Catalogage, Médiation culturelle',
    '',
    'Centres d’intérêt',
    'Randonnée, chorale',
  ],
  expected: {
    firstName: 'Élodie',
    lastName: 'Marchand',
    email: 'elodie.marchand@example.net',
    phone: '03 88 55 50 12',
    headline: 'Bibliothécaire spécialisée jeunesse',
    about: 'Dix ans auprès des jeunes lecteurs.',
    home: { street: '12 rue des Tilleuls', zip: '67000', town: 'Strasbourg', region: null },
    work: [
      {
        title: 'Responsable du secteur jeunesse',
        company: 'Médiathèque de la Robertsau',
        place: null,
        period: { start: '2017-09', end: null },
        summary: 'Animation d’ateliers et de clubs de lecture.',
      },
      {
        title: 'Bibliothécaire',
        company: 'Bibliothèque municipale de Colmar',
        place: null,
        period: { start: '2012-02', end: '2017-08' },
        summary: 'Acquisitions et catalogage.',
      },
    ],
    education: [
      {
        institution: 'Université de Strasbourg',
        program: 'Master Sciences de l’information',
        place: null,
        period: { start: '2009', end: '2011' },
        summary: null,
      },
    ],
    languages: [
      { name: 'Français', level: 'native' },
      { name: 'Allemand', level: 'fluent' },
      { name: 'Anglais', level: 'good' },
    ],
    skills: ['Catalogage', 'Médiation culturelle'],
  },
};

/** Company first, period below; a label before each list. */
export const british: SampleCv = {
  title: 'English, company first, lists on one line',
  lines: [
    'CURRICULUM VITAE',
    'Tobias O’Grady',
    'tobias@example.co.uk · +44 20 7946 0018',
    'Profile',
    'Studio engineer, calm on air.',
    'Employment history',
    'Northern Lights Radio Ltd',
    'Broadcast Technician',
    '04.2020 - now',
    'Keeps two studios running.',
    'City of Leeds',
    'Events Assistant',
    '01.2017 - 03.2020',
    'Education',
    'Leeds College of Music, Diploma in Sound Engineering, 2016',
    'Languages: English (mother tongue), Welsh (good)',
    'Skills: Audio editing, Radio automation, First aid',
  ],
  expected: {
    firstName: 'Tobias',
    lastName: 'O’Grady',
    email: 'tobias@example.co.uk',
    phone: '+44 20 7946 0018',
    about: 'Studio engineer, calm on air.',
    work: [
      {
        title: 'Broadcast Technician',
        company: 'Northern Lights Radio Ltd',
        place: null,
        period: { start: '2020-04', end: null },
        summary: 'Keeps two studios running.',
      },
      {
        title: 'Events Assistant',
        company: 'City of Leeds',
        place: null,
        period: { start: '2017-01', end: '2020-03' },
        summary: null,
      },
    ],
    education: [
      {
        institution: 'Leeds College of Music',
        program: 'Diploma in Sound Engineering',
        place: null,
        period: { start: '2016', end: '2016' },
        summary: null,
      },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Welsh', level: 'good' },
    ],
    skills: ['Audio editing', 'Radio automation', 'First aid'],
  },
};

export const samples = [american, german, french, british];
