/** Two CVs drawn with pdfkit: a poster-like page of a design program, and the export of a professional network. */
import { drawn, type Look, type Pen, write } from '../pdf.ts';

/** A dark band with contact, education, skills and languages; spaced capitals as headings. */
export const chef = (): Promise<Buffer> =>
  drawn('A4', (pdf) => {
    pdf.rect(0, 0, 200, 842).fill('#2f3a44');
    const side: Pen = { x: 28, y: 190, width: 152 };
    pdf.circle(100, 100, 62).fill('#9aa7b1');
    const light = (text: string, look: Look = {}) => write(pdf, side, text, { size: 9, color: '#f2f2f2', ...look });
    const sideHead = (text: string) => {
      side.y += 14;
      light(text, { size: 12, font: 'Helvetica-Bold', spacing: 1.5, after: 6 });
    };
    sideHead('CONTACT');
    for (const line of ['07700 900385', 'callum.fairweather@example.com', '27 Quayside Walk', 'Bristol BS1 6UX'])
      light(line);
    sideHead('EDUCATION');
    light('2009 - 2011', { font: 'Helvetica-Bold' });
    light('Level 3 Diploma in Professional Cookery');
    light('Severn Vale College');
    sideHead('SKILLS');
    for (const line of ['Menu development', 'Food costing', 'HACCP', 'Team leadership', 'Butchery'])
      light(`•  ${line}`);
    sideHead('LANGUAGES');
    for (const line of ['English (Native)', 'French (Intermediate)']) light(line);
    const main: Pen = { x: 228, y: 58, width: 335 };
    write(pdf, main, 'CALLUM', { size: 30, font: 'Helvetica-Bold', spacing: 2, after: 0 });
    write(pdf, main, 'FAIRWEATHER', { size: 30, spacing: 2 });
    write(pdf, main, 'Head Chef', { size: 14, color: '#666', spacing: 1 });
    const head = (text: string) => {
      main.y += 16;
      write(pdf, main, text, { size: 13, font: 'Helvetica-Bold', spacing: 1.5, after: 4 });
      pdf.moveTo(main.x, main.y).lineTo(563, main.y).stroke('#2f3a44');
      main.y += 8;
    };
    const entry = (what: string, where: string, dates: string, lines: readonly string[]) => {
      write(pdf, main, what, { size: 11, font: 'Helvetica-Bold' });
      write(pdf, main, where, { font: 'Helvetica-Oblique' });
      write(pdf, main, dates, { color: '#666' });
      for (const line of lines) write(pdf, main, `•  ${line}`);
      main.y += 8;
    };
    head('PROFILE');
    write(
      pdf,
      main,
      'Head chef with fourteen years in seasonal British kitchens. I run calm brigades, keep food cost below 28 per cent and buy from growers within fifty miles.',
    );
    head('WORK EXPERIENCE');
    entry('Head Chef', 'The Tannery Kitchen, Bristol', 'Mar 2019 to present', [
      'Leads a brigade of nine in a restaurant with 70 covers',
      'Changed the menu to eight sittings a year and won a Bib in the county guide',
    ]);
    entry('Sous Chef', 'Fallowfield House Hotel, Bath', 'Jun 2015 to Feb 2019', [
      'Ran the pass for weddings of up to 180 guests',
      'Trained four apprentices to Level 2',
    ]);
    entry('Chef de Partie', 'Mermaid & Anchor, Exeter', 'Sep 2011 to May 2015', ['Sauce and fish sections']);
    head('REFERENCES');
    const top = main.y;
    const left: Pen = { x: 228, y: top, width: 160 };
    const right: Pen = { x: 400, y: top, width: 160 };
    write(pdf, left, 'Imogen Hartnell', { font: 'Helvetica-Bold' });
    write(pdf, left, 'Owner, The Tannery Kitchen');
    write(pdf, left, '0117 496 0120');
    write(pdf, right, 'Giles Amory', { font: 'Helvetica-Bold' });
    write(pdf, right, 'Fallowfield House Hotel');
    write(pdf, right, '01225 496 0144');
  });

