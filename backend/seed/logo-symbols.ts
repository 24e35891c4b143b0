/**
 * Symbols of demo logos on a square of 100: INK is the color of the drawing, GROUND that of what is behind it, ACCENT a
 * third one. `words` are those of a name that call for it.
 */

interface Drawn {
  drawing: string;
  words?: RegExp;
}

const turned = (count: number, drawing: string) =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${Math.round((at * 3600) / count) / 10} 50 50)">${drawing}</g>`,
  ).join('');

const line = (path: string, width: number, color = 'INK') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (path: string, color = 'INK') => `<path d="${path}" fill="${color}"/>`;
const dot = (x: number, y: number, radius: number, color = 'INK') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
const ring = (x: number, y: number, radius: number, width: number, color = 'INK') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
const bars = (heights: readonly number[], color = 'INK') =>
  heights.map((height, at) => area(`M${8 + at * 18} ${50 - height / 2}h11v${height}h-11Z`, color)).join('');

const grain = (y: number) =>
  area(
    `M47 ${y}C34 ${y - 2} 27 ${y - 12} 27 ${y - 22}C39 ${y - 20} 47 ${y - 11} 47 ${y}ZM53 ${y}C66 ${y - 2} 73 ${y - 12} 73 ${y - 22}C61 ${y - 20} 53 ${y - 11} 53 ${y}Z`,
  );

