/** Two CVs as design programs make them: a Belgian timeline, a French student's with a coloured column on the right. */
import { drawn, type Pen, write } from '../pdf.ts';

/** Dates to the left of a line, positions to the right of it. */
export const accountant = (): Promise<Buffer> =>
  drawn('A4', (pdf) => {
    const pen: Pen = { x: 48, y: 44, width: 500 };
    write(pdf, pen, 'Delphine Wauters', { size: 24, font: 'Helvetica-Bold', color: '#1f3d36' });
    write(pdf, pen, 'Comptable', { size: 13, color: '#5c7a72', after: 8 });
    write(pdf, pen, 'Rue des Glycines 18, 5000 Namur (Belgique)');
    write(pdf, pen, 'GSM : 0470 55 01 42     E-mail : delphine.wauters@example.org');
    write(pdf, pen, 'Née le 22 novembre 1989 – Permis B – Belge');
    const head = (text: string) => {
      pen.y += 12;
      write(pdf, pen, text, { size: 12.5, font: 'Helvetica-Bold', color: '#1f3d36', after: 6 });
    };
    const station = (dates: string, what: string, where: string, duties: readonly string[]) => {
      const { y } = pen;
      write(pdf, { x: 48, y, width: 118 }, dates, { color: '#5c7a72' });
      const right: Pen = { x: 192, y, width: 356 };
      write(pdf, right, what, { size: 10.5, font: 'Helvetica-Bold' });
      write(pdf, right, where, { font: 'Helvetica-Oblique' });
      for (const duty of duties) write(pdf, right, `– ${duty}`);
      pdf
        .moveTo(177, y)
        .lineTo(177, right.y + 6)
        .lineWidth(1)
        .stroke('#9db8b0');
      pdf.circle(177, y + 5, 3.5).fill('#1f3d36');
      pen.y = right.y + 7;
    };
    head('Expérience professionnelle');
    station('Mars 2020 – présent', 'Comptable senior', 'Fiduciaire Meuse & Lesse SRL, Namur', [
      'Comptabilité complète d’une quarantaine de PME et d’indépendants',
      'Déclarations à la TVA, bilans et contacts avec l’administration',
      'Temps plein jusqu’en 2022, 4/5 temps depuis',
    ]);
    station('Sept. 2013 – févr. 2020', 'Aide-comptable', 'Brasserie du Val d’Heure SA, Charleroi', [
      'Encodage des factures, rappels de paiement, préparation des clôtures mensuelles',
    ]);
    station('2012 – 2013', 'Employée administrative', 'Divers employeurs, missions d’intérim', []);
    head('Formation');
    station('2009 – 2012', 'Bachelier en comptabilité, option fiscalité', 'Haute École de la Citadelle, Namur', [
      'Distinction ; stage de 15 semaines dans une fiduciaire',
    ]);
    station('2003 – 2009', 'CESS, sciences économiques', 'Institut Sainte-Begge-du-Bois, Andenne', []);
    head('Langues');
    write(pdf, pen, 'Français : langue maternelle');
    write(pdf, pen, 'Néerlandais : bon niveau (B2)');
    write(pdf, pen, 'Anglais : notions');
    head('Connaissances informatiques');
    write(pdf, pen, 'BOB 50, WinBooks, Isabel 6, Excel');
    head('Loisirs');
    write(pdf, pen, 'Course à pied, chorale, comité de parents de l’école');
  });

/** Studies first; contact and knowledge in a column on the right. */
export const student = (): Promise<Buffer> =>
  drawn('A4', (pdf) => {
    pdf.rect(393, 0, 202, 842).fill('#fbe9d7');
    pdf.circle(494, 100, 56).fill('#f0c9a0');
    const main: Pen = { x: 40, y: 48, width: 330 };
    const side: Pen = { x: 413, y: 176, width: 165 };
    const head = (pen: Pen, text: string) => {
      pen.y += 12;
      write(pdf, pen, text, { size: 12, font: 'Helvetica-Bold', color: '#b4541a', after: 6 });
    };
    write(pdf, main, 'Inès LACOMBE', { size: 25, font: 'Helvetica-Bold' });
    write(pdf, main, 'Étudiante en master Marketing digital', { size: 12.5, color: '#555' });
    write(pdf, main, 'Recherche une alternance de 12 mois à partir de janvier 2027', { color: '#555', after: 8 });
    write(
      pdf,
      main,
      'Curieuse, organisée et à l’aise à l’écrit, je souhaite rejoindre une équipe où l’on teste, mesure et recommence.',
    );
    const entry = (dates: string, what: string, where: string, duties: readonly string[]) => {
      write(pdf, main, dates, { size: 9, color: '#b4541a' });
      write(pdf, main, what, { size: 10.5, font: 'Helvetica-Bold' });
      write(pdf, main, where);
      for (const duty of duties) write(pdf, main, `• ${duty}`);
      main.y += 7;
    };
    head(main, 'FORMATION');
    entry('2025 – 2027 (en cours)', 'Master Marketing digital', 'Université de l’Estuaire, Nantes', []);
    entry('2022 – 2025', 'Licence Économie et gestion', 'Université de l’Estuaire, Nantes', ['Mention assez bien']);
    entry('2022', 'Baccalauréat général', 'Lycée Aristide-Briand-sur-Mer, Saint-Nazaire', [
      'Spécialités mathématiques et SES',
    ]);
    head(main, 'EXPÉRIENCES');
    entry('Avril 2026 – août 2026', 'Assistante communication', 'Agence Grand Large, Nantes', [
      'Stage de cinq mois : calendrier éditorial, newsletters et visuels pour six clients',
      'Suivi des campagnes et rapport mensuel',
    ]);
    entry('Juillet 2024 – août 2024', 'Hôtesse de caisse', 'Marché Bleu, Saint-Nazaire', ['Emploi d’été']);
    entry('2020 – 2023', 'Garde d’enfants', 'Familles de mon quartier', ['Sorties d’école, aide aux devoirs']);
    head(main, 'BÉNÉVOLAT');
    write(pdf, main, 'Trésorière du bureau des étudiants depuis 2025 ; accueil au festival Les Quais en 2023 et 2024.');
    head(side, 'CONTACT');
    for (const line of ['06 39 98 62 15', 'ines.lacombe@example.org', '17 bis rue du Vieux-Moulin', '44000 Nantes'])
      write(pdf, side, line);
    write(pdf, side, 'Née le 14/04/2004');
    write(pdf, side, 'Permis B');
    head(side, 'COMPÉTENCES');
    for (const line of ['Canva', 'Google Analytics', 'Suite Adobe', 'Rédaction web', 'Excel'])
      write(pdf, side, `• ${line}`);
    head(side, 'LANGUES');
    for (const line of ['Français : langue maternelle', 'Anglais : C1 (TOEIC 905)', 'Espagnol : B2'])
      write(pdf, side, line);
    head(side, 'CENTRES D’INTÉRÊT');
    for (const line of ['Surf', 'Photographie argentique', 'Théâtre d’improvisation']) write(pdf, side, line);
  });
