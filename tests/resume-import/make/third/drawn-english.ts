/** Two CVs as web editors export them: a British one with a band on top and a column on the left, a Canadian one in one column. */
import { drawn, type Look, type Pen, write } from '../pdf.ts';

/** From shop to data: contact, skills and languages on the left, the rest on the right. */
export const changer = (): Promise<Buffer> =>
  drawn('A4', (pdf) => {
    pdf.rect(0, 0, 595, 118).fill('#24505c');
    pdf.rect(0, 118, 190, 724).fill('#eef3f4');
    const top: Pen = { x: 36, y: 36, width: 520 };
    write(pdf, top, 'Samuel Okonjo', { size: 27, font: 'Helvetica-Bold', color: '#ffffff' });
    write(pdf, top, 'Data Analyst', { size: 13, color: '#dbe9ec' });
    const side: Pen = { x: 36, y: 132, width: 140 };
    const main: Pen = { x: 215, y: 132, width: 345 };
    const head = (pen: Pen, text: string) => {
      pen.y += 10;
      write(pdf, pen, text, { size: 12, font: 'Helvetica-Bold', color: '#24505c', after: 5 });
    };
    const list = (pen: Pen, lines: readonly string[], look?: Look) => {
      for (const line of lines) write(pdf, pen, line, look);
    };
    head(side, 'Contact');
    list(side, ['Flat 3, 21 Beechcroft Road', 'Leeds LS8 2QH', '07700 900547', 'sam.okonjo@example.org']);
    head(side, 'Skills');
    list(side, ['SQL', 'Power BI', 'Python', 'Excel', 'Stock forecasting', 'Coaching']);
    head(side, 'Languages');
    list(side, ['English (native)', 'Yoruba (conversational)']);
    head(side, 'Certificates');
    list(side, ['Microsoft PL-300 (2024)', 'Emergency First Aid at Work']);
    head(side, 'Interests');
    list(side, ['Parkrun, refereeing in a Sunday league, cooking for too many people']);
    head(main, 'Profile');
    write(
      pdf,
      main,
      'Eleven years in retail taught me what numbers mean on the shop floor. I retrained in 2023 and now turn repairs and rent data into reports that managers use.',
    );
    const job = (what: string, where: string, dates: string, duties: readonly string[]) => {
      write(pdf, main, what, { size: 10.5, font: 'Helvetica-Bold' });
      write(pdf, main, where);
      write(pdf, main, dates, { size: 9, font: 'Helvetica-Oblique', color: '#555' });
      list(
        main,
        duties.map((duty) => `•  ${duty}`),
      );
      main.y += 7;
    };
    head(main, 'Work history');
    job('Trainee Data Analyst', 'Aire Valley Housing Association, Leeds', 'January 2024 - present', [
      'Built the weekly dashboard of open repairs for 9,000 homes',
      'Cleaned eight years of tenancy data for the new housing system',
    ]);
    job('Store Manager', 'Hobbs & Larkin Homeware, Leeds', 'May 2016 - August 2023', [
      'Ran a store with a team of 22 and sales of £3.1m',
      'Cut waste by 18% with a stock forecast made in Excel',
    ]);
    job('Assistant Manager', 'Hobbs & Larkin Homeware, Bradford', '2012 - 2016', [
      'Rotas, banking and visual standards',
    ]);
    head(main, 'Education');
    job('Data Analytics Bootcamp', 'Northern Digital College, Leeds', 'September 2023 - December 2023', []);
    job('BA (Hons) Business Management', 'University of Kirkgate', '2009 - 2012', ['Second class honours']);
    head(main, 'References');
    write(pdf, main, 'Available on request. Full UK driving licence.');
  });

/** Education first, dates at the right edge, experience and volunteering apart. */
export const student = (): Promise<Buffer> =>
  drawn('LETTER', (pdf) => {
    const serif = { font: 'Times-Roman', size: 10.5 };
    const bold = { ...serif, font: 'Times-Bold' };
    const pen: Pen = { x: 54, y: 46, width: 504 };
    write(pdf, pen, 'MAYA FONTAINE', { ...bold, size: 21, align: 'center' });
    const center = { ...serif, align: 'center' } as const;
    write(pdf, pen, '212 Larchwood Crescent, Unit 5, Ottawa, ON  K1S 1R3', center);
    write(pdf, pen, '613-555-0127  |  maya.fontaine@example.org  |  linkedin.com/in/maya-fontaine', center);
    const head = (text: string) => {
      pen.y += 9;
      write(pdf, pen, text, { ...bold, size: 11.5, color: '#7a1f2b', after: 1 });
      pdf.moveTo(pen.x, pen.y).lineTo(558, pen.y).lineWidth(0.7).stroke('#7a1f2b');
      pen.y += 5;
    };
    const entry = (what: string, dates: string, where: string, duties: readonly string[]) => {
      const { y } = pen;
      write(pdf, pen, what, bold);
      write(pdf, { ...pen, y }, dates, { ...serif, align: 'right' });
      write(pdf, pen, where, { ...serif, font: 'Times-Italic' });
      const inner = { ...pen, x: pen.x + 12 };
      for (const duty of duties) write(pdf, inner, `•  ${duty}`, serif);
      pen.y = inner.y + 4;
    };
    head('EDUCATION');
    entry('Bachelor of Science (Honours), Biology', 'Sept. 2023 – Present', 'Rideau Valley University, Ottawa, ON', [
      'Co-op option; expected graduation April 2027; CGPA 10.4/12',
      'Relevant courses: Limnology, Biostatistics, Organic Chemistry II',
    ]);
    entry('Ontario Secondary School Diploma', 'June 2023', 'Glebe Hill Collegiate, Ottawa, ON', []);
    head('WORK EXPERIENCE');
    entry('Teaching Assistant', 'Sept. 2025 – Present', 'Rideau Valley University, Ottawa, ON', [
      'Lead two first-year labs of 20 students and mark their reports (8 hours per week)',
    ]);
    entry('Laboratory Co-op Student', 'May – Aug. 2025', 'Gatineau River Conservation Trust, Chelsea, QC', [
      'Sampled 34 sites by canoe and tested for phosphorus and E. coli',
      'Rewrote the sample log in R, which saved two hours per batch',
    ]);
    entry('Barista', 'Oct. 2023 – Apr. 2025', 'Blue Heron Coffee, Ottawa, ON', [
      'Part-time, weekends; opened the shop',
    ]);
    head('VOLUNTEER EXPERIENCE');
    entry('Youth Soccer Coach', '2021 – 2023', 'Ottawa South Rovers', ['Under-10 girls, two evenings a week']);
    head('SKILLS');
    write(pdf, pen, 'Laboratory: PCR, Microscopy, Titration', serif);
    write(pdf, pen, 'Software: R, ArcGIS, Excel', serif);
    head('LANGUAGES');
    write(pdf, pen, 'English (native), French (fluent), Spanish (beginner)', serif);
    head('CERTIFICATIONS AND AWARDS');
    write(pdf, pen, 'WHMIS 2025; Standard First Aid and CPR-C; Dean’s Honour List 2024', serif);
  });
