/** A Swiss clerk's, a South African administrator's and a Swiss educator's CV (in French) as Word documents. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { bullets, docx, grid, p } from '../second/parts.ts';

const row = (label: string, ...texts: string[]): Paragraph[][] => [[p(label)], texts.map((text) => p(text))];

/** Photo beside the personal details, workloads behind the positions, a referee. */
export function clerk(portrait: Buffer): Promise<Buffer> {
  const widths = [26, 74];
  const heading = (text: string) =>
    p(`**${text}**`, { spacing: { before: 320, after: 120 }, shading: { fill: 'D9E2F3' } });
  const photo = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new ImageRun({ type: 'jpg', data: portrait, transformation: { width: 105, height: 135 } })],
  });
  const detail = (text: string) =>
    p(text, { tabStops: [{ type: TabStopType.LEFT, position: 2400 }], spacing: { after: 40 } });
  const details = [
    detail('Name\tNadja Zumsteg'),
    detail('Adresse\tRosenbergstrasse 61'),
    detail('\t9000 St. Gallen'),
    detail('Mobile\t079 555 01 63'),
    detail('E-Mail\tnadja.zumsteg@example.org'),
    detail('Geburtsdatum\t23.09.1991'),
    detail('Heimatort\tGansingen AG'),
    detail('Zivilstand\tledig'),
  ];
  return docx(
    [
      p('Lebenslauf', { heading: HeadingLevel.TITLE }),
      grid([75, 25], [[details, [photo]]]),
      heading('Berufliche Tätigkeiten'),
      grid(widths, [
        row(
          '02.2020 – heute',
          '**Sachbearbeiterin Human Resources (80 %)**',
          'Bodan Versicherungen AG, St. Gallen',
          'Ein- und Austritte, Lohnvorbereitung für 320 Mitarbeitende, Betreuung der Lernenden',
        ),
        row(
          '08.2014 – 12.2019',
          '**Kaufmännische Angestellte (100 %)**',
          'Fürer & Partner Treuhand AG, Wil SG',
          'Empfang, Korrespondenz, Lohnbuchhaltung für Kleinbetriebe',
        ),
        row('09.2013 – 06.2014', 'Sprachaufenthalte in Brighton und Montpellier'),
      ]),
      heading('Ausbildung'),
      grid(widths, [
        row('2021 – 2022', '**HR-Fachfrau mit eidg. Fachausweis**', 'Akademie Säntisblick, St. Gallen'),
        row('2010 – 2013', '**Kauffrau EFZ, erweiterte Grundbildung**', 'Gemeindeverwaltung Mörschwil'),
        row('1998 – 2010', '**Primar- und Sekundarschule**', 'Schule Mörschwil'),
      ]),
      heading('Sprachen'),
      grid(widths, [
        row('Deutsch', 'Muttersprache'),
        row('Englisch', 'C1, Cambridge Advanced (2014)'),
        row('Französisch', 'B2, DELF (2014)'),
      ]),
      heading('Informatik'),
      p('Abacus, SAP SuccessFactors, MS Office, Easytemp'),
      heading('Freizeit'),
      p('Volleyball, Reisen mit dem Zug, Theater'),
      heading('Referenz'),
      p('Monika Egli, Leiterin Human Resources, Bodan Versicherungen AG, 071 555 01 90'),
    ],
    'Arial',
    20,
  );
}

