/** A German nurse's, an Austrian teacher's and a Swiss joiner's CV as their word processors hold them. */
import { items, para, photo, type Style, writerText } from './writer.ts';

const a4 = 'fo:page-width="21cm" fo:page-height="29.7cm"';

/** Dates, then a tab; a photo in the upper right; place, day and name at the end. */
export function nurse(portrait: Buffer): string {
  const styles: Record<string, Style> = {
    title: { text: 'fo:font-size="22pt" fo:color="#7f7f7f"', paragraph: 'fo:margin-bottom="0.6cm"' },
    head: {
      text: 'fo:font-size="12pt" fo:font-weight="bold" fo:color="#7f7f7f"',
      paragraph: 'fo:margin-top="0.45cm" fo:margin-bottom="0.15cm"',
    },
    row: {
      text: 'fo:font-size="11pt"',
      paragraph: 'fo:margin-left="5cm" fo:text-indent="-5cm" fo:margin-bottom="0.06cm"',
      tabs: ['5cm'],
    },
    last: { text: 'fo:font-size="11pt"', paragraph: 'fo:margin-top="0.8cm"' },
  };
  const rows = (...texts: string[]) => texts.map((text) => para('row', text)).join('');
  return writerText(
    [
      para('title', 'Lebenslauf', photo(portrait, { width: 3.5, height: 4.5 })),
      para('head', 'Persönliche Daten'),
      rows(
        'Name\tSvenja Brockhoff',
        'Anschrift\tLindenkamp 27\n37085 Göttingen',
        'Telefon\t0171 3920047',
        'E-Mail\tsvenja.brockhoff@example.org',
        'Geburtsdatum / -ort\t09.02.1993 in Northeim',
        'Familienstand\tledig',
      ),
      para('head', 'Beruflicher Werdegang'),
      rows(
        'seit 04/2021\t**Stellvertretende Stationsleitung**\nKlinikum Leineaue gGmbH, Göttingen\nKardiologische Station mit 32 Betten; Dienst- und Urlaubsplanung, Anleitung von Auszubildenden, Beschwerdemanagement',
        '10/2016 – 03/2021\t**Gesundheits- und Krankenpflegerin**\nKreiskrankenhaus Solling, Northeim\nInnere Medizin, Drei-Schicht-Dienst, Vertretung der Wundexpertin',
        '08/2012 – 08/2013\t**Freiwilliges Soziales Jahr**\nSeniorenstift Am Harzhorn, Kalefeld',
      ),
      para('head', 'Schul- und Berufsausbildung'),
      rows(
        '10/2013 – 09/2016\t**Ausbildung zur Gesundheits- und Krankenpflegerin**\nPflegeschule Solling, Northeim\nAbschluss: Staatsexamen, Note 1,7',
        '08/2003 – 06/2012\t**Abitur**\nGymnasium Rhumeblick, Northeim',
      ),
      para('head', 'Fortbildungen'),
      rows('2023\tPraxisanleiterin (300 Stunden)', '2020\tWundexpertin ICW', '2018\tBasiskurs Palliative Care'),
      para('head', 'Kenntnisse und Interessen'),
      rows(
        'Sprachen\tDeutsch (Muttersprache)\nEnglisch (B1)',
        'EDV\tOrbis, Medico, MS Office',
        'Führerschein\tKlasse B',
        'Interessen\tHandball, Kanufahren auf der Leine, Backen',
      ),
      para('last', 'Göttingen, 24. November 2026'),
      para('last', 'Svenja Brockhoff'),
    ].join(''),
    { font: 'Carlito', styles, page: `${a4} fo:margin="2cm"` },
  );
}

