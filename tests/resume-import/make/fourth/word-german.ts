/** A German electrician's and a driver's, and an Austrian cook's CV as Word documents. */
import { AlignmentType, BorderStyle, HeadingLevel, type Paragraph, TabStopType } from 'docx';
import { bullets, docx, grid, p } from '../second/parts.ts';

const row = (label: string, ...texts: string[]): Paragraph[][] => [[p(label)], texts.map((text) => p(text))];

/** As the employment agency teaches it: full dates in the left column, gaps named, one table for each heading. */
export function electrician(): Promise<Buffer> {
  const widths = [32, 68];
  const heading = (text: string) =>
    p(`**${text}**`, {
      spacing: { before: 160, after: 60 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '1F3864' } },
    });
  return docx(
    [
      p('Murat Aksoy', { heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
      p('Gneisenaustraße 112 • 47057 Duisburg', { alignment: AlignmentType.CENTER }),
      p('Mobil: 0171 39200-63 • E-Mail: murat.aksoy@example.com', { alignment: AlignmentType.CENTER }),
      p('**LEBENSLAUF**', { spacing: { before: 240 } }),
      heading('Persönliche Angaben'),
      grid(widths, [
        row('Geburtsdatum', '03.11.1984'),
        row('Geburtsort', 'Duisburg'),
        row('Familienstand', 'verheiratet, zwei Kinder'),
        row('Staatsangehörigkeit', 'deutsch'),
      ]),
      heading('Berufspraxis'),
      grid(widths, [
        row(
          '01.03.2017 – heute',
          '**Obermonteur Elektrotechnik**',
          'Elektro Vossbeck GmbH & Co. KG, Oberhausen',
          '- Leitung von Baustellen mit bis zu sechs Kollegen',
          '- Prüfung und Inbetriebnahme von Schaltanlagen',
          '- Wallboxen und Photovoltaik im Bestand',
        ),
        row(
          '15.08.2009 – 28.02.2017',
          '**Elektroinstallateur**',
          'Gebäudetechnik Rheinruhr GmbH, Duisburg',
          '- Neubau- und Altbauinstallation, Kundendienst mit Rufbereitschaft',
        ),
        row('01.02.2009 – 14.08.2009', 'Arbeit suchend, Schulung SPS-Grundlagen'),
        row('01.02.2005 – 31.01.2009', '**Elektroinstallateur**', 'Elektro Hüttemann, Duisburg'),
      ]),
      heading('Aus- und Weiterbildung'),
      grid(widths, [
        row('09/2013 – 06/2016', '**Elektrotechnikermeister**', 'Meisterschule Niederrhein, Krefeld (Abendform)'),
        row(
          '08/2001 – 01/2005',
          '**Ausbildung zum Elektroinstallateur**',
          'Elektro Hüttemann, Duisburg',
          'Gesellenbrief, Note: gut',
        ),
        row('1995 – 2001', '**Hauptschulabschluss Klasse 10**', 'Hauptschule Gneisenaupark, Duisburg'),
      ]),
      heading('Besondere Kenntnisse'),
      ...bullets(['KNX-Programmierung', 'Schaltschrankbau', 'VDE-Messungen', 'Photovoltaik', 'SPS-Grundlagen']),
      heading('Sprachen'),
      p('Deutsch und Türkisch (Muttersprachen), Englisch (Grundkenntnisse)'),
      heading('Führerschein'),
      p('Klassen B und BE'),
      p('Duisburg, 20.11.2026', { spacing: { before: 200 } }),
    ],
    'Calibri',
  );
}

/** Typed without a template: family name first, tabs, everything in one line each. */
export function driver(): Promise<Buffer> {
  const line = (text: string) =>
    p(text, { tabStops: [{ type: TabStopType.LEFT, position: 2600 }], indent: { left: 2600, hanging: 2600 } });
  const heading = (text: string) => p(`**${text}**`, { spacing: { before: 240, after: 60 } });
  return docx(
    [
      p('**LEBENSLAUF**', { alignment: AlignmentType.CENTER, spacing: { after: 240 } }),
      line('Name:\tDragomir'),
      line('Vorname:\tIonuț'),
      line('Geburtsdatum:\t21.07.1981'),
      line('Geburtsort:\tBacău (Rumänien)'),
      line('Adresse:\tHafenstr. 8b, 68159 Mannheim'),
      line('Handy:\t0152 28817386'),
      line('E-Mail:\tionut.dragomir@example.net'),
      line('Familienstand:\tverheiratet, 3 Kinder'),
      line('Führerschein:\tKlasse B, C, CE, Schlüsselzahl 95'),
      heading('Berufserfahrung:'),
      line('seit 10/2026\tarbeitssuchend (Insolvenz des Arbeitgebers)'),
      line('05/2019-09/2026\tKraftfahrer CE bei Spedition Hagmann GmbH, Mannheim'),
      line('\tFernverkehr Deutschland, Österreich, Schweiz, Kühlauflieger'),
      line('03/2013-04/2019\tBerufskraftfahrer bei Baustoffe Zöller KG, Ludwigshafen'),
      line('\tLieferung mit Ladekran, Nahverkehr'),
      line('2007-2013\tFahrer bei Transcarpat SRL, Bacău'),
      line('\tinternationaler Fernverkehr, vor allem Italien'),
      heading('Schule und Ausbildung:'),
      line('1996-1999\tBerufsschule Nr. 3, Bacău'),
      line('\tAbschluss: Automechaniker'),
      line('1988-1996\tGrundschule, Bacău'),
      heading('Kenntnisse:'),
      line('\tLadungssicherung, Digitaler Tachograph, Ladekran, Gabelstapler'),
      heading('Sprachen:'),
      line('Rumänisch\tMuttersprache'),
      line('Deutsch\tgut (B1)'),
      line('Italienisch\tGrundkenntnisse'),
    ],
    'Times New Roman',
    24,
  );
}

/** House before position, months in Austrian. */
export function cook(): Promise<Buffer> {
  const tabs = { tabStops: [{ type: TabStopType.LEFT, position: 3200 }], indent: { left: 3200, hanging: 3200 } };
  const line = (text: string) => p(text, { ...tabs, spacing: { after: 60 } });
  const heading = (text: string) =>
    p(`**${text}**`, { spacing: { before: 300, after: 100 }, shading: { fill: 'E2EFD9' } });
  const right = { alignment: AlignmentType.RIGHT };
  return docx(
    [
      p('Gerhard Pichlmaier', right),
      p('Dorfstraße 41/2', right),
      p('5700 Zell am See', right),
      p('Tel. 0664/5550138', right),
      p('gerhard.pichlmaier@example.com', right),
      p('**Lebenslauf**', {
        spacing: { before: 300 },
        border: { bottom: { style: BorderStyle.DOUBLE, size: 6, space: 4, color: '385623' } },
      }),
      heading('Persönliche Daten'),
      line('Geburtsdatum:\t5. Jänner 1979'),
      line('Geburtsort:\tMittersill'),
      line('Staatsbürgerschaft:\tÖsterreich'),
      line('Familienstand:\tgeschieden, eine Tochter'),
      heading('Berufspraxis'),
      line('Mai 2015 – laufend\t**Berghotel Hochkogel, Saalbach**'),
      line('\tKüchenchef'),
      line('\tVier-Sterne-Haus mit 140 Betten, Brigade von neun Köchen, Einkauf und Menüplanung'),
      line('Dezember 2009 – April 2015\t**Gasthof Weißbachklamm, Weißbach bei Lofer**'),
      line('\tSous-Chef'),
      line('\tÀ-la-carte-Geschäft, Bankette bis 200 Personen'),
      line('Mai 2003 – Oktober 2009\t**Seehotel Schmittenhof, Zell am See**'),
      line('\tChef de Partie (Saucier)'),
      line('Oktober 1998 – Mai 1999\tPräsenzdienst, Saalfelden'),
      heading('Ausbildung'),
      line('2017 – 2018\t**Tourismusakademie Pinzgau, Zell am See**'),
      line('\tKüchenmeister'),
      line('1994 – 1997\t**Kirchenwirt Maishofen**'),
      line('\tLehre als Koch, Lehrabschluss mit gutem Erfolg'),
      heading('Kenntnisse und Fähigkeiten'),
      ...bullets(['HACCP', 'Kalkulation', 'Lehrlingsausbildung', 'Wildgerichte', 'Patisserie']),
      heading('Sprachen'),
      line('Deutsch:\tMuttersprache'),
      line('Englisch:\tgut'),
      line('Kroatisch:\tGrundkenntnisse'),
      heading('Hobbys'),
      p('Jagd, Skifahren, Freiwillige Feuerwehr', { spacing: { after: 300 } }),
      p('Zell am See, im November 2026'),
    ],
    'Garamond',
    23,
  );
}