export const SYMBOLS = {
  book: {
    words: /librar|biblio|médiath|livre|éditions|presses|buch/i,
    drawing:
      area('M50 30C40 22 24 19 8 22V77C24 74 40 77 50 85C60 77 76 74 92 77V22C76 19 60 22 50 30Z') +
      line('M50 33V82', 5, 'GROUND'),
  },
  spines: {
    words: /librairie|buchhandlung|books|library/i,
    drawing:
      area('M8 20h17v68H8ZM29 30h13v58H29ZM46 12h17v76H46Z') +
      area('M66 26l15-4 17 62-15 4Z', 'ACCENT') +
      line('M8 34h17M46 28h17', 4, 'GROUND'),
  },
  anchor: {
    words: /marine|hafen|harbor|towing|boat|werft|reederei|chantiers/i,
    drawing:
      ring(50, 17, 9, 7) +
      line('M50 27V86M32 41H68M13 58C17 80 36 88 50 88C64 88 83 80 87 58', 8) +
      area('M4 68L13 48L27 63ZM96 68L87 48L73 63Z'),
  },
  waves: {
    words: /water|wasser|bäder|abwasser|district/i,
    drawing: [30, 50, 70].map((y) => line(`M6 ${y}q11-13 22 0t22 0 22 0 22 0`, 8)).join(''),
  },
  sail: {
    words: /ferry|sea|lotsen|freight$/i,
    drawing: area('M46 6V64H12Z') + area('M54 22V64H84Z', 'ACCENT') + area('M8 72H92L78 92H22Z'),
  },
  lighthouse: {
    drawing:
      area('M38 34H62L70 92H30Z') +
      area('M42 18H58V31H42ZM37 15L50 4L63 15Z') +
      area('M64 24L94 13V35ZM36 24L6 13V35Z', 'ACCENT') +
      area('M36.500 50H63.500L65 63H35Z', 'GROUND'),
  },
  fish: {
    words: /fisch|seafood|oyster|cannery|conserverie/i,
    drawing: area('M4 50C24 22 56 22 74 43L96 26V74L74 57C56 78 24 78 4 50Z') + dot(28, 45, 5, 'GROUND'),
  },
  pine: {
    words: /hackmatack|pine|forest|timber|zimmerei|tischlerei|menuiserie|furniture|outdoor/i,
    drawing: area('M50 4L73 36H62L82 66H57V94H43V66H18L38 36H27Z'),
  },
  leaf: {
    words: /garden|garten|jardin|natural|pépini|nursery|natur/i,
    drawing: area('M20 82C8 38 40 10 90 10C92 62 58 94 20 82Z') + line('M10 92L64 38M38 64V44M38 64H58', 5, 'GROUND'),
  },
  wheat: {
    words: /grain|seed|farm|mill|bakery|bäckerei|boulangerie|biscuit|bread|brau|brew/i,
    drawing:
      line('M50 96V36', 6) + grain(82) + grain(64) + grain(46) + area('M50 30C41 22 41 12 50 3C59 12 59 22 50 30Z'),
  },
  grapes: {
    words: /wein|domaine|cave|vine|cider/i,
    drawing:
      [30, 50, 70].map((x) => dot(x, 42, 10)).join('') +
      [40, 60].map((x) => dot(x, 60, 10)).join('') +
      dot(50, 78, 10) +
      line('M50 32C50 20 54 12 62 6', 5) +
      area('M52 26C62 12 78 12 88 18C78 30 64 32 52 26Z', 'ACCENT'),
  },
  gear: {
    words: /maschinen|mécanique|machine|precision|präzision|engineering|implement|engineers/i,
    drawing: turned(8, area('M42 4H58L60 26H40Z')) + dot(50, 50, 33) + dot(50, 50, 15, 'GROUND'),
  },
  bolt: {
    words: /electri|elektro|électri|strom|power|netz|light|transmission/i,
    drawing: area('M60 2L16 58H44L36 98L84 38H54Z'),
  },
  drop: {
    words: /water|wasser|plumbing|pump|heating|haustechnik|chauffage/i,
    drawing:
      area('M50 4C66 30 82 46 82 64A32 32 0 0 1 18 64C18 46 34 30 50 4Z') +
      line('M32 64A18 18 0 0 0 50 82', 6, 'GROUND'),
  },
  flame: {
    words: /gas|wärme|fire|kraftwerk|castings/i,
    drawing: area('M52 2C58 26 84 38 82 66A32 32 0 0 1 18 66C18 48 33 44 35 26C46 32 50 42 49 52C57 38 57 20 52 2Z'),
  },
  sun: { words: /solar|solaire|sun/i, drawing: dot(50, 50, 20) + turned(12, area('M46.500 6H53.500L52 24H48Z')) },
  sunrise: {
    drawing:
      area('M18 66A32 32 0 0 1 82 66Z') +
      line('M4 78H96M22 90H78', 6) +
      line('M50 8V22M18 20L27 30M82 20L73 30', 6, 'ACCENT'),
  },
  turbine: {
    words: /wind|éolien|energie|énergie|hydro/i,
    drawing:
      area('M47 52L43 96H57L53 52Z') +
      [0, 120, 240]
        .map((turn) => `<g transform="rotate(${turn} 50 46)">${area('M50 46C57 34 55 14 50 2C43 14 44 34 50 46Z')}</g>`)
        .join(''),
  },
  house: {
    words: /house|haus|home|housing|wohnbau|logement|inn|realty|immobil|residencia|résidence|manor/i,
    drawing: area('M50 8L94 46H82V90H18V46H6Z') + area('M41 58H59V90H41Z', 'GROUND'),
  },
  temple: {
    words: /bank|savings|museum|archives|historical|court|verwaltung|council|law|foundation|universit|record/i,
    drawing:
      area('M50 6L94 34V43H6V34Z') +
      [13, 34, 55, 76].map((x) => area(`M${x} 49h11v29h-11Z`)).join('') +
      area('M6 83H94V93H6Z'),
  },
  cross: {
    words: /hospital|klinik|clini|health|santé|salud|medical|médic|surgery|praxis|pediatr|orthop/i,
    drawing: area('M35 8H65V35H92V65H65V92H35V65H8V35H35Z'),
  },
  heart: {
    words: /care|pflege|senior|soins|cuidados|family|community|youth/i,
    drawing: area('M50 90C12 64 4 46 8 30C14 8 40 6 50 28C60 6 86 8 92 30C96 46 88 64 50 90Z'),
  },
  fork: {
    words: /table|restaurant|winstub|diner|kitchen|food|catering|cafeter/i,
    drawing: line('M24 8V30M36 8V30M48 8V30M24 30Q36 48 48 30M36 42V92', 6) + area('M66 8C84 20 84 46 74 56V94H66Z'),
  },
  cup: {
    words: /tea|caf|coffee/i,
    drawing:
      area('M12 38H70V62A22 22 0 0 1 48 84H34A22 22 0 0 1 12 62Z') +
      line('M72 46H79A10 10 0 0 1 79 66H70', 7) +
      line('M30 10q8 8 0 16M50 10q8 8 0 16', 6, 'ACCENT'),
  },
  bell: {
    words: /hotel|hôtel|resort|gasthaus|tourism/i,
    drawing: area('M12 72A38 38 0 0 1 88 72Z') + line('M8 84H92', 8) + dot(50, 28, 7, 'ACCENT'),
  },
  awning: {
    words: /market|markt|provisions|maison|shop|mercado|hardware/i,
    drawing:
      area('M14 10H86L96 40H4Z') +
      [15.5, 38.5, 61.5, 84.5].map((x, at) => dot(x, 42, 11.5, at % 2 ? 'INK' : 'ACCENT')).join('') +
      area('M14 58H22V90H78V58H86V96H14Z') +
      area('M32 62H52V90H32Z'),
  },
  mast: {
    words: /radio|broadcast|fm$|funk|network/i,
    drawing:
      dot(50, 32, 8) +
      line('M50 38L34 94M50 38L66 94M41 72H59', 6) +
      line('M31 49A25 25 0 0 1 31 15M69 15A25 25 0 0 1 69 49', 6) +
      line('M18 60A42 42 0 0 1 18 4M82 4A42 42 0 0 1 82 60', 6, 'ACCENT'),
  },
  microphone: {
    drawing:
      '<rect x="35" y="6" width="30" height="50" rx="15" fill="INK"/>' +
      line('M20 44A30 30 0 0 0 80 44M50 74V92M32 94H68', 7) +
      line('M42 22H58M42 32H58', 4, 'GROUND'),
  },
  equalizer: { words: /sound|audio|news radio/i, drawing: bars([34, 70, 92, 54, 78]) },
  rails: {
    words: /rail|bahn|transit|verkehr|line$/i,
    drawing: line('M36 6L10 94M64 6L90 94', 7) + line('M33 26H67M27 48H73M20 72H80', 7, 'ACCENT'),
  },
  truck: {
    words: /transport|truck|spedition|logisti|distribution|drayage|cargo/i,
    drawing:
      area('M4 28H58V70H4Z') +
      area('M62 42H80L96 58V70H62Z', 'ACCENT') +
      [24, 76].map((x) => dot(x, 74, 13, 'GROUND') + dot(x, 74, 9)).join(''),
  },
  road: {
    words: /paving|civil|bus/i,
    drawing: area('M38 6H62L92 94H8Z') + line('M50 16V28M50 42V56M50 70V86', 6, 'GROUND'),
  },
  hammer: {
    words: /build|bau|construc|reformas|sons|handwerk|batiment/i,
    drawing: `${line('M16 90L58 44', 11)}<g transform="rotate(42 64 34)">${area('M34 20H94V34L86 46H34Z')}</g>`,
  },
  bricks: {
    drawing: [
      'M8 20H48V38H8ZM54 20H92V38H54Z',
      'M8 44H26V62H8ZM32 44H70V62H32ZM76 44H92V62H76Z',
      'M8 68H48V86H8ZM54 68H92V86H54Z',
    ]
      .map((row, at) => area(row, at === 1 ? 'ACCENT' : 'INK'))
      .join(''),
  },
  crane: {
    words: /terminal|anlagen|park$/i,
    drawing: line('M30 94V10M30 22H92M30 10L92 22M14 22H30M78 22V48', 7) + area('M66 50H90V68H66Z', 'ACCENT'),
  },
  peaks: {
    words: /berg|alpen|mountain|seilbahn|valley|hill/i,
    drawing: area('M2 86L38 20L58 56L68 40L98 86Z') + area('M38 20L49 40L38 48L27 40Z', 'GROUND'),
  },
  star: { words: /star|talent|services/i, drawing: area('M50 4L62 38H98L69 59L80 94L50 73L20 94L31 59L2 38H38Z') },
  shield: {
    words: /insurance|versicherung|mutu|trust|academy|school|institution/i,
    drawing:
      area('M50 4L90 17V50C90 74 71 90 50 98C29 90 10 74 10 50V17Z') +
      area('M24 52L50 30L76 52V66L50 44L24 66Z', 'GROUND'),
  },
  cap: {
    words: /college|universit|école|schule|school|formation|institut|cours/i,
    drawing:
      area('M50 18L98 41L50 64L2 41Z') + area('M22 56V76C36 88 64 88 78 76V56L50 70Z') + line('M91 45V74', 5, 'ACCENT'),
  },
  bird: {
    words: /magpie|studio|travel|air|tier/i,
    drawing: area(
      'M2 60C24 58 34 40 52 32C60 20 78 18 84 32L98 37L85 43C83 68 60 84 32 80C45 75 50 69 50 62C36 71 18 71 2 60Z',
    ),
  },
  key: { words: /access|key|gestor|agency/i, drawing: ring(28, 50, 18, 11) + line('M48 50H92M80 50V68M64 50V62', 10) },
  nib: {
    words: /press|courier|media|creative|print|imprimerie|weekly|newsroom/i,
    drawing: area('M50 2L76 54L60 94H40L24 54Z') + line('M50 44V94', 5, 'GROUND') + dot(50, 44, 7, 'GROUND'),
  },
  people: {
    words: /people|talent|partners|inclusion|council|workers|allian|social|sozial/i,
    drawing:
      dot(34, 32, 15) +
      area('M6 86A28 30 0 0 1 62 86Z') +
      dot(70, 38, 12, 'ACCENT') +
      area('M68 86C68 72 64 64 58 58A22 24 0 0 1 96 86Z', 'ACCENT'),
  },
  flask: {
    words: /lab|bio|therap|chem|chimi|science|ethanol|plastic|diagnost/i,
    drawing:
      area('M38 6H62V36L90 84A8 8 0 0 1 83 95H17A8 8 0 0 1 10 84L38 36Z') + area('M35 62H65L76 82H24Z', 'GROUND'),
  },
  rings: { words: /&|group|gruppe|advisory|associ/i, drawing: ring(36, 50, 25, 9) + ring(64, 50, 25, 9, 'ACCENT') },
  orbit: {
    words: /space|systems|software|data|informatique|digital/i,
    drawing:
      dot(50, 50, 13) +
      '<ellipse cx="50" cy="50" rx="44" ry="18" fill="none" stroke="INK" stroke-width="6" transform="rotate(-30 50 50)"/>' +
      '<ellipse cx="50" cy="50" rx="44" ry="18" fill="none" stroke="ACCENT" stroke-width="6" transform="rotate(30 50 50)"/>',
  },
  cube: {
    words: /works|werk|systems|manufact|storage|lager/i,
    drawing: area('M50 4L92 28L50 52L8 28Z') + area('M8 36L46 58V98L8 76Z') + area('M92 36L54 58V98L92 76Z', 'ACCENT'),
  },
  quarters: {
    drawing:
      area('M6 48A42 42 0 0 1 48 6V48Z') +
      area('M52 6A42 42 0 0 1 94 48H52Z', 'ACCENT') +
      area('M6 52H48V94A42 42 0 0 1 6 52Z', 'ACCENT') +
      area('M52 52H94A42 42 0 0 1 52 94Z'),
  },
  chart: {
    words: /wealth|cpas|bookkeep|steuer|conseil|asesor|consult/i,
    drawing: area('M8 60h18v34H8ZM34 42h18v52H34Z') + area('M60 22h18v72H60Z', 'ACCENT') + line('M8 40L44 18', 6),
  },
  arch: {
    words: /hall|estate|gallery|collection|bridge/i,
    drawing:
      area('M8 94V50A42 42 0 0 1 92 50V94H74V52A24 24 0 0 0 26 52V94Z') +
      area('M38 94V56A12 12 0 0 1 62 56V94Z', 'ACCENT'),
  },
  tower: {
    words: /stadt|commune|markt|borough|county|town|verband|gemeinde|kreis/i,
    drawing: area('M18 94V30H26V18H36V30H44V18H56V30H64V18H74V30H82V94H60V72A10 10 0 0 0 40 72V94Z'),
  },
  wheel: {
    words: /car|automotive|railcar|drive/i,
    drawing: ring(50, 50, 40, 9) + dot(50, 50, 9) + turned(6, line('M50 40V14', 6)),
  },
} as const satisfies Record<string, Drawn>;

export type SymbolName = keyof typeof SYMBOLS;