/** From birth to today, oldest first, as taught in school. */
export function teacher(): string {
  const styles: Record<string, Style> = {
    sender: { text: 'fo:font-size="10pt" fo:font-style="italic"', paragraph: 'fo:text-align="end"' },
    title: {
      text: 'fo:font-size="17pt" fo:font-weight="bold" fo:letter-spacing="0.08cm"',
      paragraph: 'fo:text-align="center" fo:margin-top="0.7cm" fo:margin-bottom="0.5cm"',
    },
    head: {
      text: 'fo:font-size="11.5pt" fo:font-weight="bold" style:text-underline-style="solid"',
      paragraph: 'fo:margin-top="0.5cm" fo:margin-bottom="0.15cm"',
    },
    row: {
      text: 'fo:font-size="11.5pt"',
      paragraph: 'fo:margin-left="5.5cm" fo:text-indent="-5.5cm" fo:margin-bottom="0.12cm"',
      tabs: ['5.5cm'],
    },
  };
  const rows = (...texts: string[]) => texts.map((text) => para('row', text)).join('');
  return writerText(
    [
      para(
        'sender',
        'Mag.ª Elisabeth Ramsauer\nHaydnweg 8, 4400 Steyr\nTel.: 0660 / 555 01 72\nelisabeth.ramsauer@example.net',
      ),
      para('title', 'CURRICULUM VITAE'),
      para('head', 'Zur Person'),
      rows(
        'Geboren:\t14. Mai 1986 in Kirchdorf an der Krems',
        'Staatsbürgerschaft:\tÖsterreich',
        'Familie:\tverheiratet, zwei Kinder (geb. 2015 und 2018)',
      ),
      para('head', 'Schulbildung'),
      rows('1992 – 1996\tVolksschule Micheldorf', '1996 – 2004\tBundesgymnasium Kremstal, Matura mit Auszeichnung'),
      para('head', 'Studium'),
      rows(
        'Okt. 2004 – März 2011\tLehramtsstudium Deutsch und Geschichte\nUniversität Traunstadt, Abschluss Mag. phil.',
      ),
      para('head', 'Berufliche Tätigkeit'),
      rows(
        'Juli 2006 – Sept. 2010\tKinderbetreuerin (in den Ferien)\nFerienhort Almsee, Grünau',
        'Sept. 2011 – Aug. 2012\tUnterrichtspraktikantin\nBG/BRG Ennsleite, Steyr',
        'Sept. 2012 – Aug. 2019\tLehrerin für Deutsch und Geschichte\nBORG Stodertal, Windischgarsten',
        'seit Sept. 2019\tLehrerin und Bibliothekarin\nHAK Ennstal, Steyr\nSchulbibliothek, Redewettbewerb, Mitglied des Schulgemeinschaftsausschusses',
      ),
      para('head', 'Kenntnisse'),
      rows(
        'Sprachen:\tDeutsch (Muttersprache), Englisch (fließend), Latein (Grundkenntnisse)',
        'EDV:\tWebUntis, Moodle, MS Office',
      ),
      para('head', 'Freizeit'),
      rows('\tChorgesang, Bergwandern, Lesekreis der Stadtbücherei'),
    ].join(''),
    { font: 'Liberation Serif', styles, page: `${a4} fo:margin="2.5cm"` },
  );
}

/** A plain text of Writer with years only; stays an OpenDocument text. */
export function joiner(): string {
  const text = 'fo:font-size="12pt"';
  const styles: Record<string, Style> = {
    name: { text: 'fo:font-size="20pt" fo:font-weight="bold"' },
    p: { text },
    tab: {
      text,
      paragraph: 'fo:margin-left="4.5cm" fo:text-indent="-4.5cm" fo:margin-bottom="0.2cm"',
      tabs: ['4.5cm'],
    },
    head: {
      text: 'fo:font-size="14pt" fo:font-weight="bold" fo:color="#833c0b"',
      paragraph: 'fo:margin-top="0.6cm" fo:margin-bottom="0.2cm"',
    },
  };
  const tabs = (...texts: string[]) => texts.map((one) => para('tab', one)).join('');
  return writerText(
    [
      para('name', 'Ruedi Aeschbacher'),
      para('p', 'Schreiner EFZ'),
      para('p'),
      tabs(
        'Adresse:\tHinterdorf 3, 3555 Trubschachen',
        'Telefon:\t034 555 01 44',
        'Mail:\tr.aeschbacher@example.org',
        'Jahrgang:\t1988',
        'Heimatort:\tTrub BE',
        'Zivilstand:\tverheiratet, drei Kinder',
      ),
      para('head', 'Berufserfahrung'),
      tabs(
        '2016 bis heute\t**Montageschreiner**\nHolzbau Wüthrich AG, Langnau i. E.',
        '2009 bis 2016\t**Bau- und Möbelschreiner**\nSchreinerei Gfeller, Signau',
        '2008 bis 2009\t**Zivildienst**\nBergbauernhilfe Entlebuch',
      ),
      para('head', 'Das mache ich heute'),
      items('p', [
        'Küchen, Türen und Treppen beim Kunden einbauen, meist zu zweit',
        'Masse aufnehmen und Werkstattpläne zeichnen',
        'Lernende auf der Baustelle begleiten',
      ]),
      para('head', 'Ausbildung'),
      tabs(
        '2004 bis 2008\t**Lehre als Schreiner EFZ**\nSchreinerei Gfeller, Signau',
        '1995 bis 2004\t**Primar- und Realschule**\nSchulhaus Hasenlehn, Trubschachen',
      ),
      para('head', 'Fachkenntnisse'),
      para('p', 'Treppenbau, Küchenmontage, Oberflächenbehandlung, CNC-Bearbeitung, AVOR'),
      para('head', 'Sprachen'),
      tabs('Deutsch\tMuttersprache', 'Französisch\tSchulkenntnisse'),
      para('head', 'Hobbys'),
      para('p', 'Schwingen (Aktuar im Schwingklub), Ski, Alphorn'),
    ].join(''),
    { font: 'Arial', styles, page: `${a4} fo:margin="2.5cm"` },
  );
}