/** Every employer a table of its own, schooling by fields, three referees. */
export function administrator(): Promise<Buffer> {
  const widths = [34, 66];
  const lines = { lines: true, shade: 'F2F2F2' };
  const heading = (text: string) =>
    p(`**${text}**`, { spacing: { before: 300, after: 100 }, alignment: AlignmentType.CENTER });
  const fields = (...pairs: [string, ...string[]][]) =>
    grid(
      widths,
      pairs.map(([label, ...texts]) => row(`**${label}**`, ...texts)),
      lines,
    );
  return docx(
    [
      p('**CURRICULUM VITAE**', { alignment: AlignmentType.CENTER }),
      p('**OF**', { alignment: AlignmentType.CENTER }),
      p('**NOMVULA MABASO**', { alignment: AlignmentType.CENTER, spacing: { after: 240 } }),
      heading('PERSONAL DETAILS'),
      fields(
        ['Surname', 'Mabaso'],
        ['First name', 'Nomvula'],
        ['Date of birth', '12 April 1990'],
        ['Gender', 'Female'],
        ['Nationality', 'South African'],
        ['Residential address', '27 Jacaranda Street, Pretoria North, 0182'],
        ['Contact number', '082 555 0134'],
        ['Email address', 'nomvula.mabaso@example.com'],
        ['Driver’s licence', 'Code 08'],
        ['Health', 'Excellent'],
        ['Languages', 'isiZulu (home language), English (fluent), Afrikaans (basic)'],
      ),
      heading('EDUCATIONAL BACKGROUND'),
      p('**Tertiary education**'),
      fields(
        ['Institution', 'Magalies College of Business'],
        ['Qualification', 'National Diploma in Office Management'],
        ['Year completed', '2012'],
      ),
      p(''),
      p('**Secondary education**'),
      fields(
        ['Name of school', 'Reneilwe Secondary School'],
        ['Highest standard passed', 'Grade 12'],
        ['Year completed', '2008'],
      ),
      heading('COMPUTER LITERACY'),
      p('MS Word, MS Excel, Outlook, Sage Pastel'),
      heading('WORK EXPERIENCE'),
      fields(
        ['Company', 'Highveld Freight Solutions'],
        ['Position', 'Office Administrator'],
        ['Period', 'March 2018 to date'],
        ['Duties', 'Capturing of invoices and delivery notes', 'Ordering of stationery', 'Minutes of meetings'],
      ),
      p(''),
      fields(
        ['Company', 'Dr P. Naicker Dental Practice'],
        ['Position', 'Receptionist'],
        ['Period', 'February 2013 to February 2018'],
        ['Duties', 'Bookings, medical aid claims, petty cash'],
        ['Reason for leaving', 'Better prospects'],
      ),
      heading('REFERENCES'),
      grid(
        [34, 38, 28],
        [
          ['**Name**', '**Company**', '**Contact number**'],
          ['Mr J. van Tonder', 'Highveld Freight Solutions', '012 555 0177'],
          ['Dr P. Naicker', 'Dr P. Naicker Dental Practice', '012 555 0109'],
        ].map((cells) => cells.map((text) => [p(text)])),
        { lines: true },
      ),
    ],
    'Arial',
  );
}

/** Name and contact in the header of the page, the e-mail address as a link. */
export function educator(): Promise<Buffer> {
  const font = 'Century Gothic';
  const center = { alignment: AlignmentType.CENTER };
  const link = new ExternalHyperlink({
    link: 'mailto:aurelie.cuendet@example.org',
    children: [new TextRun({ text: 'aurelie.cuendet@example.org', style: 'Hyperlink' })],
  });
  const header = new Header({
    children: [
      new Paragraph({ ...center, children: [new TextRun({ text: 'Aurélie Cuendet', size: 40, color: '7030A0' })] }),
      p('Éducatrice de l’enfance diplômée ES', center),
      new Paragraph({
        ...center,
        children: [new TextRun('Chemin des Bosquets 18, 1400 Yverdon-les-Bains | 079 555 01 81 | '), link],
      }),
      p('Née le 30 août 1989 | Suissesse | Célibataire, un enfant', {
        ...center,
        border: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 4, color: '7030A0' } },
      }),
    ],
  });
  const heading = (text: string) =>
    new Paragraph({
      spacing: { before: 280, after: 100 },
      children: [new TextRun({ text, bold: true, color: '7030A0', size: 26, allCaps: true })],
    });
  const post = (what: string, where: string, dates: string, ...texts: string[]) => [
    p(`**${what}**`, { spacing: { before: 140 } }),
    p(`${where} | ${dates}`),
    ...bullets(texts),
  ];
  const children = [
    heading('Parcours professionnel'),
    ...post(
      'Éducatrice de l’enfance',
      'Garderie Les Petits Loups, Yverdon-les-Bains',
      'août 2018 – aujourd’hui',
      'Groupe des trotteurs (18 à 30 mois), taux d’activité de 70 %',
      'Entretiens avec les parents, suivi d’une stagiaire par année',
    ),
    ...post(
      'Auxiliaire de crèche',
      'Crèche du Mujon, Grandson',
      'septembre 2012 – juillet 2015',
      'Accueil, repas et sorties avec les 2 à 4 ans',
    ),
    ...post('Vendeuse', 'Boulangerie Chautems, Orbe', 'août 2009 – août 2012'),
    heading('Formation'),
    ...post('Diplôme d’éducatrice de l’enfance ES', 'École sociale du Nord vaudois', 'août 2015 – juin 2018'),
    ...post('CFC de gestionnaire du commerce de détail', 'Boulangerie Chautems, Orbe', 'août 2006 – juillet 2009'),
    heading('Langues'),
    p('Français : langue maternelle'),
    p('Allemand : scolaire (A2)'),
    p('Anglais : bonnes connaissances (B1)'),
    heading('Compétences'),
    ...bullets(['Observation', 'Conduite d’entretiens', 'Éveil musical', 'Langue des signes bébé', 'Word']),
    heading('Loisirs'),
    p('Guitare, course d’orientation, comité de la ludothèque'),
  ];
  return Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font, size: 20 } } } },
      sections: [{ headers: { default: header }, children }],
    }),
  );
}