/** Several roles at one company, durations in brackets, page numbers. */
export const logistics = (): Promise<Buffer> =>
  drawn('LETTER', (pdf) => {
    const paint = () => pdf.rect(0, 0, 204, 792).fill('#293e49');
    const footer = (page: number) => {
      const pen = { x: 355, y: 755, width: 100 };
      write(pdf, pen, `Page ${page} of 2`, { size: 9, color: '#777' });
    };
    paint();
    const side: Pen = { x: 22, y: 42, width: 170 };
    const light = (text: string) => write(pdf, side, text, { size: 10.5, color: '#e1e1e1' });
    const sideHead = (text: string) => {
      side.y += 14;
      write(pdf, side, text, { size: 13, color: '#e1e1e1', after: 6 });
    };
    sideHead('Contact');
    for (const line of [
      '901-555-0143 (Mobile)',
      'marcus.delacroix@example.com',
      'www.linkedin.com/in/marcus-',
      'delacroix (LinkedIn)',
    ])
      light(line);
    sideHead('Top Skills');
    for (const line of ['Warehouse Operations', 'Transportation Management', 'Lean Six Sigma']) light(line);
    sideHead('Languages');
    for (const line of ['English (Native or Bilingual)', 'French (Elementary)']) light(line);
    sideHead('Certifications');
    for (const line of ['Certified Supply Chain Professional', 'Six Sigma Green Belt']) light(line);
    const main: Pen = { x: 224, y: 44, width: 360 };
    write(pdf, main, 'Marcus Delacroix', { size: 26 });
    write(pdf, main, 'Regional Logistics Manager at Cumberland Freight Lines', { size: 12 });
    write(pdf, main, 'Memphis, Tennessee, United States', { size: 12, color: '#777' });
    const head = (text: string) => {
      main.y += 16;
      write(pdf, main, text, { size: 15.75, after: 8 });
    };
    const company = (text: string) => write(pdf, main, text, { size: 12, font: 'Helvetica-Bold' });
    const role = (what: string, dates: string, place: string, text: string) => {
      write(pdf, main, what, { size: 11.5 });
      write(pdf, main, dates, { size: 10.5 });
      write(pdf, main, place, { size: 10.5, color: '#777', after: 8 });
      write(pdf, main, text, { size: 10.5, after: 14 });
    };
    head('Summary');
    write(
      pdf,
      main,
      'Logistics leader with fifteen years in less-than-truckload freight and distribution. I build teams that ship on time and go home safe.',
      { size: 12 },
    );
    head('Experience');
    company('Cumberland Freight Lines');
    write(pdf, main, '8 years 6 months', { size: 10.5, after: 8 });
    role(
      'Regional Logistics Manager',
      'April 2021 - Present (5 years 8 months)',
      'Memphis, Tennessee, United States',
      'Responsible for six terminals, 240 drivers and an operating budget of $31M. Cut empty miles by 12% with a new routing system.',
    );
    role(
      'Terminal Manager',
      'June 2018 - March 2021 (2 years 10 months)',
      'Nashville, Tennessee, United States',
      'Ran a cross-dock with 62 doors on three shifts.',
    );
    company('Delta Home Goods');
    role(
      'Distribution Supervisor',
      'August 2013 - May 2018 (4 years 10 months)',
      'Olive Branch, Mississippi',
      'Supervised 35 associates in receiving and put-away.',
    );
    footer(1);
    pdf.addPage();
    paint();
    main.y = 44;
    company('United Parcel Carriers');
    role(
      'Package Handler',
      '2009 - 2013 (4 years)',
      'Memphis, Tennessee',
      'Loaded and sorted parcels on the night sort.',
    );
    head('Education');
    write(pdf, main, 'University of the Mid-South', { size: 12, font: 'Helvetica-Bold' });
    write(pdf, main, 'Bachelor of Business Administration, Supply Chain Management · (2009 - 2013)', { size: 10.5 });
    footer(2);
  });
