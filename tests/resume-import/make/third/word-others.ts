/** Two Swiss CVs and a German one as Word documents: dates in the left column of tables, a shaded column. */
import { HeadingLevel, type Paragraph } from 'docx';
import { bullets, docx, grid, p } from '../second/parts.ts';

const heading = (text: string) => p(text, { heading: HeadingLevel.HEADING_2, spacing: { before: 240 } });
const row = (label: string, ...texts: string[]): Paragraph[][] => [[p(label)], texts.map((text) => p(text))];

/** `08.2017 – heute`; Swiss labels. */
export function mechanic(): Promise<Buffer> {
  const widths = [28, 72];
  return docx(
    [
      p('Reto Amstutz', { heading: HeadingLevel.TITLE }),
      heading('Personalien'),
      grid(widths, [
        row('Adresse', 'Mühlebachweg 9, 3600 Thun'),
        row('Telefon', '+41 79 555 01 42'),
        row('E-Mail', 'reto.amstutz@example.org'),
        row('Geburtsdatum', '16.08.1987'),
        row('Bürgerort', 'Sigriswil BE'),
        row('Zivilstand', 'verheiratet, 2 Kinder'),
      ]),
      heading('Berufliche Erfahrung'),
      grid(widths, [
        row(
          '08.2017 – heute',
          '**Teamleiter Fertigung**',
          'Aare Präzision AG, Thun',
          'Führung von acht Mitarbeitenden, Arbeitsvorbereitung, Einführung einer neuen 5-Achs-Maschine',
          'Pensum 100 %, seit 2021 80 %',
        ),
        row(
          '01.2012 – 07.2017',
          '**CNC-Polymechaniker**',
          'Gebrüder Lüscher Maschinenbau AG, Burgdorf',
          'Programmieren und Einrichten von Fräsmaschinen, Kleinserien',
        ),
        row('08.2007 – 12.2011', '**Polymechaniker**', 'Emmental Drehtechnik GmbH, Langnau'),
      ]),
      heading('Aus- und Weiterbildung'),
      grid(widths, [
        row('2018 – 2020', '**Dipl. Techniker HF Maschinenbau**', 'Höhere Fachschule Oberland, Thun'),
        row('08.2003 – 07.2007', '**Polymechaniker EFZ**', 'Lüthi + Söhne Werkzeugbau, Steffisburg'),
        row('1994 – 2003', '**Primar- und Sekundarschule**', 'Schulen Sigriswil'),
      ]),
      heading('Kurse'),
      p('Berufsbildnerkurs (2015), Ersthelfer Stufe 1 (2022)'),
      heading('Fachkenntnisse'),
      ...bullets(['Heidenhain-Steuerungen', 'Mastercam', 'Messtechnik', 'Ausbildung von Lernenden']),
      heading('Sprachen'),
      grid(widths, [
        row('Deutsch', 'Muttersprache'),
        row('Französisch', 'gute Kenntnisse'),
        row('Englisch', 'Grundkenntnisse'),
      ]),
      heading('Hobbys'),
      p('Hornussen, Skitouren, Jodlerklub'),
      heading('Referenzen'),
      p('Gerne auf Anfrage'),
    ],
    'Arial',
  );
}

