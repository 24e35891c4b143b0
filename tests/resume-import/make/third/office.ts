/** Four CVs set in a word processor: Irish, Indian, Austrian like the older Europass, French. */
import { bullets, fodt, p, table } from '../odf.ts';

/** "Position, employer, place" with dates at the right edge. */
export function chef(): string {
  const line = (text: string, dates: string) => p(`${text}\t${dates}`, 'b');
  return fodt(
    [
      p('Cormac O’Driscoll', 'name'),
      p('Apartment 8, Fisher’s Quay, Kinsale, Co. Cork, P17 X4A2'),
      p('Tel: 020 911 0146'),
      p('Email: cormac.odriscoll@example.org'),
      p('Personal Profile', 'h'),
      p(
        'Sous chef with a decade in hotels and small restaurants, at home with fish and with people. Looking for a head chef role in Munster.',
      ),
      p('Work Experience', 'h'),
      line('Sous Chef, The Harbour Larder, Kinsale', 'Feb. 2021 – Present'),
      bullets([
        'Second in charge of a kitchen of seven; 60 covers, two sittings',
        'Order fish daily from four day boats and write the specials',
        'Lead for HACCP records, passed three inspections without remarks',
      ]),
      line('Chef de Partie, Castle Mahon Hotel, Blackrock', 'June 2017 – Jan. 2021'),
      bullets(['Sauce, later pastry; weddings of up to 250']),
      line('Commis Chef, Brasserie Marchand, Lyon, France', '2015 – 2017'),
      line('Kitchen Porter (part-time), Seaview House, Clonakilty', 'Summers 2013 and 2014'),
      p('Education', 'h'),
      line('Higher Certificate in Culinary Arts, Lee Valley Institute of Technology, Cork', '2013 – 2015'),
      line('Leaving Certificate, Coláiste Chillín, Clonakilty', '2007 – 2013'),
      p('Certificates', 'h'),
      p('HACCP Level 3 (2022), Manual Handling (2024), Occupational First Aid (exp. 2027)'),
      p('Skills', 'h'),
      p('Menu planning, Stock control, Fish and shellfish, Pastry, Staff rotas'),
      p('Languages', 'h'),
      p('English (native), Irish (good), French (fluent)'),
      p('Hobbies and Interests', 'h'),
      p('Gaelic football with Kinsale juniors, sea swimming, sourdough'),
      p('Referees', 'h'),
      p('Available on request.'),
    ].join(''),
    { font: 'Liberation Serif', size: 11.5 },
  );
}

/** Employer and dates, then the designation; a table of degrees; personal details and a declaration. */
export function accountant(): string {
  const cells = (...texts: string[]) => texts.map((text) => p(text));
  const job = (where: string, dates: string, what: string, duties: string[]) =>
    p(`${where}\t${dates}`, 'b') + p(what, 'i') + bullets(duties);
  return fodt(
    [
      p('MEENAKSHI SUBRAMANIAM', 'name'),
      p('Chartered Accountant, 11+ years of experience', 'title'),
      p('Mobile: +91 99999 10738 | Email: meenakshi.subramaniam@example.org'),
      p('PROFESSIONAL SUMMARY', 'h'),
      bullets([
        'Finance professional with sound exposure to accounts, GST, audit and MIS in manufacturing',
        'Led the change from Tally to SAP for three plants',
      ]),
      p('WORK EXPERIENCE', 'h'),
      job('Kaveri Auto Components Pvt. Ltd., Coimbatore', 'Sept 2019 – Till Date', 'Manager Accounts and Taxation', [
        'Finalisation of accounts for a turnover of Rs. 240 crore',
        'GST returns, TDS and statutory audit; team of six',
        'Monthly MIS to the Managing Director',
      ]),
      job('Marina Textiles Ltd., Chennai', 'Nov 2015 – Aug 2019', 'Assistant Manager Finance', [
        'Working capital, bank reconciliation, cost sheets',
        'Internal audit of four godowns',
      ]),
      job('Venkat & Raman Associates, Chennai', '2011 – 2014', 'Articled Assistant', [
        'Tax audit of traders and trusts',
      ]),
      p('EDUCATIONAL QUALIFICATIONS', 'h'),
      table(
        [4.5, 7.5, 2.5, 2.5],
        [
          cells('Qualification', 'Institute', 'Year', 'Marks'),
          cells('CA Final', 'Institute of Chartered Accountants of India', '2015', '56%'),
          cells('B.Com.', 'Nilgiri Arts and Science College, Coimbatore', '2011', '78%'),
          cells('Higher Secondary', 'Sri Avinashi School, Coimbatore', '2008', '91%'),
        ],
      ),
      p('COMPUTER SKILLS', 'h'),
      p('SAP FICO, Tally Prime, MS Excel, Power BI'),
      p('ACHIEVEMENTS', 'h'),
      bullets(['Employee of the Year 2022', 'District level in table tennis']),
      p('PERSONAL DETAILS', 'h'),
      table(
        [4.5, 12.5],
        [
          cells('Date of Birth', ': 9th July 1990'),
          cells('Gender', ': Female'),
          cells('Marital Status', ': Married'),
          cells('Nationality', ': Indian'),
          cells('Languages Known', ': English, Tamil, Hindi'),
          cells('Permanent Address', ': 27, Second Cross Street, Coimbatore 641012'),
        ],
      ),
      p('DECLARATION', 'h'),
      p('I hereby declare that the information furnished above is true to the best of my knowledge and belief.'),
      p('Place: Coimbatore\t(Meenakshi Subramaniam)'),
    ].join(''),
    { font: 'Liberation Serif', size: 11 },
  );
}

/** Labels at the right edge of the left column. */
export function nurse(): string {
  const rows = (pairs: readonly (readonly [string, ...string[]])[]) =>
    table(
      [6, 11],
      pairs.map(([label, ...texts]) => [p(label, 'right'), texts.map((text) => p(text)).join('')]),
    );
  return fodt(
    [
      p('Lebenslauf', 'name'),
      p('Angaben zur Person', 'h'),
      rows([
        ['Vorname und Nachname', 'Lukas Hinterleitner'],
        ['Adresse', 'Feldstraße 17/2/9, 4600 Wels, Österreich'],
        ['Telefon', '+43 660 5550142'],
        ['E-Mail', 'lukas.hinterleitner@example.org'],
        ['Staatsangehörigkeit', 'Österreich'],
        ['Geburtsdatum', '27. Februar 1991'],
      ]),
      p('Berufserfahrung', 'h'),
      rows([
        ['Zeitraum', 'Jänner 2020 – heute'],
        ['Beruf oder Funktion', 'Diplomierter Gesundheits- und Krankenpfleger'],
        ['Wichtigste Tätigkeiten', 'Intensivstation mit zehn Betten, Praxisanleitung, Wundmanagement'],
        ['Arbeitgeber', 'Klinikum Traunau', 'Spitalstraße 4, 4600 Wels'],
      ]),
      p(''),
      rows([
        ['Zeitraum', 'Oktober 2014 – Dezember 2019'],
        ['Beruf oder Funktion', 'Krankenpfleger Innere Medizin'],
        ['Wichtigste Tätigkeiten', 'Grund- und Behandlungspflege, Dienstplanung in Vertretung (30 Wochenstunden)'],
        ['Arbeitgeber', 'Krankenhaus Sankt Severin', 'Bahnhofstraße 2, 4780 Schärding'],
      ]),
      p(''),
      rows([
        ['Zeitraum', '2010'],
        ['Beruf oder Funktion', 'Zivildiener'],
        ['Arbeitgeber', 'Rettungsstelle Grieskirchen'],
      ]),
      p('Schul- und Berufsbildung', 'h'),
      rows([
        ['Zeitraum', 'Oktober 2011 – September 2014'],
        ['Abschluss', 'Diplom in der Gesundheits- und Krankenpflege'],
        ['Bildungseinrichtung', 'Schule für Gesundheits- und Krankenpflege Vöcklatal'],
      ]),
      p(''),
      rows([
        ['Zeitraum', '2001 – 2009'],
        ['Abschluss', 'Matura'],
        ['Bildungseinrichtung', 'Bundesrealgymnasium Wels-Nord'],
      ]),
      p('Sprachen', 'h'),
      rows([
        ['Muttersprache', 'Deutsch'],
        ['Weitere Sprachen', 'Englisch (B2)', 'Bosnisch (A2)'],
      ]),
      p('Kenntnisse', 'h'),
      rows([
        ['Fachlich', 'Beatmungspflege, Kinästhetik, Palliativpflege'],
        ['EDV', 'MS Office, Vivendi PD'],
        ['Führerschein', 'B'],
      ]),
      p('Interessen', 'h'),
      rows([['', 'Blasmusik (Tenorhorn), Freiwillige Feuerwehr, Klettern']]),
    ].join(''),
    { font: 'Liberation Sans', size: 10 },
  );
}

/** A Word document as LibreOffice writes it: position and dates in one line, employer below. */
export function driver(): string {
  const job = (what: string, dates: string, where: string, duties: string[]) =>
    p(`${what}\t${dates}`, 'b') + p(where) + bullets(duties);
  return fodt(
    [
      p('Sébastien MAILLARD', 'name'),
      p('Conducteur poids lourd', 'title'),
      p('8 rue des Peupliers'),
      p('35500 Vitré'),
      p('06 39 98 14 27'),
      p('sebastien.maillard@example.org'),
      p('44 ans – permis B, C et CE'),
      p('Expériences professionnelles', 'h'),
      job('Conducteur longue distance', 'Depuis juin 2017', 'Transports Guérinel, Vitré', [
        'Transport frigorifique en France et en Espagne, découchés',
        'Chargement, arrimage, documents de transport',
        'Tuteur de deux nouveaux conducteurs par an',
      ]),
      job('Chauffeur-livreur', 'Février 2010 – mai 2017', 'Messageries de la Mayenne, Laval', [
        'Tournée de 70 points par jour, contact avec les clients',
      ]),
      job('Préparateur de commandes', '2003 – 2010', 'Missions d’intérim, Rennes et Vitré', []),
      p('Formation', 'h'),
      p('Titre professionnel de conducteur routier\t2009', 'b'),
      p('Centre de formation routière de Bretagne, Rennes'),
      p('BEP Logistique\t2003', 'b'),
      p('Lycée professionnel de la Haute-Vilaine, Vitré'),
      p('Habilitations', 'h'),
      bullets(['FCO à jour (validité 2028)', 'ADR de base', 'CACES R489 catégorie 3']),
      p('Compétences', 'h'),
      p('Arrimage, Chronotachygraphe, Hayon élévateur, Éco-conduite'),
      p('Langues', 'h'),
      p('Espagnol : courant'),
      p('Anglais : notions'),
      p('Loisirs', 'h'),
      p('Pêche en rivière, cyclisme, bricolage'),
    ].join(''),
    { font: 'Liberation Sans', size: 11 },
  );
}