/** From reception to servers: contact, knowledge and languages in a shaded column on the left. */
export function changer(): Promise<Buffer> {
  const station = (what: string, where: string, dates: string, ...texts: string[]) => [
    p(`**${what}**`),
    p(where),
    p(dates),
    ...bullets(texts),
    p(''),
  ];
  const left = [
    heading('Kontakt'),
    ...['Bornheider Weg 31', '44139 Dortmund', '0176 04069077', 'nadine.kowalczyk@example.net'].map((line) => p(line)),
    p('geboren am 11.05.1990'),
    heading('Kenntnisse'),
    ...bullets(['Windows Server', 'Linux', 'VMware', 'PowerShell', 'Jira']),
    heading('Sprachen'),
    p('Deutsch – Muttersprache'),
    p('Polnisch – fließend'),
    p('Englisch – gut'),
    heading('Sonstiges'),
    p('Führerschein Klasse B'),
    p('Ehrenamt: Laptop-Sprechstunde im Nachbarschaftshaus'),
  ];
  const right = [
    heading('Profil'),
    p(
      'Neun Jahre Hotel, seit 2022 IT: Ich erkläre Technik so, wie ich früher Gästen den Weg erklärt habe, und bleibe auch dann ruhig, wenn alle gleichzeitig anrufen.',
    ),
    heading('Berufserfahrung'),
    ...station(
      'IT-Systemadministratorin',
      'Stadtwerke Emscher GmbH, Dortmund',
      '02/2022 – heute',
      'Betreuung von 400 Arbeitsplätzen und der virtuellen Server',
      'Teilzeit, 30 Stunden pro Woche',
    ),
    ...station(
      'Empfangsleiterin',
      'Hotel Westfalenblick, Dortmund',
      '08/2013 – 06/2019',
      'Team von sechs Personen, Dienstpläne, Umstellung der Buchungssoftware',
    ),
    ...station('Rezeptionistin', 'Parkhotel Hohe Mark, Hagen', '8/2010 – 7/2013'),
    heading('Bildungsweg'),
    ...station(
      'Umschulung zur Fachinformatikerin Systemintegration',
      'Bildungszentrum Ruhr-Ost, Dortmund',
      '07/2019 – 01/2022',
      'Abschluss IHK, Note 1,8',
    ),
    ...station('Ausbildung zur Hotelfachfrau', 'Parkhotel Hohe Mark, Hagen', '08/2007 – 07/2010'),
    ...station('Fachoberschulreife', 'Gesamtschule Hagen-Eckesey', '2007'),
  ];
  return docx(
    [
      p('Nadine Kowalczyk', { heading: HeadingLevel.TITLE }),
      p('Fachinformatikerin für Systemintegration'),
      grid([32, 68], [[left, right]], { shade: 'E4ECE7' }),
    ],
    'Calibri',
    21,
  );
}

/** Labels and values, then dates and texts; saved as PDF. */
export function watchmaker(): Promise<Buffer> {
  const widths = [27, 73];
  return docx(
    [
      p('Curriculum vitae', { heading: HeadingLevel.TITLE }),
      heading('Données personnelles'),
      grid(widths, [
        row('Nom', 'Perregaux'),
        row('Prénom', 'Sylvie'),
        row('Adresse', 'Chemin des Sapins 6', '2400 Le Locle'),
        row('Téléphone', '079 555 01 63'),
        row('E-mail', 'sylvie.perregaux@example.org'),
        row('Date de naissance', '03.12.1985'),
        row('Nationalité', 'Suisse'),
        row('État civil', 'Mariée, un enfant'),
      ]),
      heading('Expériences professionnelles'),
      grid(widths, [
        row(
          'Depuis 01.2016',
          '**Horlogère rhabilleuse**',
          'Manufacture Combe-Grise SA, La Chaux-de-Fonds',
          'Service après-vente : chronographes et montres anciennes, formation des apprentis. Taux d’activité : 80 %.',
        ),
        row(
          '08.2008 – 12.2015',
          '**Horlogère en production**',
          'Ateliers du Doubs Sàrl, Les Brenets',
          'Assemblage de mouvements, réglage, contrôle final.',
        ),
        row('2006 – 2008', '**Vendeuse en bijouterie**', 'Bijouterie Matthey-Doret, Neuchâtel'),
      ]),
      heading('Formation'),
      grid(widths, [
        row('08.2002 – 07.2006', '**CFC d’horlogère rhabilleuse**', 'École technique des Montagnes, Le Locle'),
        row('1990 – 2002', '**Scolarité obligatoire**', 'Le Locle'),
      ]),
      heading('Perfectionnement'),
      p('2019 : cours pour formatrices en entreprise (40 périodes)'),
      heading('Compétences'),
      ...bullets(['Chronographes', 'Réglage de précision', 'Contrôle qualité', 'SAP']),
      heading('Langues'),
      grid(widths, [row('Français', 'Langue maternelle'), row('Allemand', 'B1'), row('Anglais', 'Notions (A2)')]),
      heading('Loisirs'),
      p('Ski de fond, jardinage, fanfare'),
      heading('Références'),
      p('M. Yves Huguenin, chef d’atelier, Manufacture Combe-Grise SA, 079 555 01 99'),
    ],
    'Arial',
    21,
  );
}
